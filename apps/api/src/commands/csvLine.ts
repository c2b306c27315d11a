import { oneLine } from "./visibleText.ts";

/**
 * Cell beginnings that a spreadsheet might run as a formula, from OWASP's list, including full-width
 * characters and leading blanks. The calculators' CSV export escapes the same beginnings; the
 * pattern is repeated here because this server does not depend on the calculators' packages.
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
