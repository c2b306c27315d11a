// For custom calculators: the checks are field rules, which `createWizard` and the words read too.
export { type Definition, defineCalculator } from "./defineCalculator.ts";
export {
  amount,
  date,
  eachRow,
  type FieldRule,
  type FieldRules,
  type InputsOfRule,
  list,
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
