/** Maximum length of a title that search results show in full, in characters. */
export const longestTitle = 75;

/** Returns a title with the brokerage's name appended, or its short name if the title is too long. */
export function pageTitle(title: string, brokerage: { name: string; shortName: string }): string {
  const full = `${title} | ${brokerage.name}`;
  return full.length <= longestTitle ? full : `${title} | ${brokerage.shortName}`;
}
