import { CalculatorInputError, type InputIssue } from "./calculator.ts";
import type { FieldRule, FieldRules } from "./fieldRules.ts";

/** Everything the rules find wrong with the inputs, in the order of the rules. */
export function findIssues(inputs: unknown, rules: FieldRules, inForm?: boolean): InputIssue[] {
  const issues: InputIssue[] = [];
  const values = Object(inputs);
  for (const field in rules) {
    for (const issue of (rules[field] as FieldRule)(field, values, inForm)) issues.push(issue);
  }
  return issues;
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
