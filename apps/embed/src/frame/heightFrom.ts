const minPixels = 100;
const maxPixels = 20_000;

/**
 * Returns the height in a message of a frame, in CSS pixels within bounds; `null` for any other
 * message.
 */
export function heightFrom(data: unknown): number | null {
  const height = (data as { mortgageCalculatorHeight?: unknown } | null)?.mortgageCalculatorHeight;
  if (typeof height !== "number" || !Number.isFinite(height)) return null;
  return Math.round(Math.min(maxPixels, Math.max(minPixels, height)));
}
