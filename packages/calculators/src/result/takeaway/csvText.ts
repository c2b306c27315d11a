type Cell = string | number;

/** Rows for a spreadsheet, as RFC 4180 writes them: numbers stay numbers, texts are never formulas. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

const special = /[",\r\n]/;
/** A spreadsheet would take a text that begins like this for a formula and run it. */
const formula = /^[=+\-@\t\r]/;

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
