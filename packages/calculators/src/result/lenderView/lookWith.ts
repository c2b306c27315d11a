import { CalculatorInputError } from "@simcoe/calculator-engine";
import type { LenderView } from "@simcoe/calculator-engine/insight";
import type { Dated, LenderQuestions } from "../Insight.ts";
import { optionsOf } from "./optionsOf.ts";

/** Answers so far; `null` is an emptied field. */
export type Answers<Circumstances> = Partial<Circumstances>;

export interface Look<Circumstances> {
  readonly view: LenderView;
  /** What was assumed or answered, whichever the view used. */
  readonly circumstances: Circumstances;
  /** The answers that were used. */
  readonly used: Answers<Circumstances>;
  /** What an answer that could not be used must be, by its field. */
  readonly refused: Readonly<Record<string, string>>;
}

/** The lender's view with the answers that can be used; for the others it keeps to what is assumed. */
export function lookWith<Inputs, Circumstances extends Dated>(
  lender: LenderQuestions<Inputs, Circumstances>,
  inputs: Inputs,
  answers: Answers<Circumstances>,
): Look<Circumstances> {
  let used = answered(lender, inputs, answers);
  const refused: Record<string, string> = {};
  for (;;) {
    try {
      const view = lender.look(inputs, used);
      return { view, circumstances: { ...lender.assumed, ...used }, used, refused };
    } catch (error) {
      if (!(error instanceof CalculatorInputError)) throw error;
      const wrong = error.issues.filter(({ field }) => field in used);
      if (wrong.length === 0) throw error;
      for (const { field, rule } of wrong) refused[field] = rule;
      used = without(used, Object.keys(refused));
    }
  }
}

/** Leaves out emptied fields that cannot be unknown, and choices no longer offered. */
function answered<Inputs, Circumstances extends Dated>(
  { assumed, questions }: LenderQuestions<Inputs, Circumstances>,
  inputs: Inputs,
  answers: Answers<Circumstances>,
): Answers<Circumstances> {
  const given = { ...assumed, ...answers };
  const unusable = Object.entries(answers).filter(([field, answer]) => {
    const offered = optionsOf(questions, field, given, inputs);
    if (offered) return !offered.some(({ value }) => value === (answer ?? ""));
    return answer === null && assumed[field as keyof Circumstances] !== null;
  });
  return without(answers, Object.keys(Object.fromEntries(unusable)));
}

function without<Circumstances>(
  answers: Answers<Circumstances>,
  fields: readonly string[],
): Answers<Circumstances> {
  const kept = Object.entries(answers).filter(([field]) => !fields.includes(field));
  return Object.fromEntries(kept) as Answers<Circumstances>;
}
