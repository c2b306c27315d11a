/** Yields the rows in pages, because a statement takes a limited number of values. */
export function* inPages<Row>(rows: readonly Row[], size = 500): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
