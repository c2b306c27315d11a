export type { IncomeFacts } from "./affordability/affordabilityIncome.ts";
export {
  type AffordabilityCount,
  type AffordabilityFacts,
  type AffordabilityVerdict,
  affordabilityInsight,
} from "./affordability/affordabilityInsight.ts";
export { marketRates, marketRatesOn } from "./canada/marketRates.ts";
export { type OfferedRate, rateFor } from "./canada/offeredRates.ts";
export {
  type ClosingFeesFacts,
  type ClosingFeesVerdict,
  closingFeesInsight,
} from "./closingFees/closingFeesInsight.ts";
export {
  type DebtBalancesByYear,
  debtBalancesByYear,
} from "./debtConsolidation/consolidationPlans.ts";
export {
  type DebtConsolidationFacts,
  type DebtConsolidationVerdict,
  debtConsolidationInsight,
} from "./debtConsolidation/debtConsolidationInsight.ts";
export type {
  DecisionStep,
  ExplanationStep,
  Formula,
  FormulaSymbol,
  FormulaToken,
  LiveFormula,
  SumStep,
} from "./explain/explainSteps.ts";
export type {
  AlternativeVerdict,
  Answer,
  Fact,
  Insight,
  LenderCount,
  LenderLimit,
  ScheduledLoan,
  UsedRate,
  Verdict,
  VerdictConfidence,
  VerdictWithConfidence,
} from "./insight/Answer.ts";
export { type BridgeReason, type BridgeStep, bridgeKey } from "./insight/bridge.ts";
export { factsByPath } from "./insight/completeFacts.ts";
export { lawNotes } from "./insight/countOf.ts";
export type {
  AnswerOptions,
  DescribedFact,
  FactKind,
  FactValue,
  GivenFacts,
} from "./insight/facts.ts";
export type { Note, RuleUsed } from "./insight/note.ts";
export { nearestChange, nearestFirst, type Threshold } from "./insight/thresholds.ts";
export {
  type PaymentFacts,
  type PaymentVerdict,
  paymentInsight,
} from "./payment/paymentInsight.ts";
export type { Figure, Quantity, Unit } from "./quantity.ts";
export { insights, type QuestionId, type Questions, questionIds } from "./questions/questions.ts";
export {
  type RefinanceFacts,
  type RefinanceVerdict,
  refinanceInsight,
} from "./refinance/refinanceInsight.ts";
export {
  type RenewalFacts,
  type RenewalVerdict,
  renewalInsight,
} from "./renewal/renewalInsight.ts";
export { wealthAssumptions } from "./rentVsBuy/homeAssumptions.ts";
export type { RentVsBuyFacts } from "./rentVsBuy/rentVsBuyCount.ts";
export {
  type RentVsBuyByYear,
  type RentVsBuyVerdict,
  type RentVsBuyYear,
  rentVsBuyByYear,
  rentVsBuyInsight,
} from "./rentVsBuy/rentVsBuyInsight.ts";
