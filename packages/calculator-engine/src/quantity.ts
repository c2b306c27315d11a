/** Unit of a value. In `percent`, 5.5 means 5.5 %; as a `fraction`, that is 0.055. */
export type Unit = "dollars" | "percent" | "fraction" | "months" | "years" | "payments" | "number";

export interface Quantity<Of extends Unit = Unit> {
  readonly value: number;
  readonly unit: Of;
}

/** Entry of a union: its id, its quantities by their names, and those that may be `null`. */
export type WithQuantities<
  Id extends string,
  Name extends string,
  OrNull extends string = never,
> = {
  readonly [Key in "id" | Name | OrNull]: Key extends "id"
    ? Id
    : Quantity | (Key extends OrNull ? null : never);
};

/** Quantity with an id, which the words have a name for. */
export interface Figure extends Quantity {
  readonly id: string;
  /** Qualifier of the name: the debt or offer it belongs to, or the frequency of its payment. */
  readonly of?: string;
  /** Row of its list, counted from 0. */
  readonly row?: number;
}

const quantityIn =
  <Of extends Unit>(unit: Of) =>
  (value: number): Quantity<Of> => ({ value, unit });

/**
 * Returns an amount as a quantity.
 *
 * @example
 * dollars(5); // { value: 5, unit: "dollars" }
 */
export const dollars = /* @__PURE__ */ quantityIn("dollars");
/**
 * Returns a rate or a share as a quantity.
 *
 * @example
 * percent(5.5); // { value: 5.5, unit: "percent" }
 */
export const percent = /* @__PURE__ */ quantityIn("percent");
/**
 * Returns a time as a quantity.
 *
 * @example
 * months(9); // { value: 9, unit: "months" }
 */
export const months = /* @__PURE__ */ quantityIn("months");
/**
 * Returns a time as a quantity.
 *
 * @example
 * years(25); // { value: 25, unit: "years" }
 */
export const years = /* @__PURE__ */ quantityIn("years");

/** Rounds an amount as sentences do after "about": to whole dollars of four digits, or of two below a thousand. */
export const roundRoughly = (amount: number): number =>
  Math.round(Number(amount.toPrecision(Math.abs(amount) < 1000 ? 2 : 4)));
