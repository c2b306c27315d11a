import { oneLine } from "../leads/visibleText.ts";

/**
 * Places where a spreadsheet might begin a formula, from OWASP's list, including full-width characters
 * and leading invisible ones. A spreadsheet in French splits cells at semicolons too. The calculators' CSV export escapes the same beginnings; the
 * pattern is repeated here because this server does not depend on the calculators' packages.
 */
const formula = /(^|;)(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/gu;

/**
 * Returns a record in the format of RFC 4180. The content is untrusted, so each cell is a quoted
 * text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

function quoted(cell: string): string {
  const shown = oneLine(cell);
  const text = shown.replace(formula, "$1'");
  return `"${text.replaceAll('"', '""')}"`;
}
