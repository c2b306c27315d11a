export type { AffordabilityInputs } from "./affordability/affordabilityEstimate.ts";
export {
  type AffordabilityResult,
  affordability,
} from "./affordability/affordabilityEstimate.ts";
export {
  assertValid,
  CalculatorInputError,
  type CalculatorOf,
  type Draft,
  type Field,
  type FieldKind,
  type FieldOf,
  type FieldsOf,
  type FieldTable,
  findMissing,
  type InputIssue,
  type InputOf,
  type InputsOf,
  type ListOf,
  type Requirement,
  type Step,
} from "./calculator.ts";
export {
  type ClosingFeesInputs,
  type ClosingFeesResult,
  closingFees,
} from "./closingFees/closingFeesEstimate.ts";
export {
  type DownPaymentWarning,
  type DownPaymentWarningId,
  downPaymentPercent,
  downPaymentWarning,
} from "./closingFees/downPaymentWarning.ts";
export {
  createWizard,
  setAt,
  stepsOf,
  type Wizard,
  type WizardAction,
  type WizardOptions,
  type WizardState,
  wizardAt,
} from "./createWizard.ts";
export type {
  Debt,
  DebtConsolidationInputs,
} from "./debtConsolidation/debtConsolidationEstimate.ts";
export {
  type DebtConsolidationRecommendationId,
  type DebtConsolidationResult,
  debtConsolidation,
} from "./debtConsolidation/debtConsolidationEstimate.ts";
export { debtToIncome } from "./debtToIncome.ts";
// Low-level formulas for fast loops: they do not check their arguments.
export { type Amortization, type AmortizationTerms, amortize } from "./finance/amortize.ts";
export { futureBalance } from "./finance/futureBalance.ts";
export { levelPayment } from "./finance/levelPayment.ts";
export { type PaymentFrequency, paymentsPerYear } from "./finance/paymentsPerYear.ts";
export { type PayOff, payOff } from "./finance/payOff.ts";
export { presentValue } from "./finance/presentValue.ts";
export type { FixedOrVariableInputs } from "./fixedOrVariable/fixedOrVariableEstimate.ts";
export {
  type FixedOrVariableResult,
  fixedOrVariable,
} from "./fixedOrVariable/fixedOrVariableEstimate.ts";
export type { HomeIncomeInputs } from "./homeIncome/homeIncomeEstimate.ts";
export { type HomeIncomeResult, homeIncome } from "./homeIncome/homeIncomeEstimate.ts";
export type { LeavingInputs } from "./leaving/leavingEstimate.ts";
export { type LeavingResult, leaving } from "./leaving/leavingEstimate.ts";
export { type NumberProblem, parseNumber, readNumber } from "./parseNumber.ts";
export type { PaymentInputs } from "./payment/paymentEstimate.ts";
export { type PaymentResult, payment } from "./payment/paymentEstimate.ts";
export { dollars, months, percent, type Quantity, type Unit, years } from "./quantity.ts";
export type { RefinanceInputs } from "./refinance/refinanceEstimate.ts";
export {
  breakEvenLimit,
  type RefinanceRecommendationId,
  type RefinanceResult,
  refinance,
} from "./refinance/refinanceEstimate.ts";
export {
  type RenewalCost,
  type RenewalRecommendationId,
  type RenewalResult,
  renewal,
} from "./renewal/renewalEstimate.ts";
export type { OtherOffer, RenewalInputs } from "./renewal/renewalFields.ts";
export { offersOf } from "./renewal/renewalFields.ts";
export { homeAssumptions } from "./rentVsBuy/homeAssumptions.ts";
export type { RentVsBuyInputs } from "./rentVsBuy/rentVsBuyEstimate.ts";
export {
  type RentVsBuyRecommendationId,
  type RentVsBuyResult,
  rentVsBuy,
} from "./rentVsBuy/rentVsBuyEstimate.ts";
