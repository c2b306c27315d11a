import { CalculatorInputError, type InputIssue } from "./calculator.ts";
import type { FieldRule, FieldRules, Siblings } from "./fieldRules.ts";

/** Every field of `inputs` that its rule refuses, in the order of the rules. */
export function findIssues(inputs: unknown, rules: FieldRules, inForm?: boolean): InputIssue[] {
  const values: Siblings = Object(inputs);
  const issues: InputIssue[] = [];
  for (const name in rules) {
    const rule = rules[name] as FieldRule;
    if (rule.refusals) issues.push(...rule.refusals(values, name, inForm));
    else if (!rule.accepts(values[name], values, inForm)) {
      issues.push({ field: name, rule: rule.rule, received: values[name] });
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
  const issues = findIssues(inputs, rules);
  if (issues[0]) throw new CalculatorInputError(issues);
}
