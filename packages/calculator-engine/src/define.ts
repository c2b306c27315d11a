// For a calculator of one's own: the checks are its rules, and `createWizard` and the words read the same ones.
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
