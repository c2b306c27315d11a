import { CalculatorInputError } from "./calculator.ts";
import type { FieldRule, FieldRules } from "./fieldRules.ts";

/** Returns all issues that the rules find in the inputs, in the order of the rules. */
export const findIssues = (inputs: unknown, rules: FieldRules, inForm?: boolean) =>
  Object.keys(rules).flatMap((field) => (rules[field] as FieldRule)(field, Object(inputs), inForm));

/** Returns the issues of a value within the inputs, named by their path, such as `buyers.0.age`. */
export const issuesWithin = (path: string, value: unknown, rules: FieldRules) =>
  findIssues(value, rules).map((issue) => ({ ...issue, field: `${path}.${issue.field}` }));

/**
 * Validates inputs. Throws one error that lists all their issues.
 *
 * @throws CalculatorInputError
 */
export function checkInputs(inputs: unknown, rules: FieldRules): void {
  const issues = findIssues(inputs, rules);
  if (issues[0]) throw new CalculatorInputError(issues);
}
