import type { Unit } from "./quantity.ts";

/** Text that people type around a number: unit signs, and spaces between thousands. */
const decoration = /[\s\u00a0\u202f$%']|ans?\b|years?\b/gi;

/** Multiples by the suffix of an amount: thousands and millions. */
const multiples: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };

/** Digits in groups of three, which are not the decimals of an amount or a count. */
const grouped = /^\d{1,3}([.,]\d{3})+$/;

/** Last comma or point, if only digits follow it. */
const lastMark = /[.,](?=\d*$)/;

/**
 * Parses a number as people type it in English or French: `120,000`, `$120 000`, `5,5 %`,
 * `1 234,56 $`.
 *
 * A comma or point before exactly three digits groups thousands, except in a percentage or a length
 * of time, where `5,125` has decimals. If both marks occur, the last one is the decimal mark. `k` and
 * `M` after an amount mean thousands and millions. Returns `null` for any other text, including an
 * empty one.
 *
 * @example
 * parseNumber("$120,000", "dollars"); // 120000
 * parseNumber("5,5 %", "percent"); // 5.5
 * parseNumber("1,2 M", "dollars"); // 1200000
 */
export function parseNumber(text: string, unit: Unit): number | null {
  const bare = text.replace(decoration, "").replace("−", "-");
  const [multipleSign = ""] = /(?<=\d)[km]$/i.exec(bare) ?? [];
  const multiple = unit === "dollars" ? multiples[multipleSign.toLowerCase()] : undefined;
  if (multiple) {
    // Three digits after a mark are ambiguous here: a group of thousands, or decimals.
    const number = grouped.test(bare.slice(0, -1)) ? null : parseNumber(bare.slice(0, -1), unit);
    return number === null ? null : Math.round(number * multiple * 100) / 100;
  }
  const sign = bare.startsWith("-") ? -1 : 1;
  const digits = sign < 0 ? bare.slice(1) : bare;
  if (!/^[\d.,]+$/.test(digits) || !/\d/.test(digits)) return null;
  const marks = new Set(digits.match(/[.,]/g));
  const isWhole = unit === "dollars" || unit === "number" || unit === "payments";
  const isGrouped = grouped.test(digits) && marks.size === 1;
  const repeats = (digits.match(/[.,]/g) ?? []).length > 1;
  if (isGrouped && (isWhole || repeats)) return sign * Number(digits.replace(/[.,]/g, ""));
  // A repeated mark that does not separate groups of three is not a number.
  if (repeats && marks.size === 1) return null;
  const [whole = "", decimals = ""] = digits.split(lastMark);
  if (/[.,]/.test(whole) && !grouped.test(whole)) return null;
  return sign * Number(`${whole.replace(/[.,]/g, "")}.${decimals}0`);
}
