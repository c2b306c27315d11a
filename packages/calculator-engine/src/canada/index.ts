// biome-ignore-all assist/source/organizeImports: the rules come first, so that the figures lie together in a bundle, which compresses better
export { rules } from "./rules/rules.ts";

export {
  type AmortizationSchedule,
  type AmortizationScheduleInputs,
  amortizationSchedule,
  type ScheduleRow,
  type ScheduleYear,
} from "./amortizationSchedule.ts";
export {
  type AnnualPercentageRate,
  type AnnualPercentageRateInputs,
  annualPercentageRate,
} from "./annualPercentageRate.ts";
export type { BuyerChoice, BuyerFacts } from "./buyers.ts";
export {
  comparePaymentFrequencies,
  type FrequencyOutcome,
} from "./comparePaymentFrequencies.ts";
export { type Compounding, compoundingsPerYear } from "./compounding.ts";
export {
  type CountedIncome,
  type CountedIncomeInputs,
  countedIncome,
  type Income,
  type IncomeCounted,
} from "./countedIncome.ts";
export {
  type DebtServiceInputs,
  type DebtServiceRatios,
  debtServiceRatios,
} from "./debtServiceRatios.ts";
export { type EffectiveAnnualRateInputs, effectiveAnnualRate } from "./effectiveAnnualRate.ts";
export {
  type ExtraPayments,
  type ExtraPaymentsInputs,
  extraPayments,
} from "./extraPayments.ts";
export type { FirstTimeDecision, FirstTimeReason, JudgedBuyer } from "./firstTimeBuyer.ts";
export { firstTimeBuyerGstRebate, type GstRebateInputs } from "./firstTimeBuyerGstRebate.ts";
export {
  type HomeBuyersCredit,
  type HomeBuyersCreditInputs,
  homeBuyersCredit,
} from "./homeBuyersCredit.ts";
export {
  type HomeBuyersPlanInputs,
  type HomeBuyersPlanRepayment,
  homeBuyersPlanRepayment,
} from "./homeBuyersPlanRepayment.ts";
export { type HomeEquity, type HomeEquityInputs, homeEquity } from "./homeEquity.ts";
export { type IncomeNeeded, type IncomeNeededInputs, incomeNeeded } from "./incomeNeeded.ts";
export {
  type InsuranceClass,
  type InsuranceClassInputs,
  insuranceClass,
  type UninsurableReason,
} from "./insuranceClass.ts";
export {
  type LandTransferLine,
  type LandTransferTax,
  type LandTransferTaxInputs,
  landTransferTax,
} from "./landTransferTax.ts";
export { comparisonRateOf, type FixedRate, type LenderKind } from "./marketRates.ts";
export {
  type DatedRate,
  type FoundRate,
  type OfferedRate,
  type RateClass,
  type RateConditions,
  type RateKind,
  type RatePurpose,
  type RateUse,
  rateClasses,
  rateFor,
  rateKey,
  rateKinds,
  ratePurposes,
  rateUses,
  ratesOn,
  type WantedRate,
} from "./offeredRates.ts";
export { type MaximumPurchase, maximumPurchase, type PurchaseLimit } from "./maximumPurchase.ts";
export type { Qualification, MaximumPurchaseInputs } from "./qualify.ts";
export {
  type HomeUse,
  type MinimumDownPaymentInputs,
  minimumDownPayment,
  type Occupancy,
} from "./minimumDownPayment.ts";
export {
  type InsuranceRefusal,
  type CountedInsurance,
  type MortgageInsurance,
  type MortgageInsuranceInputs,
  mortgageInsurance,
} from "./mortgageInsurance.ts";
export {
  acceleratedShare,
  type MortgagePaymentInputs,
  mortgagePayment,
  type PaymentConvention,
} from "./mortgagePayment.ts";
export type { MunicipalRate, UnknownCharge } from "./municipalCharge.ts";
export {
  type NewHousingRebate,
  type NewHousingRebateInputs,
  type NewHousingRebateLine,
  newHousingRebate,
} from "./newHousingRebate.ts";
export type { NonResidentShares } from "./nonResidentCharge.ts";
export { type NumberOfPaymentsInputs, numberOfPayments } from "./numberOfPayments.ts";
export { type PaymentDatesInputs, paymentDates } from "./paymentDates.ts";
export { type PeriodicRateInputs, periodicRate } from "./periodicRate.ts";
export {
  type ChargeMethod,
  type PrepaymentCharge,
  type PrepaymentChargeInputs,
  prepaymentCharge,
} from "./prepaymentCharge.ts";
export { type PrimeMove, type PrimeMoveInputs, primeMove } from "./primeMove.ts";
export type { Prohibition, ProhibitionInputs } from "./prohibition.ts";
export {
  type QualifyingRateChoice,
  type QualifyingRateInputs,
  qualifyingRate,
} from "./qualifyingRate.ts";
export {
  type QualifyingTest,
  type QualifyingTestInputs,
  qualifyingTest,
  type Switch,
} from "./qualifyingTest.ts";
export { type RemainingBalanceInputs, remainingBalance } from "./remainingBalance.ts";
export type { DebtServiceLimits } from "./rules/debtService.ts";
export { eachRule } from "./rules/eachRule.ts";
export type { FirstTimeTest } from "./rules/firstTimeTest.ts";
export type { RuleChoice } from "./rules/ruleBook.ts";
export {
  type ExceptedStatus,
  exceptedStatuses,
  type ProhibitionException,
} from "./rules/purchaseProhibition.ts";
export {
  type Confidence,
  type DaysByEvent,
  findRule,
  type Place,
  type Rule,
  type RuleDateIssue,
  type RuleDay,
  type RuleEvent,
  type RuleInForce,
  type RuleLookUp,
  type RuleScope,
  type RuleStatus,
  type RuleVersion,
  ruleInForce,
  rulesCheckedOn,
  type Unresolved,
} from "./rules/ruleInForce.ts";
export { type RuleNotice, reviewNotices, unresolvedNotices } from "./rules/ruleNotices.ts";
export type { Source } from "./rules/source.ts";
export type { City, Province, TransferSchedule } from "./rules/landTransferTaxBrackets.ts";
export { type TriggerRateInputs, triggerRate } from "./triggerRate.ts";
export {
  type VariableKind,
  type VariableRateInputs,
  type VariableRateRow,
  type VariableRateSchedule,
  variableRateSchedule,
} from "./variableRateSchedule.ts";
