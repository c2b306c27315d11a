// First, so that the figures lie together in a bundle, which compresses better.

export {
  type AmortizationSchedule,
  type AmortizationScheduleInputs,
  amortizationSchedule,
  type ScheduleRow,
} from "./amortizationSchedule.ts";
export {
  type AnnualPercentageRate,
  type AnnualPercentageRateInputs,
  annualPercentageRate,
} from "./annualPercentageRate.ts";
export { type BlendedRateInputs, blendedRate } from "./blendedRate.ts";
export { type CashToClose, type CashToCloseInputs, cashToClose } from "./cashToClose.ts";
export {
  comparePaymentFrequencies,
  type FrequencyOutcome,
} from "./comparePaymentFrequencies.ts";
export {
  type ComparedOffer,
  compareRenewalOffers,
  type OfferStanding,
  type RenewalComparison,
  type RenewalOffer,
  type RenewalOffersInputs,
} from "./compareRenewalOffers.ts";
export {
  compareToEndOfTerm,
  type EndOfTerm,
  type EndOfTermInputs,
  type Standing,
} from "./compareToEndOfTerm.ts";
export type { Compounding } from "./compoundingsPerYear.ts";
export {
  type DebtServiceInputs,
  type DebtServiceRatios,
  debtServiceRatios,
  type RentalIncome,
} from "./debtServiceRatios.ts";
export { type EffectiveAnnualRateInputs, effectiveAnnualRate } from "./effectiveAnnualRate.ts";
export {
  type ExtraPayments,
  type ExtraPaymentsInputs,
  extraPayments,
} from "./extraPayments.ts";
export type {
  BuyerChoice,
  BuyerFacts,
  FirstTimeDecision,
  FirstTimeReason,
} from "./firstTimeBuyer.ts";
export { firstTimeBuyerGstRebate } from "./firstTimeBuyerGstRebate.ts";
export type { LoanPath } from "./followLoan.ts";
export { type HomeBuyersCredit, homeBuyersCredit } from "./homeBuyersCredit.ts";
export {
  type HomeBuyersPlanInputs,
  type HomeBuyersPlanRepayment,
  homeBuyersPlanRepayment,
} from "./homeBuyersPlanRepayment.ts";
export { type HomeEquity, type HomeEquityInputs, homeEquity } from "./homeEquity.ts";
export {
  type InsuranceClass,
  type InsuranceClassInputs,
  insuranceClass,
  type UninsurableReason,
} from "./insuranceClass.ts";
export { type InterestOnlyPaymentInputs, interestOnlyPayment } from "./interestOnlyPayment.ts";
export {
  type LandTransferLine,
  type LandTransferTax,
  type LandTransferTaxInputs,
  landTransferTax,
} from "./landTransferTax.ts";
export {
  type MaximumPurchase,
  type MaximumPurchaseInputs,
  maximumPurchase,
  type PurchaseLimit,
  type Qualification,
} from "./maximumPurchase.ts";
export { minimumDownPayment, type Occupancy } from "./minimumDownPayment.ts";
export {
  type InsuranceRefusal,
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
export type { MunicipalRate } from "./municipalCharge.ts";
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
  type PortabilityTopUp,
  type PortabilityTopUpInputs,
  portabilityTopUp,
} from "./portabilityTopUp.ts";
export {
  type PrepaymentCharge,
  type PrepaymentChargeInputs,
  prepaymentCharge,
} from "./prepaymentCharge.ts";
export { type QualifyingRateChoice, qualifyingRate } from "./qualifyingRate.ts";
export {
  type QualifyingTest,
  type QualifyingTestInputs,
  qualifyingTest,
  type Switch,
} from "./qualifyingTest.ts";
export { type RemainingBalanceInputs, remainingBalance } from "./remainingBalance.ts";
export type { ScheduleYear } from "./rollUpYears.ts";
export type { DebtServiceLimits } from "./rules/debtService.ts";
export { eachRule } from "./rules/eachRule.ts";
export type { FirstTimeTest } from "./rules/firstTimeTests.ts";
export type { City } from "./rules/municipalTransfer.ts";
export { type ReviewNotice, type RuleChoice, reviewNotices } from "./rules/ruleBook.ts";
export {
  type Confidence,
  findRule,
  type Place,
  type Rule,
  type RuleDateIssue,
  type RuleInForce,
  type RuleVersion,
  ruleInForce,
  rulesCheckedOn,
  type Source,
} from "./rules/ruleInForce.ts";
export { rules } from "./rules/rules.ts";
export type { Province, TransferSchedule } from "./rules/transferSchedules.ts";
export { unrecoverableCost } from "./unrecoverableCost.ts";
