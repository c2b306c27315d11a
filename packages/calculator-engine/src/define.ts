// Entry point for custom calculators. `createWizard` and the words also read these field rules.
export { type Definition, defineCalculator } from "./calculator.ts";
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
