// Entry point for custom calculators. `createWizard` and the words also read these field rules.
export { type Definition, defineCalculator } from "./calculator.ts";
export { explainSteps, figuresOf } from "./explain/explainSteps.ts";
export {
  amount,
  date,
  eachRow,
  type FieldRule,
  type FieldRules,
  filledText,
  type InputsOfRule,
  list,
  monthCount,
  mustBe,
  type NumberRange,
  numberFrom,
  oneOf,
  percentage,
  positiveAmount,
  rate,
  yearCount,
} from "./fieldRules.ts";
export type { InsightCase, InsightDefinition, LenderCount } from "./insight/Answer.ts";
export { type CountParts, countOf } from "./insight/countOf.ts";
export { defineInsight } from "./insight/defineInsight.ts";
export { type FactDefinition, yesOrNo } from "./insight/facts.ts";
export type { Quantity, Unit, WithQuantities } from "./quantity.ts";
