/** The longest title that search results show whole. */
export const longestTitle = 75;

/** Returns a page's title with the brokerage's name after it, the short one where the name leaves too little room. */
export function pageTitle(title: string, brokerage: { name: string; shortName: string }): string {
  const full = `${title} | ${brokerage.name}`;
  return full.length <= longestTitle ? full : `${title} | ${brokerage.shortName}`;
}
