/** Dollars; percent, where 5.5 means 5.5 %; a fraction, where 0.055 does; a count of things. */
export type Unit = "dollars" | "percent" | "fraction" | "months" | "years" | "payments" | "number";

export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
}

/** A quantity that words have a name for. */
export interface Figure extends Quantity {
  readonly id: string;
  /** Qualifier of the name: the debt it belongs to, or the frequency of its payment. */
  readonly of?: string;
  /** The row of the list that it stands in, counted from 0. */
  readonly row?: number;
}

export const dollars = (value: number): Quantity => ({ value, unit: "dollars" });
export const percent = (value: number): Quantity => ({ value, unit: "percent" });
export const months = (value: number): Quantity => ({ value, unit: "months" });
export const years = (value: number): Quantity => ({ value, unit: "years" });
