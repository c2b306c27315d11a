import { CalculatorInputError, type InputIssue } from "./calculator.ts";
import type { FieldRules } from "./fieldRules.ts";

/** Every field of `inputs`, rows of lists included, that its rule refuses; in the order of the rules. */
export function findIssues(
  inputs: unknown,
  rules: FieldRules,
  inForm: boolean,
  path = "",
): InputIssue[] {
  const values: Record<string, unknown> = Object(inputs);
  const issues: InputIssue[] = [];
  for (const name in rules) {
    const rule = rules[name] as FieldRules[string];
    const received = values[name];
    const field = path + name;
    if (!rule.accepts(received, values, inForm)) {
      issues.push({ field, rule: rule.rule, received });
    } else if (rule.rows) {
      for (const [index, row] of (received as unknown[]).entries()) {
        issues.push(...findIssues(row, rule.rows, inForm, `${field}.${index}.`));
      }
    }
  }
  return issues;
}

/**
 * Lets inputs through or says everything that is wrong with them at once.
 *
 * @throws CalculatorInputError
 */
export function checkInputs(inputs: unknown, rules: FieldRules): void {
  const issues = findIssues(inputs, rules, false);
  if (issues.length) throw new CalculatorInputError(issues);
}
