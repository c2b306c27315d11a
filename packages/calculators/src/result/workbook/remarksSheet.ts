import { type ExportedResult, signature } from "../export/exportText.ts";
import type { ResultWords } from "../resultWords.en.ts";
import { headingRow, textCell } from "./cells.ts";
import type { Sheet } from "./Workbook.ts";

/**
 * Returns a sheet of the remarks about the original inputs, in sentences that do not recalculate.
 */
export function remarksSheet(
  name: string,
  { title, day, parts, brokerage }: ExportedResult,
  { export: words, engine }: ResultWords,
): Sheet {
  const end = [words.caveat, ...(brokerage ? [signature(brokerage)] : [])];
  const texts = (lines: readonly string[]) => lines.map((line) => [textCell(line, "text")]);
  return {
    name,
    widths: [100],
    frozenRows: 1,
    rows: [
      [textCell(title, "title")],
      ...texts([words.workedOut(engine.format.date(day))]),
      ...parts
        .filter((part) => part.texts.length > 0)
        .flatMap((part) => [[], headingRow(part.title), ...texts(part.texts)]),
      [],
      ...texts(end),
    ],
  };
}
