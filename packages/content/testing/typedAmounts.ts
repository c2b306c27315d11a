/** Returns literal amounts: texts cite figures of law by `{name}`, so that a changed rule updates all. */
export function typedAmounts(text: string): string[] {
  const amounts = /\$[\d,]*\d|[\d.]+(?:-[\d.]+)?(?:%| per ?cent)|\b\d+[ -]years?\b/g;
  return [...text.matchAll(amounts)].map(([amount]) => amount);
}
