import { CalculatorInputError, type InputIssue } from "./calculator.ts";
import type { FieldRules } from "./fieldRules.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Every field of `inputs` that its rule refuses, in the order of the rules.
 *
 * A rule named `debts.balance` is for that column of every row of the list `debts`.
 */
export function findIssues(inputs: unknown, rules: FieldRules, inForm = false): InputIssue[] {
  const values: Values = Object(inputs);
  return Object.entries(rules).flatMap(([name, { rule, accepts }]) =>
    cells(values, name)
      .filter(([, received]) => !accepts(received, values, inForm))
      .map(([field, received]) => ({ field, rule, received })),
  );
}

function cells(values: Values, name: string): (readonly [field: string, received: unknown])[] {
  const [list = "", column] = name.split(".");
  const value = values[list];
  if (column === undefined) return [[name, value]];
  const rows = Array.isArray(value) ? value : [];
  return rows.map((row, index) => [`${list}.${index}.${column}`, Object(row)[column]]);
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
