export {
  type Calculator,
  CalculatorInputError,
  type Draft,
  type FieldOf,
  type InputIssue,
  type ListOf,
  type Step,
} from "./calculator.ts";
export {
  createWizard,
  type Wizard,
  type WizardAction,
  type WizardState,
} from "./createWizard.ts";
export {
  type AffordabilityInputs,
  type AffordabilityResult,
  affordability,
  debtToIncome,
} from "./estimates/affordability.ts";
export {
  type ClosingFeesInputs,
  type ClosingFeesResult,
  closingFees,
} from "./estimates/closingFees.ts";
export {
  type Debt,
  type DebtConsolidationInputs,
  type DebtConsolidationResult,
  debtConsolidation,
} from "./estimates/debtConsolidation.ts";
export { downPaymentPercent } from "./estimates/downPaymentPercent.ts";
export { type DownPaymentWarning, downPaymentWarning } from "./estimates/downPaymentWarning.ts";
export { homeAssumptions } from "./estimates/homeAssumptions.ts";
export { type PaymentInputs, type PaymentResult, payment } from "./estimates/payment.ts";
export {
  breakEvenLimit,
  type RefinanceInputs,
  type RefinanceResult,
  refinance,
} from "./estimates/refinance.ts";
export { type RentVsBuyInputs, type RentVsBuyResult, rentVsBuy } from "./estimates/rentVsBuy.ts";
// The formulas beneath, for loops that must be fast: they trust their arguments.
export { type Amortization, type AmortizationTerms, amortize } from "./finance/amortize.ts";
export { futureBalance } from "./finance/futureBalance.ts";
export { levelPayment } from "./finance/levelPayment.ts";
export { type PaymentFrequency, paymentsPerYear } from "./finance/paymentsPerYear.ts";
export { type PayOff, payOff } from "./finance/payOff.ts";
export { presentValue } from "./finance/presentValue.ts";
