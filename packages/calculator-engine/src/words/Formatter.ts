import { type Quantity, roundRoughly, type Unit } from "../quantity.ts";

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

type Digits = Intl.NumberFormatOptions;

/**
 * Returns the functions that write numbers in a locale. Each `Intl` format is created at its first use,
 * because creating all takes far longer than loading the code.
 */
function numbersIn(locale: "en-CA" | "fr-CA") {
  const write = (options: Digits) => {
    const format = once(
      () => new Intl.NumberFormat(locale, { signDisplay: "negative", ...options }),
    );
    // Browsers write a hyphen in French; this replaces it with a minus sign.
    return locale === "fr-CA"
      ? (value: number) => format().format(value).replace("-", "−")
      : (value: number) => format().format(value);
  };
  const currency = (digits: number, more: Digits = {}) =>
    write({
      style: "currency",
      currency: "CAD",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...more,
    });
  const unit = (name: string, digits: number, more: Digits = {}) =>
    write({
      style: "unit",
      unit: name,
      unitDisplay: name === "percent" ? "short" : "long",
      maximumFractionDigits: digits,
      ...more,
    });
  return {
    whole: currency(0),
    exact: currency(2),
    signedExact: currency(2, { signDisplay: "exceptZero" }),
    signedWhole: currency(0, { signDisplay: "exceptZero" }),
    asEntered: unit("percent", 4),
    rough: unit("percent", 2),
    oneDecimal: unit("percent", 1, { minimumFractionDigits: 1 }),
    months: unit("month", 1),
    years: unit("year", 2),
    plain: write({ maximumFractionDigits: 2 }),
    fraction: write({ maximumFractionDigits: 8 }),
  };
}

/** Creates a function that writes an ISO date in words. */
function datesIn(locale: "en-CA" | "fr-CA") {
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
  return (iso: string) => {
    const [year, month, date] = iso.split("-").map(Number) as [number, number, number];
    const written = day().format(Date.UTC(year, month - 1, date));
    // French writes the first day of a month as an ordinal.
    return locale === "fr-CA" ? written.replace(/^1\s/, "1er\u00a0") : written;
  };
}

/**
 * Creates the formatter of a locale. A negative value that rounds to 0 has no minus sign.
 *
 * @example
 * createFormatter("en-CA").dollars(1_234.5); // "$1,235"
 */
export function createFormatter(locale: "en-CA" | "fr-CA"): Formatter {
  const numbers = numbersIn(locale);
  const { whole, exact, asEntered, months, years } = numbers;
  const conjunction = once(() => new Intl.ListFormat(locale));

  const isWhole = (value: number) => Number.isInteger(Math.round(value * 100) / 100);
  const anyCents = (value: number) => (isWhole(value) ? whole : exact)(value);

  const writers: Readonly<Record<Unit, (value: number) => string>> = {
    dollars: exact,
    percent: asEntered,
    fraction: numbers.fraction,
    months,
    years,
    payments: numbers.plain,
    number: numbers.plain,
  };
  const quantity = ({ value, unit }: Quantity) => writers[unit](value);

  const short = (shown: Quantity) =>
    shown.unit === "dollars" ? anyCents(shown.value) : quantity(shown);

  function about(shown: Quantity): string {
    const { value, unit } = shown;
    if (unit === "percent") return numbers.rough(value);
    return unit === "dollars" && Math.abs(value) >= 1000 ? whole(value) : short(shown);
  }

  const span = (length: number) => {
    const total = Math.round(length * 12);
    const full = total >= 12 ? years(Math.floor(total / 12)) : "";
    return sentences(full, (total % 12 > 0 || !full) && months(total % 12));
  };

  return {
    dollars: whole,
    cents: exact,
    anyCents,
    signedCents: numbers.signedExact,
    signed: numbers.signedWhole,
    percent: asEntered,
    share: numbers.oneDecimal,
    months,
    years,
    span,
    length: (value) =>
      value > 36 || (value > 12 && value % 12 === 0) ? span(value / 12) : months(value),
    number: numbers.plain,
    quantity,
    short,
    about,
    roughly: ({ value, unit }) =>
      about({ value: unit === "dollars" ? roundRoughly(value) : value, unit }),
    atMost: ({ value, unit }) => about({ value: roundedDown(value), unit }),
    atLeast: ({ value, unit }) =>
      about({ value: unit === "dollars" ? Math.ceil(value - 0.005) : value, unit }),
    date: datesIn(locale),
    list: (items) => conjunction().format(items),
  };
}

/** Rounds an amount of at least 0 down to four significant digits; a cent of tolerance absorbs noise. */
function roundedDown(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 3);
  return Math.floor((value + 0.005) / step) * step;
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Canadian English formatter, shared by all words. */
export const formatEnglish = /* @__PURE__ */ createFormatter("en-CA");

/** Canadian French formatter, shared by all words. */
export const formatFrench = /* @__PURE__ */ createFormatter("fr-CA");

/** Character on either side of the number to act on in a verdict's sentence. */
export const keyMark = "\0";

/**
 * Marks the number to act on in a verdict's sentence.
 *
 * @example
 * key("$607,000").includes("$607,000"); // true
 */
export const key = (number: string): string => keyMark + number + keyMark;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins the sentences that there are. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(" ");
