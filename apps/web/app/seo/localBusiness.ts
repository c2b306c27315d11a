import { site } from "../site.ts";
import type { StructuredData } from "./pageMeta.ts";

/** Returns the structured data of the brokerage as a local business, for the home page alone. */
export function localBusiness(): StructuredData {
  const { address, claims, hours } = site;
  return {
    "@context": "https://schema.org",
    "@type": ["FinancialService", "LocalBusiness"],
    "@id": `${site.siteUrl}/#brokerage`,
    name: site.name,
    url: `${site.siteUrl}/`,
    telephone: `+1-${site.phone}`,
    email: site.email,
    image: `${site.siteUrl}/social/home.png`,
    logo: `${site.siteUrl}/logo.png`,
    priceRange: site.priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.province,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    areaServed: site.areasServed.map((name) => ({ "@type": "City", name })),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    ...(claims.rating &&
      claims.reviewCount && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: claims.rating,
          bestRating: 5,
          reviewCount: claims.reviewCount,
        },
      }),
    ...(site.networks.length > 0 && { sameAs: site.networks.map(({ href }) => href) }),
  };
}
