const minPixels = 100;
const maxPixels = 20_000;

/** Returns a message's height in CSS pixels, clamped to 100–20,000; `null` for other messages. */
export function heightFrom(data: unknown): number | null {
  const height = (data as { mortgageCalculatorHeight?: unknown } | null)?.mortgageCalculatorHeight;
  if (typeof height !== "number" || !Number.isFinite(height)) return null;
  return Math.round(Math.min(maxPixels, Math.max(minPixels, height)));
}
