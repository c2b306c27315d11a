import { site } from "../site.ts";
import type { StructuredData } from "./pageMeta.ts";
import type { Crumb } from "./pageTrail.ts";

/** Returns the structured data of a page's breadcrumbs. */
export function breadcrumbList(trail: readonly Crumb[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: site.siteUrl + path,
    })),
  };
}
