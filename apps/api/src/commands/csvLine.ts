import { oneLine } from "./visibleText.ts";

/**
 * Openings of a cell that a spreadsheet might run as a formula, after OWASP, full-width ones and
 * those behind blanks included. The calculators' table of an answer marks the same openings; the
 * pattern is repeated here because the publishable packages and this server import nothing from
 * each other.
 */
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/**
 * Returns a record in the format of RFC 4180. The content is untrusted, so each cell is a quoted
 * text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

function quoted(cell: string): string {
  const shown = oneLine(cell);
  const text = formula.test(shown) ? `'${shown}` : shown;
  return `"${text.replaceAll('"', '""')}"`;
}
