export type Layer = readonly (readonly [low: number, high: number])[];

/** Returns each part's range at each place: gains stack up from zero, losses down. */
export function stackLayers(
  series: readonly { readonly values: readonly number[] }[],
  places: number,
): readonly Layer[] {
  const above = Array<number>(places).fill(0);
  const below = Array<number>(places).fill(0);
  return series.map(({ values }) =>
    Array.from({ length: places }, (_, place) => {
      const value = values[place] ?? 0;
      const edges = value < 0 ? below : above;
      const from = edges[place] ?? 0;
      edges[place] = from + value;
      return value < 0 ? ([from + value, from] as const) : ([from, from + value] as const);
    }),
  );
}
