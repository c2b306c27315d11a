const row = /<tr>([\s\S]*?)<\/tr>/g;
const cell = /<(th|td)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

/** Matches a figure with its sign and unit, or an empty value: `$1,200`, `4.24%`, `about 3 years`, `–`. */
const figure =
  /^(about |under |up to |over )?[-−+]?\$?\d[\d,.\s]*(%|¢)?( (to|–|-) \$?\d[\d,.]*%?)?( (months?|years?|days?|weeks?|a month|points?))?$|^(–|-|none)$/i;

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&nbsp;", " ")
    .trim();

/** Returns the table with `data-kind="figure"` on the cells of number columns, headers included. */
export function alignFigures(table: string): string {
  const rows = [...table.matchAll(row)].map(([, inner = ""]) => [...inner.matchAll(cell)]);
  const isOfFigures = (column: number) => {
    const texts = rows.flatMap((cells) => {
      const [, tag, , content = ""] = cells[column] ?? [];
      return tag === "td" ? [plain(content)] : [];
    });
    const figures = texts.filter((text) => figure.test(text));
    return figures.length > texts.length / 2;
  };
  return table.replace(row, (whole) => {
    let column = -1;
    return whole.replace(cell, (unchanged, tag, attributes, content) => {
      column += 1;
      const standsRight = isOfFigures(column) && (tag === "th" || figure.test(plain(content)));
      return standsRight
        ? `<${tag}${attributes} data-kind="figure">${content}</${tag}>`
        : unchanged;
    });
  });
}
