import { CalculatorInputError, type InputIssue } from "./calculator.ts";
import type { FieldRule, FieldRules } from "./fieldRules.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Every field of `inputs` that its rule refuses, in the order of the rules.
 *
 * A rule named `debts.balance` is for that column of every row of the list `debts`.
 */
export function findIssues(inputs: unknown, rules: FieldRules, inForm = false): InputIssue[] {
  const values: Values = Object(inputs);
  const issues: InputIssue[] = [];
  for (const name in rules) {
    const { rule, accepts } = rules[name] as FieldRule;
    const check = (field: string, received: unknown) => {
      if (!accepts(received, values, inForm)) issues.push({ field, rule, received });
    };
    if (name.includes(".")) checkColumn(values, name, check);
    else check(name, values[name]);
  }
  return issues;
}

function checkColumn(
  values: Values,
  name: string,
  check: (field: string, received: unknown) => void,
): void {
  const [list = "", column = ""] = name.split(".");
  const rows = values[list];
  if (!Array.isArray(rows)) return;
  for (const [index, row] of rows.entries()) {
    check(`${list}.${index}.${column}`, Object(row)[column]);
  }
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
