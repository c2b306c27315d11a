import type { Unit } from "./quantity.ts";

/** Text that people type around a number: signs of units, and spaces between thousands. */
const decoration = /[\s\u00a0\u202f$%']|ans?\b|years?\b/gi;

/** Multiples by the suffix of an amount: thousands and millions. */
const multiples: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };

/** Groups of three digits, unlike the decimals of any amount or count. */
const grouped = /^\d{1,3}([.,]\d{3})+$/;

/** The last comma or point, with what follows it. */
const lastMark = /[.,](?=\d*$)/;

/**
 * Parses a number as people type it in English or French: `120,000`, `$120 000`, `5,5 %`,
 * `1 234,56 $`.
 *
 * A comma or point before exactly three digits groups thousands, except in a percentage or a length
 * of time, where `5,125` has decimals; with both marks, the last one is the decimal one. `k` and
 * `M` behind an amount are thousands and millions. Returns `null` for any other text, an empty one
 * included.
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
    // Three digits behind a mark are ambiguous: thousands of thousands, or decimals.
    const number = grouped.test(bare.slice(0, -1)) ? null : parseNumber(bare.slice(0, -1), unit);
    return number === null ? null : Math.round(number * multiple * 100) / 100;
  }
  const sign = bare.startsWith("-") ? -1 : 1;
  const digits = sign < 0 ? bare.slice(1) : bare;
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return null;
  const marks = new Set(digits.match(/[.,]/g));
  const isWhole = unit === "dollars" || unit === "number" || unit === "payments";
  const isGrouped = grouped.test(digits) && marks.size === 1;
  const repeats = (digits.match(/[.,]/g) ?? []).length > 1;
  if (isGrouped && (isWhole || repeats)) return sign * Number(digits.replace(/[.,]/g, ""));
  // A repeated mark without groups between is no number.
  if (repeats && marks.size === 1) return null;
  const [whole = "", decimals = ""] = digits.split(lastMark);
  if (/[.,]/.test(whole) && !grouped.test(whole)) return null;
  return sign * Number(`${whole.replace(/[.,]/g, "")}.${decimals}0`);
}
