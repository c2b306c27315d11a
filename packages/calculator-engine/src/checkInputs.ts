import { CalculatorInputError } from "./calculator.ts";
import type { FieldRule, FieldRules } from "./fieldRules.ts";

/** Returns all issues that the rules find in the inputs, in the order of the rules. */
export const findIssues = (inputs: unknown, rules: FieldRules, inForm?: boolean) =>
  Object.keys(rules).flatMap((field) => (rules[field] as FieldRule)(field, Object(inputs), inForm));

/**
 * Validates inputs. Throws one error that lists all their issues.
 *
 * @throws CalculatorInputError
 */
export function checkInputs(inputs: unknown, rules: FieldRules): void {
  const issues = findIssues(inputs, rules);
  if (issues[0]) throw new CalculatorInputError(issues);
}
