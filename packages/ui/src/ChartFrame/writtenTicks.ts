/** The values to write beside the axis; only zero where rounding would write two of them alike. */
export function writtenTicks(
  ticks: readonly number[],
  formatValue: (value: number) => string,
): number[] {
  const texts = new Set(ticks.map(formatValue));
  return texts.size === ticks.length ? [...ticks] : [0];
}
