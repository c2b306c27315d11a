import type { Brokerage } from "../../Host.tsx";
import type { ResultWords } from "../resultWords.en.ts";
import { linesOf, type TakeawayPart } from "./takeawayParts.ts";

export interface Takeaway {
  /** The calculator's title. */
  readonly title: string;
  readonly parts: readonly TakeawayPart[];
  /** The day it was worked out: 2026-11-21. */
  readonly day: string;
  readonly brokerage: Brokerage | undefined;
}

/** Who stands behind an estimate, below everything that leaves the page. */
export function signature({ name, licence, phone }: Brokerage): string {
  return [name, licence, phone].filter(Boolean).join(" · ");
}

/** The whole result as plain text. */
export function takeawayText(
  { title, parts, day, brokerage }: Takeaway,
  words: ResultWords,
): string {
  const blocks = parts.map((part) => [
    part.title,
    ...linesOf(part, words).map((line) => `- ${line}`),
  ]);
  const end = [words.takeaway.caveat, ...(brokerage ? [signature(brokerage)] : [])];
  return [[`${title}, ${words.engine.format.date(day)}`], ...blocks, end]
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}
