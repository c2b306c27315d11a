import type { CalculatorOf, InputIssue } from "./calculator.ts";
import { checkInputs, findIssues } from "./checkInputs.ts";

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
