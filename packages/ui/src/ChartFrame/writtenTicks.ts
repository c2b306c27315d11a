/**
 * Returns the values to label on the axis; only zero where rounding would give two of them one
 * label.
 */
export function writtenTicks(
  ticks: readonly number[],
  formatValue: (value: number) => string,
): number[] {
  const texts = new Set(ticks.map(formatValue));
  return texts.size === ticks.length ? [...ticks] : [0];
}
