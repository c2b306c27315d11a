import type { CalculatorOf, Draft, Field, FieldTable, InputsOf } from "./calculator.ts";
import { CalculatorInputError, findIssues } from "./checkInputs.ts";
import type { FieldRule } from "./fieldRules.ts";

/** Definition of a calculator, as its author writes it. */
export interface Definition<Fields extends FieldTable, Result> {
  /** Identifier for programs, such as in a link that carries the inputs. */
  readonly id: string;
  /** Every input; the columns of a list come after the list. */
  readonly fields: Fields;
  /**
   * Calculates the result from inputs that have passed the rules. May return intermediate values too.
   */
  readonly workOut: (inputs: InputsOf<Fields>) => { readonly result: Result };
}

/**
 * Creates a calculator from a table of its fields. The types of its inputs, the steps of its form and the
 * checks of `calculate` follow from them. `createWizard` turns it into a step-by-step form, `findMissing`
 * lists the fields that the form still lacks, and the words of each language describe them.
 *
 * @example
 * const rentalYield = defineCalculator({
 *   id: "rental-yield",
 *   fields: { price: { rule: positiveAmount, step: 1 }, monthlyRent: { rule: amount, step: 2 } },
 *   workOut: ({ price, monthlyRent }) => ({ result: { percent: (1200 * monthlyRent) / price } }),
 * });
 * rentalYield.calculate({ price: 480_000, monthlyRent: 2_400 }); // { percent: 6 }
 */
export function defineCalculator<const Fields extends FieldTable, Result>({
  id,
  fields,
  workOut,
}: Definition<Fields, Result>): CalculatorOf<InputsOf<Fields>, Result, Fields> {
  const rules: Record<string, FieldRule> = {};
  const defaults: Record<string, unknown> = {};
  for (const name in fields) {
    const { rule, default: value = null } = fields[name] as Field;
    rules[name] = rule;
    // The columns of a list are in the list's default.
    if (!name.includes(".")) defaults[name] = value;
  }
  return {
    id,
    fields,
    defaults: defaults as Draft<InputsOf<Fields>>,
    accepts: (draft): draft is InputsOf<Fields> => !findIssues(draft, rules, true)[0],
    rules,
    calculate: (inputs) => {
      // Not `checkInputs`, so that an estimate alone ships without it.
      const issues = findIssues(inputs, rules);
      if (issues[0]) throw new CalculatorInputError(issues);
      return workOut(inputs).result;
    },
  };
}
