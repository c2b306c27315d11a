import type { Threshold } from "@mortgage-kit/calculator-engine/insight";
import { formatFigure, lenderFigure } from "./Figure.ts";
import type { SliderMark } from "./numbers/NumberSlider.tsx";
import type { Answered } from "./ResultParts.ts";
import type { ResultWords } from "./resultWords.en.ts";

/**
 * Returns the result in sentences for screen readers: the verdict, the lender's figure, the
 * estimate.
 */
export function announcement<Inputs, Result>(
  answered: Answered<Inputs, Result>,
  words: ResultWords,
): string {
  const { answer, summary } = answered;
  const { engine } = words;
  return `${engine.verdict(answer).sentence} ${labelledFigure(answered, words)}. ${summary.sentence}`;
}

/** Returns the lender's figure with its label. */
export function labelledFigure<Inputs, Result>(
  { answer, summary }: Answered<Inputs, Result>,
  { engine, pair, lender }: ResultWords,
): string {
  const label = engine.labels(answer.question, answer.lender.estimate.id).lender;
  const figure = lenderFigure(summary, answer, label);
  return pair(label, figure ? formatFigure(figure.value, engine.format) : lender.none);
}

/** Returns the slider marks of the thresholds, by the inputs' paths. */
export function marksOf(
  thresholds: readonly Threshold[],
  { engine }: ResultWords,
): Readonly<Record<string, SliderMark>> {
  const marks = thresholds.map((threshold) => [
    threshold.field,
    { at: threshold.value.value, text: engine.threshold(threshold) },
  ]);
  return Object.fromEntries(marks);
}
