type Cell = string | number;

/** Returns rows as CSV (RFC 4180). Escapes texts that a spreadsheet would run (CSV injection). */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

const special = /[",\r\n]/;
/** Starts of formulas that OWASP lists, also full-width ones and ones after whitespace. */
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
