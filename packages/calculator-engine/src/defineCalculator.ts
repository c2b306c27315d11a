import type { Calculator, Draft, FieldOf } from "./calculator.ts";
import { checkInputs, findIssues } from "./checkInputs.ts";
import type { FieldRule, FieldRules } from "./fieldRules.ts";

interface Definition<Inputs, Result> {
  readonly id: string;
  readonly defaults: Draft<Inputs>;
  /** What each step asks for, in order. */
  readonly steps: readonly Readonly<Partial<Record<FieldOf<Inputs>, FieldRule>>>[];
  /** The inputs no step asks for. */
  readonly others?: Readonly<Partial<Record<keyof Inputs & string, FieldRule>>>;
  /** Trusts its inputs: they have passed the rules. Names what it works out on the way. */
  readonly workOut: (inputs: Inputs) => { readonly result: Result };
}

/** Builds a calculator whose steps and whose `calculate` read the same rules. */
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
    calculate(inputs) {
      checkInputs(inputs, rules);
      return workOut(inputs).result;
    },
  };
}
