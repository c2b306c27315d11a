import type { CalculatorPageWords } from "../../CalculatorPage/calculatorPageData.ts";
import { csvText } from "./csvText.ts";
import { linesOf, type TakeawayPart } from "./takeawayParts.ts";

type Words = Pick<CalculatorPageWords, "title" | "brokerage" | "phone">;

/** Who stands behind an estimate, below everything that leaves the page. */
export function signature({ brokerage, phone }: Words): string {
  return `${brokerage.name} · ${brokerage.licence} · ${phone.label}`;
}

export const caveat = "An estimate from the numbers entered, not an offer or advice.";

/** The whole result as plain text. */
export function takeawayText(words: Words, parts: readonly TakeawayPart[], day: string): string {
  const blocks = parts.map((part) => [part.title, ...linesOf(part).map((line) => `- ${line}`)]);
  return [[`${words.title}, ${day}`], ...blocks, [caveat, signature(words)]]
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** The whole result as a table: the part, the figure's name, its value and its note. */
export function takeawayCsv(words: Words, parts: readonly TakeawayPart[], day: string): string {
  const rows = parts.flatMap(({ title, figures, texts }) => [
    ...figures.map(({ label, value, note = "" }) => [title, label, value, note]),
    ...texts.map((text) => [title, text, "", ""]),
  ]);
  return csvText([
    ["Part", "Name", "Value", "Note"],
    ["Calculator", words.title, day, ""],
    ...rows,
    ["From", signature(words), "", caveat],
  ]);
}
