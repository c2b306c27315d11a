import { CalculatorInputError, type InputIssue } from "./calculator.ts";
import type { FieldRule, FieldRules, Siblings } from "./fieldRules.ts";

/** Every field of `inputs` that its rule refuses, in the order of the rules. */
export function findIssues(inputs: unknown, rules: FieldRules, inForm = false): InputIssue[] {
  const values: Siblings = Object(inputs);
  const issues: InputIssue[] = [];
  for (const name in rules) {
    const { rule, accepts, cells } = rules[name] as FieldRule;
    for (const [field, received] of cells?.(values, name) ?? [[name, values[name]] as const]) {
      if (!accepts(received, values, inForm)) issues.push({ field, rule, received });
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
  if (issues.length > 0) throw new CalculatorInputError(issues);
}
