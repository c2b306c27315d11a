import {
  type Post,
  profilePath,
  type TeamMember,
  team,
  type Video,
  videoLink,
} from "@mortgage-kit/content";
import { ofThisSite } from "../ofThisSite.ts";
import { site } from "../site.ts";
import type { StructuredData } from "./pageMeta.ts";
import { socialImagePath } from "./socialImagePath.ts";

/**
 * Returns a short record of the brokerage, for references in other structured data. The home page has
 * the full record.
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

/** Returns the structured data of the brokerage as a local business. Only the home page has it. */
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

/** Returns the structured data of a team member's profile. */
export function memberProfile(member: TeamMember): StructuredData {
  const { name, title, level, profile } = member;
  const path = profilePath(member);
  const url = site.siteUrl + path;
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#person`,
      name,
      url,
      image: site.siteUrl + socialImagePath(path),
      jobTitle: title ? [title, level] : level,
      email: profile.email,
      telephone: `+1-${profile.phone}`,
      worksFor: organization(),
    },
  };
}

/** Returns the structured data of an article. */
export function blogPosting(post: Post): StructuredData {
  const path = `/blogs/${post.slug}`;
  const url = site.siteUrl + path;
  const author = team.find(({ name }) => name === post.author);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.metaDescription,
    articleSection: post.category,
    keywords: post.focusKeyword,
    image: site.siteUrl + socialImagePath(path),
    datePublished: post.date,
    author: {
      "@type": "Person",
      name: post.author,
      ...(author && { url: site.siteUrl + profilePath(author) }),
    },
    publisher: organization(),
    inLanguage: "en-CA",
  };
}

/** Returns the structured data of a calculator, as a free application that runs in the browser. */
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

/** Returns the structured data of a page's episodes, in the order shown. */
export function videoObjects(videos: readonly Video[]): StructuredData {
  const { watch, thumbnail } = ofThisSite(site.videos);
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: videos.map(({ title, description, videoId, date, cover }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "VideoObject",
        name: title,
        description,
        url: videoLink(watch, videoId),
        uploadDate: date,
        thumbnailUrl: thumbnail ? videoLink(thumbnail, videoId) : `${site.siteUrl}${cover}`,
      },
    })),
  };
}
