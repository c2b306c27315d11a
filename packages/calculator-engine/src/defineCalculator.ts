import type { Calculator, Draft, FieldOf } from "./calculator.ts";
import { checkInputs, findIssues } from "./checkInputs.ts";
import type { FieldRule } from "./fieldRules.ts";

interface Definition<Inputs, Result> {
  readonly id: string;
  readonly defaults: Draft<Inputs>;
  readonly rules: Readonly<Record<keyof Inputs & string, FieldRule>>;
  /** The fields of each step, in order. */
  readonly steps: readonly (readonly FieldOf<Inputs>[])[];
  /** Trusts its inputs: they have passed the rules. Names what it works out on the way. */
  readonly workOut: (inputs: Inputs) => { readonly result: Result };
}

/** Builds a calculator whose steps and whose `calculate` read the same rules. */
export function defineCalculator<Inputs, Result>(
  definition: Definition<Inputs, Result>,
): Calculator<Inputs, Result> {
  const { id, defaults, rules, steps, workOut } = definition;
  return {
    id,
    defaults,
    steps: steps.map((fields) => ({
      fields,
      isComplete: (draft) =>
        findIssues(draft, rules, true).every(
          (issue) => !fields.some((field) => concerns(issue.field, field)),
        ),
    })),
    accepts: (draft): draft is Inputs => findIssues(draft, rules, true).length === 0,
    calculate(inputs) {
      checkInputs(inputs, rules);
      return workOut(inputs).result;
    },
  };
}

/** An issue with a whole list concerns each field of its rows. */
const concerns = (path: string, field: string) =>
  `${field}.`.startsWith(`${path.replace(/\.\d+/, "")}.`);
