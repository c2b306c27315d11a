import { site } from "../site.ts";

/** The brokerage by name, where another thing refers to it. The home page describes it in full. */
export function organization() {
  return {
    "@type": "Organization",
    "@id": `${site.siteUrl}/#brokerage`,
    name: site.name,
    url: `${site.siteUrl}/`,
    logo: { "@type": "ImageObject", url: `${site.siteUrl}/logo.png` },
  };
}
