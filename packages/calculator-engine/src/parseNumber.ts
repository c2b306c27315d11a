import type { Unit } from "./quantity.ts";

/**
 * Names why a text is not one number in a unit: it holds two, it is a share where an amount is asked for, or it
 * cannot be read.
 */
export type NumberProblem = "two-numbers" | "percent" | "unreadable";

/** Characters that nobody sees, such as marks of direction and of the byte order. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** Marks of Arabic and of full-width keyboards, and the same in ASCII. */
const marks: Readonly<Record<string, string>> = {
  "٫": ".",
  "．": ".",
  "٬": ",",
  "،": ",",
  "，": ",",
  "٪": "%",
  "％": "%",
};

/** Digits of every script: Unicode has the ten of each in a row. */
const digit = /\p{Nd}/u;

/** Returns a text with ASCII digits and marks in place of those of other scripts. */
function inAscii(text: string): string {
  return text.replace(/[\p{Nd}٫．٬،，٪％]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    let place = 0;
    while (digit.test(String.fromCodePoint(code - place - 1))) place += 1;
    return marks[character] ?? String(place % 10);
  });
}

const spaces = /[^\S\t\r\n]+/g;
const currency =
  /(?<![a-z])(?:CAD|CDN|CAN|CA|C|USD|US|EUR|GBP)(?![a-z])|dollars?(?: canadiens?)?|[$€£¢]/gi;
const units: Partial<Record<Unit, RegExp>> = {
  dollars: currency,
  percent: /%|(?<![a-z])(?:percent|per cent|pour cent|pct|p\. ?100)(?![a-z])/gi,
  years: /(?<=[\d\s])(?:years?|yrs?|y|ans?|années?)(?![a-z])/gi,
  months: /(?<=[\d\s])(?:months?|mos?|mois)(?![a-z])/gi,
};

/** Multiples by the word or letter after an amount. */
const multiples: readonly (readonly [RegExp, number])[] = [
  [/(?<=\d) ?(?:k|thousand|mille)$/i, 1e3],
  [/(?<=\d) ?(?:m|mm|millions?)$/i, 1e6],
];

/** Digits in groups of three after a first group without a leading zero. */
const grouped = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/;

/** Groups, then decimals after another mark than theirs. */
const groupedDecimals = /^([1-9]\d{0,2}([.,' ])\d{3}(?:\2\d{3})*)(?!\2)[.,](\d*)$/;
const plainDecimals = /^(\d*)(?:[.,](\d*))?$/;

/** Groups of lakhs and crores, as in `4,50,000`. */
const lakhs = /^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d*)?$/;

/** Above this, digits in groups separated by spaces are rather two numbers. */
const maxSpaced = 1e10;

/**
 * Reads a number as people type and paste it in English or French: `120,000`, `$120 000`, `5,5 %`,
 * `CAD 1 234,56`, `450e3`; also in groups of lakhs, `4,50,000`, and in digits of other scripts, `٤٥٠٠٠٠`.
 *
 * A comma or point before exactly three digits groups thousands, except in a percentage or a length
 * of time, where `5,125` has decimals. If both marks occur, the last one is the decimal mark. `k` and
 * `M` after an amount mean thousands and millions.
 *
 * @example
 * readNumber("CA$450,000", "dollars"); // 450000
 * readNumber("5.5% 25 years", "dollars"); // "two-numbers"
 * readNumber("20%", "dollars"); // "percent"
 */
export function readNumber(text: string, unit: Unit): number | NumberProblem {
  const plain = inAscii(text).replace(invisible, "").replace(spaces, " ").trim();
  const isAmount = unit === "dollars" || unit === "number" || unit === "payments";
  const number = plain
    .replace(units[unit] ?? /(?!)/g, "")
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/^[−–]/, "-")
    .trim()
    .replace(/^([+-])\s+/, "$1");
  const [sign = ""] = /^[+-]/.exec(number) ?? [];
  const size = sizeOf(number.slice(sign.length), isAmount);
  if (size !== null) return sign === "-" ? -size : size;
  // The beginning of a long text tells whether it holds two numbers.
  const numbers = plain
    .slice(0, 1_000)
    .split(/[^\d.,'’ ]+/)
    .flatMap((part) => numbersIn(part));
  if (numbers.length > 1) return "two-numbers";
  return isAmount && /\d/.test(plain) && /%/.test(plain) ? "percent" : "unreadable";
}

/** Returns the numbers in digits, marks and spaces: one if the spaces separate its groups. */
function numbersIn(part: string): string[] {
  const parts = part
    .trim()
    .split(/ +/)
    .filter((each) => /\d/.test(each));
  return grouped.test(parts.join(" ").replace(/[.,]\d*$/, "")) &&
    Number(parts.join("").replace(/[.,].*$/, "")) < maxSpaced
    ? [part]
    : parts;
}

/** Returns the size of a number without its sign and unit, or `null` if it is not one. */
function sizeOf(text: string, isAmount: boolean): number | null {
  const [multiple, times] = multiples.find(([each]) => isAmount && each.test(text)) ?? [];
  if (multiple && times) {
    const digits = text.replace(multiple, "");
    // Three digits after a mark are ambiguous here: a group of thousands, or decimals.
    const size = grouped.test(digits) ? null : sizeOf(digits, isAmount);
    return size === null ? null : Math.round(size * times * 100) / 100;
  }
  if (/^\d+(?:[.,]\d+)?e[+-]?\d{1,2}$/i.test(text)) return Number(text.replace(",", "."));
  if (grouped.test(text) && (isAmount || text.replace(/\d/g, "").length > 1 || / |'/.test(text))) {
    const size = Number(text.replace(/\D/g, ""));
    return / /.test(text) && size >= maxSpaced ? null : size;
  }
  if (lakhs.test(text)) return Number(text.replaceAll(",", ""));
  const [, groups, , rest] = groupedDecimals.exec(text) ?? [];
  const [, plain, decimals = rest ?? ""] = plainDecimals.exec(text) ?? [];
  const digits = groups?.replace(/\D/g, "") ?? plain;
  if (digits === undefined || digits + decimals === "") return null;
  // Three decimals of an amount are rather a group of thousands that does not fit the digits before it.
  if (isAmount && decimals.length === 3 && Number(digits) > 0) return null;
  return Number(`${digits}.${decimals}0`);
}

/**
 * Parses a number as `readNumber` does. Returns `null` for any text that is not one number in the unit.
 *
 * @example
 * parseNumber("$120,000", "dollars"); // 120000
 * parseNumber("5,5 %", "percent"); // 5.5
 * parseNumber("1,2 M", "dollars"); // 1200000
 */
export function parseNumber(text: string, unit: Unit): number | null {
  const number = readNumber(text, unit);
  return typeof number === "number" ? number : null;
}
