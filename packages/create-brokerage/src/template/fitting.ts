/** The longest description that search results show whole. */
const longestDescription = 170;

/** Returns the first of several wordings, the best first, that is not too long. The last must always fit. */
export function fitting(wordings: readonly string[], max = longestDescription): string {
  return wordings.find(({ length }) => length <= max) ?? wordings.at(-1) ?? "";
}
