import { readFragment, writeFragment } from "@mortgage-kit/calculator-engine/case";
import type { LanguageCode } from "../../language/Language.ts";

const mark = "figures";

/** Lengths in characters, and the number of lines, that a form for a person's answer accepts. */
const limits = { title: 120, verdict: 400, line: 600, lines: 60, text: 6000 } as const;

/** A result as its page shows it, for a form that a person answers. Every text is shown unchanged. */
export interface SentFigures {
  /** Id of the calculator. */
  readonly question: string;
  readonly language: LanguageCode;
  readonly title: string;
  readonly verdict: string;
  /** Figures and facts, such as "Home price: $500,000". */
  readonly lines: readonly string[];
  /** ISO date of the result, such as 2026-11-24. */
  readonly asOf: string;
}

/**
 * Serializes a result as a URL fragment, which browsers never send. If lines exceed the limits, the last
 * one is that of `leftOut`, called with their number.
 *
 * @example
 * const lines = ["Loan: $400,000"];
 * const verdict = "It costs about $2,200 a month.";
 * const asked = { question: "payment", language: "en", title: "Mortgage Payment" } as const;
 * const paid = { ...asked, verdict, lines, asOf: "2026-11-24" };
 * figuresIn(figuresFragment(paid))?.lines; // ["Loan: $400,000"]
 */
export function figuresFragment(
  { title, verdict, lines, ...others }: SentFigures,
  leftOut: (count: number) => string = String,
): string {
  const all = [...new Set(lines)];
  const room = limits.text - limits.title - limits.verdict;
  const whole = within(all, limits.lines, room);
  const most = within(all, limits.lines - 1, room - leftOut(all.length).length);
  const sent = {
    ...others,
    title: title.slice(0, limits.title),
    verdict: verdict.slice(0, limits.verdict),
    lines: whole.length === all.length ? all : [...most, leftOut(all.length - most.length)],
  };
  return writeFragment(mark, sent) ?? "";
}

/** Returns the first lines that a form accepts, at most `most` with `room` characters. */
function within(lines: readonly string[], most: number, room: number): string[] {
  let left = room;
  return lines
    .filter((line) => line.length <= limits.line)
    .filter((line) => {
      left -= line.length;
      return left >= 0;
    })
    .slice(0, most);
}

/**
 * Parses the result in a fragment; returns `null` for anything else, because URLs are untrusted.
 *
 * @example
 * figuresIn("#figures=unreadable"); // null
 */
export function figuresIn(fragment: string): SentFigures | null {
  const held = readFragment(mark, fragment);
  if (!held) return null;
  const { question, language, title, verdict, lines, asOf } = held;
  const isText = (value: unknown, longest: number): value is string =>
    typeof value === "string" && value.trim() !== "" && value.length <= longest;
  if (!isText(question, 40) || !isText(title, limits.title) || !isText(verdict, limits.verdict))
    return null;
  if (!isText(asOf, 10) || !/^\d{4}-\d\d-\d\d$/.test(asOf) || !Array.isArray(lines)) return null;
  return {
    question,
    language: language === "fr" ? "fr" : "en",
    title,
    verdict,
    lines: within(
      [...new Set(lines)].filter((line) => isText(line, limits.line)),
      limits.lines,
      limits.text,
    ),
    asOf,
  };
}
