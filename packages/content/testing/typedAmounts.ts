/**
 * Returns the dollars, percentages and numbers of years that a text contains literally. A figure of
 * law should be cited as `{{name}}` instead, so that a change of rule reaches every text.
 */
export function typedAmounts(text: string): string[] {
  const amounts = /\$[\d,]*\d|[\d.]+(?:-[\d.]+)?(?:%| per ?cent)|\b\d+[ -]years?\b/g;
  return [...text.matchAll(amounts)].map(([amount]) => amount);
}
