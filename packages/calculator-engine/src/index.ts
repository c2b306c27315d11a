export {
  type AffordabilityInputs,
  type AffordabilityResult,
  affordability,
  debtToIncome,
} from "./affordability/affordabilityEstimate.ts";
export {
  type Calculator,
  CalculatorInputError,
  type Draft,
  type FieldOf,
  type InputIssue,
  type ListOf,
  type Requirement,
  type Step,
} from "./calculator.ts";
export {
  type ClosingFeesInputs,
  type ClosingFeesResult,
  closingFees,
} from "./closingFees/closingFeesEstimate.ts";
export { downPaymentPercent } from "./closingFees/downPaymentPercent.ts";
export {
  type DownPaymentWarning,
  type DownPaymentWarningId,
  downPaymentWarning,
} from "./closingFees/downPaymentWarning.ts";
export {
  createWizard,
  type Wizard,
  type WizardAction,
  type WizardState,
  wizardAt,
} from "./createWizard.ts";
export {
  type Debt,
  type DebtConsolidationInputs,
  type DebtConsolidationRecommendationId,
  type DebtConsolidationResult,
  debtConsolidation,
} from "./debtConsolidation/debtConsolidationEstimate.ts";
// Low-level formulas for fast loops: they do not check their arguments.
export { type Amortization, type AmortizationTerms, amortize } from "./finance/amortize.ts";
export { futureBalance } from "./finance/futureBalance.ts";
export { levelPayment } from "./finance/levelPayment.ts";
export { type PaymentFrequency, paymentsPerYear } from "./finance/paymentsPerYear.ts";
export { type PayOff, payOff } from "./finance/payOff.ts";
export { presentValue } from "./finance/presentValue.ts";
export { parseNumber } from "./parseNumber.ts";
export { type PaymentInputs, type PaymentResult, payment } from "./payment/paymentEstimate.ts";
export type { Quantity, Unit } from "./quantity.ts";
export {
  breakEvenLimit,
  type RefinanceInputs,
  type RefinanceRecommendationId,
  type RefinanceResult,
  refinance,
} from "./refinance/refinanceEstimate.ts";
export { offersOf } from "./renewal/otherOffers.ts";
export {
  type OtherOffer,
  type RenewalCost,
  type RenewalInputs,
  type RenewalRecommendationId,
  type RenewalResult,
  renewal,
} from "./renewal/renewalEstimate.ts";
export { homeAssumptions } from "./rentVsBuy/homeAssumptions.ts";
export {
  type RentVsBuyInputs,
  type RentVsBuyRecommendationId,
  type RentVsBuyResult,
  rentVsBuy,
} from "./rentVsBuy/rentVsBuyEstimate.ts";
export { setAt } from "./setAt.ts";
export { assertValid, findMissing } from "./validate.ts";
