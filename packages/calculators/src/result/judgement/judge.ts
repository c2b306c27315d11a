import type { LenderView } from "@simcoe/calculator-engine/insight";
import type { AnySecondLook } from "@simcoe/calculator-engine/words";
import type { Answer, JudgedAnswer, ResultSummary } from "../../CalculatorView.ts";
import { cents, dollars, type Figure } from "../Figure.ts";
import type { Dated, Insight } from "../Insight.ts";
import { type Answers, lookWith } from "../lenderView/lookWith.ts";
import { isPaidAtATime } from "../lenderView/writtenAs.ts";
import type { ResultWords } from "../resultWords.en.ts";
import type { Judgement } from "./Judgement.ts";

/** Looks at an answer as a lender would, checks it, and marks what the check refutes. */
export function judge<Inputs, Result, Circumstances extends Dated>(
  { lender, secondLook, notes }: Insight<Inputs, Result, Circumstances>,
  answer: Answer<Inputs, Result>,
  answers: Answers<Circumstances>,
  words: ResultWords,
): JudgedAnswer<Inputs, Result> {
  const { view, used } = lookWith(lender, answer.inputs, answers);
  const check = secondLook(answer.inputs, used);
  const { engine } = words;
  const sentence = engine.lenderSentence(view);
  const judgement: Judgement = {
    view,
    check,
    sentence,
    figure: lenderFigure(view, words),
    missing: missingFigure(view, words),
    ...verdictOf(check, words),
  };
  const summary = checked(answer.summary, judgement, notes?.(check) ?? {}, words);
  return { ...answer, summary, judgement };
}

function verdictOf(check: AnySecondLook, { engine, check: words }: ResultWords) {
  const [agreement, finding] = [engine.verdict(check), engine.secondLook(check)];
  return { agreement, finding, verdict: words.verdict(agreement, finding) };
}

function lenderFigure(
  { headline, lender, limit }: LenderView,
  { engine }: ResultWords,
): Figure | null {
  if (limit.id === "refused" || limit.id === "nothing-fits") return null;
  const value = isPaidAtATime(headline) ? cents(lender.value) : dollars(lender.value);
  return { id: lender.id, label: engine.heading(engine.figure(lender)), value };
}

function missingFigure({ limit }: LenderView, { lender }: ResultWords): Figure | null {
  if (limit.id !== "refused") return null;
  return { id: "missing", label: lender.missing, value: dollars(limit.missing.value) };
}

/** The same summary in which nothing that the check refutes looks like a gain. */
function checked(
  summary: ResultSummary,
  { check, verdict }: Judgement,
  notes: Readonly<Record<string, string>>,
  { check: words }: ResultWords,
): ResultSummary {
  const marked = (figure: Figure): Figure => {
    const isRefuted = check.refutes.includes(figure.id);
    const own = notes[figure.id] ?? (isRefuted ? words.refuted : undefined);
    const note = [figure.note, own].filter(Boolean).join(". ");
    return {
      ...figure,
      ...(note && { note }),
      ...(isRefuted && { tone: "plain" }),
    };
  };
  return {
    ...summary,
    headline: marked(summary.headline),
    groups: summary.groups.map((group) => ({ ...group, figures: group.figures.map(marked) })),
    ...(summary.advice && {
      advice: check.holds ? summary.advice : { ...summary.advice, tone: "caution" },
    }),
    sentence: check.holds ? summary.sentence : `${summary.sentence} ${verdict}`,
  };
}
