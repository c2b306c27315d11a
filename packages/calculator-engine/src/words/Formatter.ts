import type { Quantity } from "../quantity.ts";

/** Converts numbers to the text of one language, once, where they are shown. */
export interface Formatter {
  /** Whole dollars, for prices and balances. */
  dollars(value: number): string;
  /** Dollars and cents, for single payments. */
  cents(value: number): string;
  /** Cents only if there are some, for amounts that a visitor typed. */
  anyCents(value: number): string;
  /** Dollars and cents with a plus or minus, for differences. */
  signedCents(value: number): string;
  /** The same in whole dollars. */
  signed(value: number): string;
  /** A rate as it was entered, up to four decimals; 5.5 means 5.5 %. */
  percent(value: number): string;
  /** A calculated share, to one decimal. */
  share(value: number): string;
  months(value: number): string;
  years(value: number): string;
  /** Years to the month: 21 years 4 months. */
  span(years: number): string;
  /** Months as people state them: 14 months, 5 years. */
  length(months: number): string;
  number(value: number): string;
  /** Exact enough to be checked with a pocket calculator. */
  quantity(quantity: Quantity): string;
  /** The same without the cents of whole dollars. */
  short(quantity: Quantity): string;
  /** As a sentence carries it: whole dollars from 1,000 on, at most two decimals otherwise. */
  about(quantity: Quantity): string;
  /** To four digits, for figures that an estimate leads to. */
  roughly(quantity: Quantity): string;
  /** An ISO date in words. */
  date(iso: string): string;
  list(items: readonly string[]): string;
}
