import type { HostBrokerage } from "../../Host.tsx";
import type { ResultWords } from "../resultWords.en.ts";
import { type ExportPart, linesOf } from "./exportParts.ts";

export interface ExportedResult {
  /** The calculator's title. */
  readonly title: string;
  readonly parts: readonly ExportPart[];
  /** ISO date of the rules with which it was worked out, such as 2026-11-21. */
  readonly day: string;
  readonly brokerage: HostBrokerage | undefined;
}

/** Returns the brokerage's name, licence and phone number in one line, for the end of an export. */
export function signature({ name, licence, phone }: HostBrokerage): string {
  return [name, licence, phone].filter(Boolean).join(" · ");
}

export function exportText(
  { title, parts, day, brokerage }: ExportedResult,
  words: ResultWords,
): string {
  const blocks = parts.map((part) => [
    part.title,
    ...linesOf(part, words).map((line) => `- ${line}`),
  ]);
  const end = [words.export.caveat, ...(brokerage ? [signature(brokerage)] : [])];
  return [[`${title}, ${words.engineWords.format.date(day)}`], ...blocks, end]
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}
