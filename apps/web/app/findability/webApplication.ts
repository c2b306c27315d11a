import { site } from "../site.ts";
import type { StructuredData } from "./pageMeta.ts";

/** A calculator as a free application that runs in the browser. */
export function webApplication(path: string, name: string, description: string): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name,
    description,
    url: site.siteUrl + path,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "CAD" },
    provider: { "@id": `${site.siteUrl}/#brokerage` },
  };
}
