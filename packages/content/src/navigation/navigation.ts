import type { Content } from "../contentSchema.ts";
import { sitePagesOf } from "../sitePages.ts";
import type { NavigationItem } from "./navigationSchema.ts";
import { sectionIds } from "./navigationSchema.ts";

/** Returns the menu without entries that the site does not have. */
export function navigationOf(content: Content): NavigationItem[] {
  const paths = new Set(sitePagesOf(content).map(({ path }) => path));
  const sections = sectionsOf(content);
  return content.navigation.filter((item) => {
    if (item.kind === "page") return paths.has(item.to);
    if (item.kind === "section") return sections.has(item.section);
    return item.kind === "target" || content.resources !== undefined;
  });
}

/**
 * Returns the home page's sections that a menu may lead to: with words, and with content to show.
 */
function sectionsOf({ home, services }: Content): ReadonlySet<string> {
  const { page, processSteps, reviews } = home;
  return new Set([
    ...(page.services && services ? [sectionIds.services] : []),
    ...(page.process && processSteps.length > 0 ? [sectionIds.howItWorks] : []),
    ...(page.reviews && reviews.length > 0 ? [sectionIds.reviews] : []),
  ]);
}
