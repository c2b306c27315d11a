import { dollars, percent, type Quantity } from "@mortgage-kit/calculator-engine";
import type { Answer } from "@mortgage-kit/calculator-engine/insight";
import type { Formatter, Words } from "@mortgage-kit/calculator-engine/words";
import type { KeyFigure } from "@mortgage-kit/ui";

type Labels = ReturnType<Words["labels"]>;

/** A number with its unit, and how it is written if not as its unit is by default. */
export interface FormattedQuantity extends Quantity<"dollars" | "percent" | "years" | "months"> {
  readonly as?: "cents" | "anyCents" | "share";
}

/**
 * Returns an amount in dollars, written to the cent, such as a regular payment.
 *
 * @example
 * formatFigure(cents(1_842.262), en.format); // "$1,842.26"
 */
export const cents = (value: number): FormattedQuantity => ({ ...dollars(value), as: "cents" });

/** Returns an amount as it was entered, written with cents only if there are any. */
export const typedDollars = (value: number): FormattedQuantity => ({
  ...dollars(value),
  as: "anyCents",
});

/**
 * Returns a computed share in percent, written with one decimal.
 *
 * @example
 * formatFigure(share(33.333), en.format); // "33.3%"
 */
export const share = (value: number): FormattedQuantity => ({ ...percent(value), as: "share" });

/** A named quantity, or a named text for an input that is no number. */
export interface ResultFigure {
  /** Identifies the same figure in two results, whatever its labels. */
  readonly id: string;
  readonly label: string;
  readonly value: FormattedQuantity | string;
  /** Quantities within the text, for export as numbers. */
  readonly parts?: readonly ResultFigure[];
  /** Id of the same figure in the explanation, if it differs from `id`. */
  readonly explainedBy?: string;
  readonly note?: string | undefined;
  readonly tone?: "plain" | "good" | "caution" | undefined;
}

export interface FigureGroup {
  readonly title?: string;
  readonly figures: readonly ResultFigure[];
}

/** An estimate as named quantities and sentences, ready to be drawn, spoken, printed or copied. */
export interface ResultSummary {
  readonly headline: ResultFigure;
  readonly advice?:
    | {
        readonly tone: "good" | "caution";
        readonly text: string;
        /** The figure that decided it, in a sentence. */
        readonly because: string;
      }
    | undefined;
  readonly groups: readonly FigureGroup[];
  readonly notes?: { readonly title: string; readonly texts: readonly string[] };
  /** The whole estimate in one sentence, for screen readers. */
  readonly sentence: string;
}

/**
 * Formats a value for reading.
 *
 * @example
 * formatFigure(dollars(519_676.76), en.format); // "$519,677"
 */
export function formatFigure(value: ResultFigure["value"], format: Formatter): string {
  return typeof value === "string" ? value : format[value.as ?? value.unit](value.value);
}

/**
 * Returns a function that creates figures with these labels.
 *
 * @example
 * labelled({ yield: "Yield" })("yield", "none"); // { id: "yield", label: "Yield", value: "none" }
 */
export function labelled<Labels extends Readonly<Record<string, string>>>(labels: Labels) {
  return (
    id: keyof Labels & string,
    value: ResultFigure["value"],
    options: Pick<ResultFigure, "note" | "tone"> = {},
  ): ResultFigure => ({
    id,
    label: labels[id] ?? id,
    value,
    ...options,
  });
}

export const toneOf = (saving: number) => (saving > 0 ? "good" : "caution");

export const keyFigure = (
  { label, value, note, tone }: ResultFigure,
  format: Formatter,
): KeyFigure => ({ label, value: formatFigure(value, format), note, tone });

/**
 * Returns every figure of a result, the headline first.
 *
 * @example
 * const headline = labelled({ yield: "Yield" })("yield", percent(6));
 * allFigures({ headline, groups: [], sentence: "It yields 6%." }).length; // 1
 */
export function allFigures({ headline, groups }: ResultSummary): ResultFigure[] {
  return [headline, ...groups.flatMap(({ figures }) => figures)];
}

/** Returns the figure of the estimate to compare with the lender's count. */
export function estimateFigure(summary: ResultSummary, { lender }: Answer): ResultFigure {
  const { id, value } = lender.estimate;
  const found = allFigures(summary).find((figure) => figure.id === id);
  return found ?? { id, label: id, value: dollars(value) };
}

/** Returns the lender's figure in the estimate's format, or `null` where no lender would lend. */
export function lenderFigure(
  summary: ResultSummary,
  answer: Answer,
  label: string,
): ResultFigure | null {
  const { figure } = answer.lender;
  if (!figure) return null;
  const { value } = estimateFigure(summary, answer);
  const form = typeof value === "string" ? dollars(0) : value;
  return { id: figure.id, label, value: { ...form, value: figure.value } };
}

/** Formats one of the two figures; a gain or a loss has its name in words instead of a sign. */
export function formatCount(
  value: ResultFigure["value"],
  format: Formatter,
  { gain, loss }: Pick<Labels, "gain" | "loss">,
): string {
  if (typeof value === "string" || !gain || !loss) return formatFigure(value, format);
  const amount = formatFigure({ ...value, value: Math.abs(value.value) }, format);
  return value.value < 0 ? loss(amount) : gain(amount);
}

/** Returns formatters for differences between the two figures: to the cent if the estimate is. */
export function amountsAs(summary: ResultSummary, answer: Answer, format: Formatter) {
  const { value } = estimateFigure(summary, answer);
  const toTheCent = typeof value !== "string" && value.as === "cents";
  return toTheCent
    ? { plain: format.cents, signed: format.signedCents }
    : { plain: format.dollars, signed: format.signed };
}

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
