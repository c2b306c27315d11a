import type { Calculator, Draft, FieldOf } from "./calculator.ts";
import { checkInputs, findIssues } from "./checkInputs.ts";
import type { FieldRule, FieldRules } from "./fieldRules.ts";

/** Definition of a calculator, as its author writes it. */
export interface Definition<Inputs, Result> {
  /** Identifier for programs, such as in a link that carries the inputs. */
  readonly id: string;
  /** Draft of an untouched form: `null` where a number must be entered. */
  readonly defaults: Draft<Inputs>;
  /** Fields that each step asks for, in order. */
  readonly steps: readonly Readonly<Partial<Record<FieldOf<Inputs>, FieldRule>>>[];
  /** Rules of the inputs that no step asks for. */
  readonly others?: Readonly<Partial<Record<keyof Inputs & string, FieldRule>>>;
  /**
   * Calculates the result from inputs that have passed the rules. May return intermediate values too.
   */
  readonly workOut: (inputs: Inputs) => { readonly result: Result };
}

/**
 * Creates a calculator whose steps and `calculate` use the same rules. `createWizard` turns it into a
 * step-by-step form, `findMissing` lists the fields that the form still lacks, and the words of each
 * language describe them.
 *
 * @example
 * const rentalYield = defineCalculator<{ price: number; monthlyRent: number }, { percent: number }>({
 *   id: "rental-yield",
 *   defaults: { price: null, monthlyRent: null },
 *   steps: [{ price: positiveAmount }, { monthlyRent: amount }],
 *   workOut: ({ price, monthlyRent }) => ({ result: { percent: (1200 * monthlyRent) / price } }),
 * });
 * rentalYield.calculate({ price: 480_000, monthlyRent: 2_400 }); // { percent: 6 }
 */
export function defineCalculator<Inputs, Result>({
  id,
  defaults,
  steps,
  others,
  workOut,
}: Definition<Inputs, Result>): Calculator<Inputs, Result> {
  const rules: FieldRules = Object.assign({}, others, ...steps);
  const fits =
    (some: FieldRules) =>
    (draft: unknown): draft is Inputs =>
      !findIssues(draft, some, true)[0];
  return {
    id,
    defaults,
    steps: steps.map((step) => ({
      fields: Object.keys(step) as FieldOf<Inputs>[],
      isComplete: fits(step as FieldRules),
    })),
    accepts: fits(rules),
    rules,
    calculate: (inputs) => {
      checkInputs(inputs, rules);
      return workOut(inputs).result;
    },
  };
}
