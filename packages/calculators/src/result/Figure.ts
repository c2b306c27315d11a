import type { Formatter } from "@simcoe/calculator-engine/words";
import type { KeyFigure } from "@simcoe/ui";

/** A number with its unit, and how it is written once somebody reads it. */
export interface Quantity {
  readonly value: number;
  readonly unit: "dollars" | "percent" | "years" | "months";
  readonly as: "dollars" | "cents" | "anyCents" | "percent" | "share" | "years" | "months";
}

/** Prices, balances and totals: whole dollars. */
export const dollars = (value: number): Quantity => ({ value, unit: "dollars", as: "dollars" });

/** What is paid at a time: to the cent. */
export const cents = (value: number): Quantity => ({ value, unit: "dollars", as: "cents" });

/** An amount as it was typed. */
export const typedDollars = (value: number): Quantity => ({
  value,
  unit: "dollars",
  as: "anyCents",
});

/** A rate as it was typed. */
export const percent = (value: number): Quantity => ({ value, unit: "percent", as: "percent" });

/** A share that was worked out: one decimal. */
export const share = (value: number): Quantity => ({ value, unit: "percent", as: "share" });

export const years = (value: number): Quantity => ({ value, unit: "years", as: "years" });

export const months = (value: number): Quantity => ({ value, unit: "months", as: "months" });

/** A named quantity, or a named text where what was entered is no number. */
export interface Figure {
  /** Tells what is the same figure in two results, whatever it is called there. */
  readonly id: string;
  readonly label: string;
  readonly value: Quantity | string;
  /** What the text is made of, for whoever wants numbers. */
  readonly parts?: readonly Figure[];
  /** The figure of the explanation that this is, where that has another id. */
  readonly sameAs?: string;
  readonly note?: string;
  readonly tone?: "plain" | "good" | "caution";
}

/** A value as it is read. */
export function written(value: Figure["value"], format: Formatter): string {
  return typeof value === "string" ? value : format[value.as](value.value);
}

type Look = Pick<Figure, "note" | "tone">;

/** Makes figures that take their labels from these words. */
export function labelled<Labels extends Readonly<Record<string, string>>>(labels: Labels) {
  return (id: keyof Labels & string, value: Figure["value"], look: Look = {}): Figure => ({
    id,
    label: labels[id] ?? id,
    value,
    ...look,
  });
}

/** How a saving looks: well where there is one. */
export const toneOf = (saving: number) => (saving > 0 ? "good" : "caution");

/** A figure as the kit shows it. */
export function keyFigure({ label, value, note, tone }: Figure, format: Formatter): KeyFigure {
  return {
    label,
    value: written(value, format),
    ...(note && { note }),
    ...(tone && { tone }),
  };
}
