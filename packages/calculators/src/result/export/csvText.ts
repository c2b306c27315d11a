type Cell = string | number;

/** Rows for a spreadsheet, as RFC 4180 writes them: numbers stay numbers, texts are never formulas. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

const special = /[",\r\n]/;
/** OWASP's openings of what a spreadsheet would run, full-width ones and those behind blanks included. */
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
