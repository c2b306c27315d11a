import { CalculatorInputError, type InputIssue } from "./calculator.ts";
import type { FieldRules } from "./fieldRules.ts";

/** Everything the rules find wrong with the inputs, in the order of the rules. */
export const findIssues = (inputs: unknown, rules: FieldRules, inForm?: boolean): InputIssue[] =>
  Object.entries(rules).flatMap(([field, rule]) => rule(field, Object(inputs), inForm));

/**
 * Lets inputs through or says everything that is wrong with them at once.
 *
 * @throws CalculatorInputError
 */
export function checkInputs(inputs: unknown, rules: FieldRules): void {
  const issues = findIssues(inputs, rules);
  if (issues[0]) throw new CalculatorInputError(issues);
}
