import type { Quantity } from "../quantity.ts";

/** Formatter of numbers, dates and lists in one language; values are formatted only for display. */
export interface Formatter {
  /** Whole dollars, for prices and balances. */
  dollars(value: number): string;
  /** Dollars and cents, for single payments. */
  cents(value: number): string;
  /** Cents only if there are some, for amounts that a visitor typed. */
  anyCents(value: number): string;
  /** Dollars and cents with a plus or minus, for differences. */
  signedCents(value: number): string;
  /** Whole dollars with a plus or minus, for differences. */
  signed(value: number): string;
  /** Rate as it was entered, up to four decimals; 5.5 means 5.5 %. */
  percent(value: number): string;
  /** Calculated share in percent, to one decimal. */
  share(value: number): string;
  months(value: number): string;
  years(value: number): string;
  /** Years to the month: 21 years 4 months. */
  span(years: number): string;
  /** Months as people state them: 14 months, 5 years. */
  length(months: number): string;
  number(value: number): string;
  /** With its unit, exact enough to check with a pocket calculator. */
  quantity(quantity: Quantity): string;
  /** Like `quantity`, but whole dollars without cents. */
  short(quantity: Quantity): string;
  /** For a sentence: like `short`, but whole dollars from 1,000 on and percent to two decimals. */
  about(quantity: Quantity): string;
  /** Like `about`, but rounded to four significant digits, for estimated figures. */
  roughly(quantity: Quantity): string;
  /** Like `roughly`, but never above the amount, for the most that somebody may spend or borrow. */
  atMost(quantity: Quantity): string;
  /** Like `about`, but never below the amount in whole dollars, for the least that is needed. */
  atLeast(quantity: Quantity): string;
  /** An ISO date in words. */
  date(iso: string): string;
  list(items: readonly string[]): string;
}

/** Character on either side of the number to act on in a verdict's sentence. */
export const keyMark = "\0";

/** Marks the number to act on in a verdict's sentence. */
export const key = (number: string): string => keyMark + number + keyMark;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins the sentences that there are. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(" ");
