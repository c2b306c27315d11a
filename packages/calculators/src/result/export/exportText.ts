import type { Brokerage } from "../../Host.tsx";
import type { ResultWords } from "../resultWords.en.ts";
import { type ExportPart, linesOf } from "./exportParts.ts";

export interface ExportedResult {
  /** The calculator's title. */
  readonly title: string;
  readonly parts: readonly ExportPart[];
  /** The day it was worked out: 2026-11-21. */
  readonly day: string;
  readonly brokerage: Brokerage | undefined;
}

/** Returns the brokerage's signature below everything that leaves the page. */
export function signature({ name, licence, phone }: Brokerage): string {
  return [name, licence, phone].filter(Boolean).join(" · ");
}

/** The whole result as plain text. */
export function exportText(
  { title, parts, day, brokerage }: ExportedResult,
  words: ResultWords,
): string {
  const blocks = parts.map((part) => [
    part.title,
    ...linesOf(part, words).map((line) => `- ${line}`),
  ]);
  const end = [words.export.caveat, ...(brokerage ? [signature(brokerage)] : [])];
  return [[`${title}, ${words.engine.format.date(day)}`], ...blocks, end]
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}
