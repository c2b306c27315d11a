import { site } from "../site.ts";
import { organization } from "./organization.ts";
import type { StructuredData } from "./pageMeta.ts";

/** Returns the structured data of a calculator: a free application that runs in the browser. */
export function webApplication(path: string, name: string, description: string): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name,
    description,
    url: site.siteUrl + path,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript and a browser of the last few years",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "CAD" },
    provider: organization(),
  };
}
