import { CalculatorInputError, type InputIssue } from "./calculator.ts";
import type { FieldRule, FieldRules } from "./fieldRules.ts";

/** Everything the rules find wrong with the inputs, in the order of the rules. */
export function findIssues(inputs: unknown, rules: FieldRules, inForm?: boolean): InputIssue[] {
  const values = Object(inputs);
  return Object.keys(rules).flatMap((field) => (rules[field] as FieldRule)(field, values, inForm));
}

/**
 * Lets inputs through or says everything that is wrong with them at once.
 *
 * @throws CalculatorInputError
 */
export function checkInputs(inputs: unknown, rules: FieldRules): void {
  const issues = findIssues(inputs, rules);
  if (issues[0]) throw new CalculatorInputError(issues);
}
