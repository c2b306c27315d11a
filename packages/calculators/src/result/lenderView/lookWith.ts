import { CalculatorInputError, type InputIssue } from "@simcoe/calculator-engine";
import type { LenderView } from "@simcoe/calculator-engine/insight";
import type { Dated, LenderQuestions } from "../Insight.ts";
import { optionsOf, questionsIn } from "./optionsOf.ts";

/** What a visitor told the lender so far, whatever the questions were. */
export type LenderAnswers = Readonly<Record<string, unknown>>;

/** Answers so far; `null` is an emptied field. */
export type Answers<Circumstances> = Partial<Circumstances>;

export interface Look<Circumstances> {
  readonly view: LenderView;
  /** What was assumed or answered, whichever the view used. */
  readonly circumstances: Circumstances;
  /** The answers that were used. */
  readonly used: Answers<Circumstances>;
  /** Why an answer could not be used, by its question. */
  readonly refused: Readonly<Record<string, InputIssue>>;
}

/** The lender's view with the answers that can be used; for the others it keeps to what is assumed. */
export function lookWith<Inputs, Circumstances extends Dated>(
  lender: LenderQuestions<Inputs, Circumstances>,
  inputs: Inputs,
  answers: Answers<Circumstances>,
): Look<Circumstances> {
  let used = usable(lender, inputs, answers);
  const refused: Record<string, InputIssue> = {};
  for (;;) {
    try {
      const view = lender.look(inputs, used);
      return { view, circumstances: { ...lender.assumed, ...used }, used, refused };
    } catch (error) {
      if (!(error instanceof CalculatorInputError)) throw error;
      const wrong = error.issues.filter(({ field }) => field in used);
      if (wrong.length === 0) throw error;
      for (const issue of wrong) refused[issue.field] = issue;
      used = without(used, Object.keys(refused));
    }
  }
}

/** Leaves out emptied fields that cannot be unknown, and choices no longer offered. */
function usable<Inputs, Circumstances extends Dated>(
  { assumed, questions }: LenderQuestions<Inputs, Circumstances>,
  inputs: Inputs,
  answers: Answers<Circumstances>,
): Answers<Circumstances> {
  const given = { ...assumed, ...answers };
  const answered = questionsIn(questions).filter(([name]) => name in answers);
  const unusable = answered.filter(([name, question]) => {
    const answer = answers[name as keyof Circumstances];
    const offered = optionsOf(question, given, inputs);
    if (offered) return !offered.some(({ value }) => value === (answer ?? ""));
    return answer === null && assumed[name as keyof Circumstances] !== null;
  });
  return without(
    answers,
    unusable.map(([name]) => name),
  );
}

function without<Circumstances>(
  answers: Answers<Circumstances>,
  names: readonly string[],
): Answers<Circumstances> {
  const kept = Object.entries(answers).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept) as Answers<Circumstances>;
}
