/**
 * Returns the dollar amounts, percentages and numbers of years that a text contains literally. Texts
 * cite figures of law as `{name}` instead, so that a changed rule updates every text.
 */
export function typedAmounts(text: string): string[] {
  const amounts = /\$[\d,]*\d|[\d.]+(?:-[\d.]+)?(?:%| per ?cent)|\b\d+[ -]years?\b/g;
  return [...text.matchAll(amounts)].map(([amount]) => amount);
}
