/** The way to a value in a draft: `annualIncome`, or `debts`, the row's place and its column. */
export type Path =
  | readonly [field: string]
  | readonly [list: string, place: number, column: string];

type Values = Readonly<Record<string, unknown>>;

const rowsAt = (draft: unknown, list: string) => (draft as Values)[list] as readonly Values[];

export function valueAt(draft: unknown, path: Path): unknown {
  if (path.length === 1) return (draft as Values)[path[0]];
  const [list, place, column] = path;
  return rowsAt(draft, list)[place]?.[column];
}

/** The same draft with another value there. */
export function withValueAt(draft: unknown, path: Path, value: unknown): unknown {
  if (path.length === 1) return { ...(draft as Values), [path[0]]: value };
  const [list, place, column] = path;
  const rows = rowsAt(draft, list).map((row, at) =>
    at === place ? { ...row, [column]: value } : row,
  );
  return { ...(draft as Values), [list]: rows };
}
