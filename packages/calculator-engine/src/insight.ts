export {
  type AffordabilityCircumstances,
  affordabilityCircumstances,
  affordabilityLenderView,
} from "./affordability/affordabilityLenderView.ts";
export { type AffordabilityParts, affordabilityParts } from "./affordability/affordabilityParts.ts";
export {
  type AffordabilityCheck,
  type AffordabilitySecondLook,
  affordabilitySecondLook,
} from "./affordability/affordabilitySecondLook.ts";
export {
  type AffordabilityAnswer,
  affordabilityTippingPoints,
} from "./affordability/affordabilityTippingPoints.ts";
export { explainAffordability } from "./affordability/explainAffordability.ts";
export {
  type ClosingFeesCircumstances,
  closingFeesCircumstances,
  closingFeesLenderView,
} from "./closingFees/closingFeesLenderView.ts";
export {
  type ClosingFeesCheck,
  type ClosingFeesSecondLook,
  closingFeesSecondLook,
} from "./closingFees/closingFeesSecondLook.ts";
export {
  type ClosingFeesAnswer,
  closingFeesTippingPoints,
} from "./closingFees/closingFeesTippingPoints.ts";
export { explainClosingFees } from "./closingFees/explainClosingFees.ts";
export {
  type DebtBalancesByYear,
  debtBalancesByYear,
} from "./debtConsolidation/debtBalancesByYear.ts";
export {
  type DebtConsolidationCircumstances,
  debtConsolidationCircumstances,
} from "./debtConsolidation/debtConsolidationCircumstances.ts";
export { debtConsolidationLenderView } from "./debtConsolidation/debtConsolidationLenderView.ts";
export {
  type DebtConsolidationFigures,
  type DebtConsolidationSecondLook,
  debtConsolidationSecondLook,
} from "./debtConsolidation/debtConsolidationSecondLook.ts";
export {
  type DebtAnswer,
  debtConsolidationTippingPoints,
} from "./debtConsolidation/debtConsolidationTippingPoints.ts";
export { explainDebtConsolidation } from "./debtConsolidation/explainDebtConsolidation.ts";
export type { DecisionStep, ExplanationStep, SumStep } from "./explain/explainSteps.ts";
export type { Formula, FormulaSymbol, FormulaToken, LiveFormula } from "./explain/formula.ts";
export type { FigureId } from "./figures.ts";
export type { LenderView } from "./lenderView/assembleLenderView.ts";
export { type BridgeReason, type BridgeStep, bridgeKey } from "./lenderView/bridgeStep.ts";
export type { BuyerCircumstances } from "./lenderView/buyerAsked.ts";
export type { LenderLimit } from "./lenderView/lenderLimit.ts";
export type { Note } from "./lenderView/note.ts";
export type { RuleUsed } from "./lenderView/ruleUsed.ts";
export { explainPayment } from "./payment/explainPayment.ts";
export {
  type PaymentCircumstances,
  paymentCircumstances,
  paymentLenderView,
} from "./payment/paymentLenderView.ts";
export {
  type PaymentCheck,
  type PaymentSecondLook,
  paymentSecondLook,
} from "./payment/paymentSecondLook.ts";
export { type PaymentAnswer, paymentTippingPoints } from "./payment/paymentTippingPoints.ts";
export type { Figure, Quantity, Unit } from "./quantity.ts";
export type {
  AnswerId,
  LenderFigureId,
  QuestionId,
  Questions,
  RecommendationId,
} from "./questions.ts";
export { explainRefinance } from "./refinance/explainRefinance.ts";
export type { RefinanceCheck } from "./refinance/refinanceCheck.ts";
export {
  type RefinanceCircumstances,
  refinanceCircumstances,
} from "./refinance/refinanceCircumstances.ts";
export { refinanceLenderView } from "./refinance/refinanceLenderView.ts";
export {
  type RefinanceSavingsByYear,
  refinanceSavingsByYear,
} from "./refinance/refinanceSavingsByYear.ts";
export { type RefinanceSecondLook, refinanceSecondLook } from "./refinance/refinanceSecondLook.ts";
export { refinanceTippingPoints } from "./refinance/refinanceTippingPoints.ts";
export { explainRenewal } from "./renewal/explainRenewal.ts";
export { type RenewalCircumstances, renewalCircumstances } from "./renewal/renewalCircumstances.ts";
export { renewalLenderView } from "./renewal/renewalLenderView.ts";
export { type RenewalSavings, renewalSavingsByMonth } from "./renewal/renewalSavingsByMonth.ts";
export {
  type RenewalLookFigures,
  type RenewalSecondLook,
  renewalSecondLook,
} from "./renewal/renewalSecondLook.ts";
export { type RenewalAnswer, renewalTippingPoints } from "./renewal/renewalTippingPoints.ts";
export { explainRentVsBuy } from "./rentVsBuy/explainRentVsBuy.ts";
export {
  type RentVsBuyByYear,
  type RentVsBuyYear,
  rentVsBuyByYear,
} from "./rentVsBuy/rentVsBuyByYear.ts";
export {
  type RentVsBuyCircumstances,
  rentVsBuyCircumstances,
} from "./rentVsBuy/rentVsBuyCircumstances.ts";
export { rentVsBuyLenderView } from "./rentVsBuy/rentVsBuyLenderView.ts";
export {
  type RentVsBuyFigures,
  type RentVsBuySecondLook,
  rentVsBuySecondLook,
  wealthAssumptions,
} from "./rentVsBuy/rentVsBuySecondLook.ts";
export { rentVsBuyTippingPoints } from "./rentVsBuy/rentVsBuyTippingPoints.ts";
export type { SecondLook } from "./secondLook/secondLook.ts";
export type { TippingPoint } from "./tippingPoints/findTippingPoint.ts";
