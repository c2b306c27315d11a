// Entry point for custom calculators. `createWizard` and the words also read these field rules.
export { type Definition, defineCalculator } from "./defineCalculator.ts";
export {
  amount,
  date,
  eachRow,
  type FieldRule,
  type FieldRules,
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
  text,
  years,
} from "./fieldRules.ts";
