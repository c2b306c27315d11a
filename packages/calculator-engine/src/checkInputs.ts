import type { CalculatorOf, FieldRule, FieldRules, InputIssue } from "./calculator.ts";

/**
 * Error for inputs that cannot be calculated. `issues` lists every refused field.
 *
 * @example
 * const refused = new CalculatorInputError([{ field: "price", rule: "above 0", received: -1 }]);
 * refused.message; // "price must be above 0; received -1."
 */
export class CalculatorInputError extends Error {
  override readonly name = "CalculatorInputError";
  declare readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super(issues.map(say).join(" "));
    this.issues = issues;
  }
}

// Writes only the type of an object, because its conversion to a string may throw.
const say = ({ field, rule, received }: InputIssue) =>
  `${field} must be ${rule}; received ${
    typeof received === "string"
      ? `"${received}" (a string)`
      : received === Object(received)
        ? typeof received
        : String(received)
  }.`;

/** Returns all issues that the rules find in the inputs, in the order of the rules. */
export function findIssues(inputs: unknown, rules: FieldRules, inForm?: boolean): InputIssue[] {
  const issues: InputIssue[] = [];
  for (const field in rules) {
    issues.push(...(rules[field] as FieldRule)(field, Object(inputs), inForm));
  }
  return issues;
}

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

/**
 * Asserts that a calculator accepts these inputs.
 *
 * @throws CalculatorInputError as `calculate` does.
 * @example
 * assertValid(payment, { ...payment.defaults, loanAmount: 300_000 }); // undefined
 */
export const assertValid = (
  { rules }: Pick<CalculatorOf<never, never>, "rules">,
  inputs: unknown,
) => checkInputs(inputs, rules);

/**
 * Returns the issues that keep a draft from being calculated, in the order of the rules; empty if there
 * are none.
 *
 * @example
 * findMissing(payment, payment.defaults)[0]?.field; // "loanAmount"
 */
export const findMissing = (
  { rules }: Pick<CalculatorOf<never, never>, "rules">,
  draft: unknown,
): readonly InputIssue[] => findIssues(draft, rules, true);
