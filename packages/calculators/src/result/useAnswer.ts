import { useDeferredValue, useMemo, useState } from "react";
import type {
  Answer,
  CalculatorView,
  InsightModule,
  JudgedAnswer,
  TellLender,
  Turn,
} from "../CalculatorView.ts";
import type { LenderAnswers } from "./lenderView/lookWith.ts";

interface Answered<Inputs, Result> {
  readonly answer: Answer<Inputs, Result> | null;
  /** The same once a lender and the check have looked at it, drawn after the headline. */
  readonly judged: JudgedAnswer<Inputs, Result> | null;
  readonly turns: Readonly<Record<string, Turn>>;
  readonly tellLender: TellLender;
}

const noTurns: Readonly<Record<string, Turn>> = {};

/** The answer to what was entered, with what a lender and the check make of it. */
export function useAnswer<Inputs, Result>(
  view: CalculatorView<Inputs, Result>,
  /** Arrives later than the page. */
  insight: InsightModule<Inputs, Result> | null,
  { draft, result }: { readonly draft: unknown; readonly result: Result | null },
): Answered<Inputs, Result> {
  const [answers, onAnswers] = useState<LenderAnswers>({});
  // What is typed is on the screen before what follows from it.
  const told = useDeferredValue(answers);
  const answer = useMemo(
    () => answerOf(view, insight, draft, result, told),
    [view, insight, draft, result, told],
  );
  const later = useDeferredValue(answer);
  const turns = useMemo(
    () => (later && insight ? insight.turns(later.inputs, view.levers) : noTurns),
    [later, insight, view.levers],
  );
  const tellLender = { answers, onAnswers };
  const judged = later?.judgement ? { ...later, judgement: later.judgement } : null;
  return { answer, judged, turns, tellLender };
}

function answerOf<Inputs, Result>(
  { calculator, summarize }: CalculatorView<Inputs, Result>,
  insight: InsightModule<Inputs, Result> | null,
  draft: unknown,
  result: Result | null,
  answers: LenderAnswers,
): Answer<Inputs, Result> | null {
  if (result === null || !calculator.accepts(draft)) return null;
  const summary = summarize(result, draft);
  const answer = { inputs: draft, result, summary, judgement: null };
  return insight ? insight.judge(answer, answers) : answer;
}
