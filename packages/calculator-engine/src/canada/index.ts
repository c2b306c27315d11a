export {
  type AmortizationSchedule,
  type AmortizationScheduleInputs,
  amortizationSchedule,
  type ScheduleRow,
} from "./amortizationSchedule.ts";
export {
  comparePaymentFrequencies,
  type FrequencyOutcome,
} from "./comparePaymentFrequencies.ts";
export type { Compounding } from "./compoundingsPerYear.ts";
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
export { firstTimeBuyerGstRebate } from "./firstTimeBuyerGstRebate.ts";
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
export { minimumDownPayment } from "./minimumDownPayment.ts";
export {
  type InsuranceRefusal,
  type MortgageInsurance,
  type MortgageInsuranceInputs,
  mortgageInsurance,
} from "./mortgageInsurance.ts";
export {
  type MortgagePaymentInputs,
  mortgagePayment,
  type PaymentConvention,
} from "./mortgagePayment.ts";
export { type NumberOfPaymentsInputs, numberOfPayments } from "./numberOfPayments.ts";
export { type PeriodicRateInputs, periodicRate } from "./periodicRate.ts";
export {
  type PrepaymentCharge,
  type PrepaymentChargeInputs,
  prepaymentCharge,
} from "./prepaymentCharge.ts";
export { qualifyingRate } from "./qualifyingRate.ts";
export { type RemainingBalanceInputs, remainingBalance } from "./remainingBalance.ts";
export type { ScheduleYear } from "./rollUpYears.ts";
export type { City } from "./rules/municipalTransfer.ts";
export type { DebtServiceLimits } from "./rules/qualifying.ts";
export {
  type Rule,
  type RuleInForce,
  type RuleVersion,
  ruleInForce,
  rulesCheckedOn,
} from "./rules/ruleInForce.ts";
export { rules } from "./rules/rules.ts";
export type { Province, TransferSchedule } from "./rules/transferSchedules.ts";
export { unrecoverableCost } from "./unrecoverableCost.ts";
