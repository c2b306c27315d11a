import {
  type Brokerage,
  type CalculatorCard,
  type Post,
  profilePath,
  type Site,
  type TeamMember,
  videoLink,
} from "@mortgage-kit/content";
import { localPath } from "../navigation/localPath.ts";
import { orNotFound } from "../orNotFound.ts";
import type { RenderedSite } from "../site.ts";
import { type StructuredData, socialImagePath } from "./pageMeta.ts";

/** Refers to the brokerage's full record, which the home page has. */
function organization(brokerage: Brokerage) {
  return {
    "@type": "Organization",
    "@id": `${brokerage.siteUrl}/#brokerage`,
    name: brokerage.name,
    url: `${brokerage.siteUrl}/`,
    logo: { "@type": "ImageObject", url: `${brokerage.siteUrl}/logo.png` },
  };
}

/** Returns the structured data of the brokerage as a local business. Only the home page has it. */
export function localBusiness(brokerage: Brokerage): StructuredData {
  const { address, claims, hours } = brokerage;
  return {
    "@type": ["FinancialService", "LocalBusiness"],
    "@id": `${brokerage.siteUrl}/#brokerage`,
    name: brokerage.name,
    url: `${brokerage.siteUrl}/`,
    telephone: `+1-${brokerage.phone}`,
    email: brokerage.email,
    image: `${brokerage.siteUrl}/social/home.png`,
    logo: `${brokerage.siteUrl}/logo.png`,
    priceRange: brokerage.priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.province,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    areaServed: brokerage.areasServed.map((name) => ({ "@type": "City", name })),
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
    ...(brokerage.networks.length > 0 && { sameAs: brokerage.networks.map(({ href }) => href) }),
  };
}

export function memberProfile(brokerage: Brokerage, member: TeamMember): StructuredData {
  const { name, title, level, profile } = member;
  const path = profilePath(member);
  const url = brokerage.siteUrl + path;
  return {
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#person`,
      name,
      url,
      image: brokerage.siteUrl + socialImagePath(path),
      jobTitle: title ? [title, level] : level,
      email: profile.email,
      telephone: `+1-${profile.phone}`,
      knowsLanguage: member.languages,
      worksFor: organization(brokerage),
    },
  };
}

export function blogPosting({ brokerage, language, team }: Site, post: Post): StructuredData {
  const path = `/blogs/${post.slug}`;
  const url = brokerage.siteUrl + path;
  const author = team.members.find(({ name }) => name === post.author);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.metaDescription,
    articleSection: post.category,
    keywords: post.focusKeyword,
    image: brokerage.siteUrl + socialImagePath(path),
    datePublished: post.date,
    author: {
      "@type": "Person",
      name: post.author,
      ...(author && { url: brokerage.siteUrl + profilePath(author) }),
    },
    publisher: organization(brokerage),
    inLanguage: `${language}-CA`,
  };
}

export function webApplication(
  site: RenderedSite,
  { route, title: name, description }: CalculatorCard,
): StructuredData {
  const { brokerage, words } = site;
  return {
    "@type": "WebApplication",
    inLanguage: `${site.language}-CA`,
    name,
    description,
    url: brokerage.siteUrl + localPath(site, route),
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    browserRequirements: words.calculatorRequirements,
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "CAD" },
    provider: organization(brokerage),
  };
}

/** Returns the structured data of a page's episodes, in the order shown. */
export function videoObjects({ brokerage, podcast }: Site): StructuredData {
  const { watch, thumbnail } = orNotFound(brokerage.videos);
  return {
    "@type": "ItemList",
    itemListElement: podcast?.videos.map(({ title, description, videoId, date }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "VideoObject",
        name: title,
        description,
        url: videoLink(watch, videoId),
        uploadDate: date,
        thumbnailUrl: thumbnail
          ? videoLink(thumbnail, videoId)
          : brokerage.siteUrl + socialImagePath(`/${podcast.slug}`),
      },
    })),
  };
}
