import type { FormattedQuantity, ResultFigure, ResultSummary } from "./Figure.ts";

/** Text for one result: fixed, or written from the inputs and the result. */
type Note<Inputs, Result> = string | ((inputs: Inputs, result: Result) => string);

/** Words of an estimate: a label for each figure, notes for some, one sentence for all, and any advice. */
type EstimateWords<Inputs, Result> = (Advice<Inputs, Result> | { readonly advice?: never }) & {
  readonly figures: Readonly<Record<string, string>>;
  readonly notes?: Readonly<Record<string, Note<Inputs, Result>>>;
  readonly sentence: (result: Result, inputs: Inputs) => string;
};

interface Advice<Inputs, Result> {
  readonly advice: (result: Result) => string;
  /** The figure that decided the advice, in a sentence. */
  readonly because: (result: Result, inputs: Inputs) => string;
}

type NumberOf<Result> = {
  [Id in keyof Result & string]: Result[Id] extends number ? Id : never;
}[keyof Result & string];

/** A figure of the result and its format; `tone` colours a saving. */
type Row<Result> = readonly [
  id: NumberOf<Result>,
  as: (value: number) => FormattedQuantity,
  tone?: (value: number) => ResultFigure["tone"],
];

/**
 * Returns a function that summarizes results by a table of formats, the headline first. Each figure
 * has the words' label and any note under its id. `isGood` decides the tone of the advice.
 *
 * @example
 * const summarize = summaryOf(
 *   { figures: { percent: "Yield" }, sentence: () => "The home yields 6% a year." },
 *   [["percent", share]],
 * );
 * summarize({ percent: 6 }, {}).headline.label; // "Yield"
 */
export function summaryOf<Inputs, Result>(
  words: EstimateWords<Inputs, Result>,
  rows: readonly [Row<Result>, ...Row<Result>[]],
  isGood?: (result: Result) => boolean,
): (result: Result, inputs: Inputs) => ResultSummary {
  return (result, inputs) => {
    const [headline, ...figures] = rows.map(([id, as, toneFor]): ResultFigure => {
      const value = result[id] as number;
      const note = words.notes?.[id];
      return {
        id,
        label: words.figures[id] as string,
        value: as(value),
        note: typeof note === "function" ? note(inputs, result) : note,
        tone: toneFor?.(value),
      };
    });
    return {
      headline: headline as ResultFigure,
      advice: words.advice && {
        tone: isGood?.(result) === false ? "caution" : "good",
        text: words.advice(result),
        because: words.because(result, inputs),
      },
      groups: figures[0] ? [{ figures }] : [],
      sentence: words.sentence(result, inputs),
    };
  };
}
