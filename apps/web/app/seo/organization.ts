import { site } from "../site.ts";

/**
 * Returns the brokerage by name, for references from other structured data. The home page describes
 * it in full.
 */
export function organization() {
  return {
    "@type": "Organization",
    "@id": `${site.siteUrl}/#brokerage`,
    name: site.name,
    url: `${site.siteUrl}/`,
    logo: { "@type": "ImageObject", url: `${site.siteUrl}/logo.png` },
  };
}
