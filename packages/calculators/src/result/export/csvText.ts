type Cell = string | number;

/** Returns rows as CSV (RFC 4180). Escapes texts that a spreadsheet would run (CSV injection). */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

const special = /[",\r\n]/;
/**
 * Starts of formulas that OWASP lists, also full-width ones and ones after invisible characters. A
 * spreadsheet in French splits cells at semicolons too.
 */
const formula = /(^|;)(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/gu;

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = cell.replace(formula, "$1'");
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
