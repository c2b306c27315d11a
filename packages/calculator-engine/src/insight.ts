export {
  type AffordabilityCircumstances,
  affordabilityCircumstances,
  affordabilityLenderView,
} from "./affordability/affordabilityLenderView.ts";
export { type AffordabilityParts, affordabilityParts } from "./affordability/affordabilityParts.ts";
export { affordabilityTippingPoints } from "./affordability/affordabilityTippingPoints.ts";
export { explainAffordability } from "./affordability/explainAffordability.ts";
export {
  type ClosingFeesCircumstances,
  closingFeesCircumstances,
  closingFeesLenderView,
} from "./closingFees/closingFeesLenderView.ts";
export { closingFeesTippingPoints } from "./closingFees/closingFeesTippingPoints.ts";
export { explainClosingFees } from "./closingFees/explainClosingFees.ts";
export {
  type DebtBalancesByYear,
  debtBalancesByYear,
} from "./debtConsolidation/debtBalancesByYear.ts";
export {
  type DebtConsolidationCircumstances,
  debtConsolidationCircumstances,
  debtConsolidationLenderView,
} from "./debtConsolidation/debtConsolidationLenderView.ts";
export {
  type DebtConsolidationFigures,
  debtConsolidationSecondLook,
} from "./debtConsolidation/debtConsolidationSecondLook.ts";
export { debtConsolidationTippingPoints } from "./debtConsolidation/debtConsolidationTippingPoints.ts";
export { explainDebtConsolidation } from "./debtConsolidation/explainDebtConsolidation.ts";
export type { ExplanationStep, Operand, Unit } from "./explain/describeSteps.ts";
export type {
  BridgeStep,
  LenderFigure,
  LenderView,
  RuleUsed,
} from "./lenderView/assembleLenderView.ts";
export { explainPayment } from "./payment/explainPayment.ts";
export {
  type PaymentCircumstances,
  paymentCircumstances,
  paymentLenderView,
} from "./payment/paymentLenderView.ts";
export { paymentTippingPoints } from "./payment/paymentTippingPoints.ts";
export { explainRefinance } from "./refinance/explainRefinance.ts";
export {
  type RefinanceCircumstances,
  refinanceCircumstances,
  refinanceLenderView,
} from "./refinance/refinanceLenderView.ts";
export {
  type RefinanceSavingsByYear,
  refinanceSavingsByYear,
} from "./refinance/refinanceSavingsByYear.ts";
export { type RefinanceFigures, refinanceSecondLook } from "./refinance/refinanceSecondLook.ts";
export { refinanceTippingPoints } from "./refinance/refinanceTippingPoints.ts";
export { explainRentVsBuy } from "./rentVsBuy/explainRentVsBuy.ts";
export {
  type RentVsBuyByYear,
  type RentVsBuyYear,
  rentVsBuyByYear,
} from "./rentVsBuy/rentVsBuyByYear.ts";
export {
  type RentVsBuyCircumstances,
  rentVsBuyCircumstances,
  rentVsBuyLenderView,
} from "./rentVsBuy/rentVsBuyLenderView.ts";
export {
  type RentVsBuyFigures,
  rentVsBuySecondLook,
  wealthAssumptions,
} from "./rentVsBuy/rentVsBuySecondLook.ts";
export { rentVsBuyTippingPoints } from "./rentVsBuy/rentVsBuyTippingPoints.ts";
export type { SecondLook } from "./secondLook/secondLook.ts";
export type { TippingPoint } from "./tippingPoints/findTippingPoint.ts";
