/** Moves blocks apart just enough not to overlap, keeping their order and staying within bounds. */
export function spread(
  middles: readonly number[],
  heights: readonly number[],
  [top, bottom]: readonly [number, number],
): number[] {
  const placed = middles
    .map((middle, index) => ({ middle, half: (heights[index] ?? 0) / 2, index }))
    .sort((a, b) => a.middle - b.middle);
  let edge = top;
  for (const block of placed) {
    block.middle = Math.max(block.middle, edge + block.half);
    edge = block.middle + block.half;
  }
  edge = bottom;
  for (const block of placed.reverse()) {
    block.middle = Math.min(block.middle, edge - block.half);
    edge = block.middle - block.half;
  }
  return placed.sort((a, b) => a.index - b.index).map(({ middle }) => middle);
}
