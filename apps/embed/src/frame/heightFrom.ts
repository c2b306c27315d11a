const minPixels = 100;
const maxPixels = 20_000;

/**
 * Returns the height that a frame's message reports, in CSS pixels clamped to 100–20,000; `null` for
 * any other message.
 */
export function heightFrom(data: unknown): number | null {
  const height = (data as { mortgageCalculatorHeight?: unknown } | null)?.mortgageCalculatorHeight;
  if (typeof height !== "number" || !Number.isFinite(height)) return null;
  return Math.round(Math.min(maxPixels, Math.max(minPixels, height)));
}
