export type { ExplanationStep, Operand, Unit } from "./explain/describeSteps.ts";
export { explainAffordability } from "./explain/explainAffordability.ts";
export { explainClosingFees } from "./explain/explainClosingFees.ts";
export { explainDebtConsolidation } from "./explain/explainDebtConsolidation.ts";
export { explainPayment } from "./explain/explainPayment.ts";
export { explainRefinance } from "./explain/explainRefinance.ts";
export { explainRentVsBuy } from "./explain/explainRentVsBuy.ts";
export {
  type AffordabilityCircumstances,
  affordabilityCircumstances,
  affordabilityLenderView,
} from "./lenderView/affordabilityLenderView.ts";
export type {
  BridgeStep,
  LenderFigure,
  LenderView,
  RuleUsed,
} from "./lenderView/assembleLenderView.ts";
export {
  type ClosingFeesCircumstances,
  closingFeesCircumstances,
  closingFeesLenderView,
} from "./lenderView/closingFeesLenderView.ts";
export {
  type DebtConsolidationCircumstances,
  debtConsolidationCircumstances,
  debtConsolidationLenderView,
} from "./lenderView/debtConsolidationLenderView.ts";
export {
  type PaymentCircumstances,
  paymentCircumstances,
  paymentLenderView,
} from "./lenderView/paymentLenderView.ts";
export {
  type RefinanceCircumstances,
  refinanceCircumstances,
  refinanceLenderView,
} from "./lenderView/refinanceLenderView.ts";
export {
  type RentVsBuyCircumstances,
  rentVsBuyCircumstances,
  rentVsBuyLenderView,
} from "./lenderView/rentVsBuyLenderView.ts";
export { type AffordabilityParts, affordabilityParts } from "./picture/affordabilityParts.ts";
export { type DebtBalancesByYear, debtBalancesByYear } from "./picture/debtBalancesByYear.ts";
export {
  type RefinanceSavingsByYear,
  refinanceSavingsByYear,
} from "./picture/refinanceSavingsByYear.ts";
export {
  type RentVsBuyByYear,
  type RentVsBuyYear,
  rentVsBuyByYear,
} from "./picture/rentVsBuyByYear.ts";
export {
  type DebtConsolidationFigures,
  debtConsolidationSecondLook,
} from "./secondLook/debtConsolidationSecondLook.ts";
export { type RefinanceFigures, refinanceSecondLook } from "./secondLook/refinanceSecondLook.ts";
export {
  type RentVsBuyFigures,
  rentVsBuySecondLook,
  wealthAssumptions,
} from "./secondLook/rentVsBuySecondLook.ts";
export type { SecondLook } from "./secondLook/secondLook.ts";
export { affordabilityTippingPoints } from "./tippingPoints/affordabilityTippingPoints.ts";
export { closingFeesTippingPoints } from "./tippingPoints/closingFeesTippingPoints.ts";
export { debtConsolidationTippingPoints } from "./tippingPoints/debtConsolidationTippingPoints.ts";
export type { TippingPoint } from "./tippingPoints/findTippingPoint.ts";
export { paymentTippingPoints } from "./tippingPoints/paymentTippingPoints.ts";
export { refinanceTippingPoints } from "./tippingPoints/refinanceTippingPoints.ts";
export { rentVsBuyTippingPoints } from "./tippingPoints/rentVsBuyTippingPoints.ts";
