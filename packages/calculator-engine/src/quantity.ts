/** Unit of a value. In `percent`, 5.5 means 5.5 %; as a `fraction`, that is 0.055. */
export type Unit = "dollars" | "percent" | "fraction" | "months" | "years" | "payments" | "number";

export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
}

/** Quantity with an id, which the words have a name for. */
export interface Figure extends Quantity {
  readonly id: string;
  /** Qualifier of the name: the debt or offer it belongs to, or the frequency of its payment. */
  readonly of?: string;
  /** Row of its list, counted from 0. */
  readonly row?: number;
}

export const dollars = (value: number): Quantity => ({ value, unit: "dollars" });
export const percent = (value: number): Quantity => ({ value, unit: "percent" });
export const months = (value: number): Quantity => ({ value, unit: "months" });
export const years = (value: number): Quantity => ({ value, unit: "years" });

/** Rounds an amount as sentences do after "about": to whole dollars of four digits, or of two below a thousand. */
export const roundRoughly = (amount: number): number =>
  Math.round(Number(amount.toPrecision(Math.abs(amount) < 1000 ? 2 : 4)));
