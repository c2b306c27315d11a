import { expect, test } from "vitest";
import { renderedSite } from "../site.ts";
import { breadcrumbList, pageMeta, pageTrail, type StructuredData } from "./pageMeta.ts";
import {
  blogPosting,
  localBusiness,
  memberProfile,
  videoObjects,
  webApplication,
} from "./structuredData.ts";

const thing = "name description url image sameAs mainEntityOfPage";
const creativeWork = `${thing} headline keywords datePublished author publisher inLanguage isAccessibleForFree offers provider`;
const organization = `${thing} logo telephone email address areaServed aggregateRating`;

/** Properties that schema.org defines for each type the site uses, inherited ones included. */
const vocabulary: Record<string, string> = {
  AggregateRating: `${thing} ratingValue bestRating reviewCount`,
  BlogPosting: `${creativeWork} articleSection`,
  BreadcrumbList: `${thing} itemListElement`,
  City: thing,
  FinancialService: `${organization} priceRange openingHoursSpecification`,
  ImageObject: creativeWork,
  ItemList: `${thing} itemListElement`,
  ListItem: `${thing} position item`,
  LocalBusiness: `${organization} priceRange openingHoursSpecification`,
  Offer: `${thing} price priceCurrency`,
  OpeningHoursSpecification: `${thing} dayOfWeek opens closes`,
  Organization: organization,
  Person: `${thing} jobTitle email telephone knowsLanguage worksFor`,
  PostalAddress: `${thing} streetAddress addressLocality addressRegion postalCode addressCountry`,
  ProfilePage: `${creativeWork} mainEntity`,
  VideoObject: `${creativeWork} thumbnailUrl uploadDate`,
  WebApplication: `${creativeWork} applicationCategory operatingSystem browserRequirements`,
};

/** Returns the paths of all properties that the types of their objects do not define. */
function unknownProperties(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unknownProperties(item, path));
  if (typeof value !== "object" || value === null) return [];
  const record = value as Record<string, unknown>;
  const types = [record["@type"]].flat().map(String);
  const known = new Set(types.flatMap((type) => vocabulary[type]?.split(" ") ?? []));
  return Object.entries(record).flatMap(([name, item]) => {
    const here = `${path}/${types.join("+")}.${name}`;
    return [
      ...(name.startsWith("@") || known.has(name) ? [] : [here]),
      ...unknownProperties(item, here),
    ];
  });
}

const site = await renderedSite(process.env);
const { brokerage } = site;
const posts = site.blog?.posts ?? [];
const [leader] = site.team.members;
const payment = site.calculatorPages.find(({ id }) => id === "payment");
const [post] = posts;

const described: (readonly [string, StructuredData])[] = [
  ["the brokerage", localBusiness(brokerage)],
  ["a profile", memberProfile(brokerage, leader)],
  ...(site.podcast ? [["the episodes", videoObjects(site)] as const] : []),
];
if (post) {
  described.push(
    ["an article", blogPosting(site, post)],
    [
      "the way to an article",
      breadcrumbList(brokerage.siteUrl, pageTrail(site, `/blogs/${post.slug}`)),
    ],
  );
}
if (payment) {
  described.push(["a calculator", webApplication(site, payment)]);
}

test.each(described)("%s uses only schema.org types and properties", (_, data) => {
  expect(unknownProperties(data)).toEqual([]);
});

test("each record of a page names its vocabulary", () => {
  const records = pageMeta(site, "/faqs", {
    structuredData: described.map(([, data]) => data),
  }).flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));
  expect(records).toHaveLength(described.length + 1);
  for (const data of records) expect(data).toMatchObject({ "@context": "https://schema.org" });
});

test.each(described)("%s has no empty value and no address without a host", (_, data) => {
  const json = JSON.stringify(data);
  expect(json).not.toMatch(/:(null|""|\[\])/);
  expect(json).not.toMatch(/"(url|item|image|logo|mainEntityOfPage)":"\//);
});

test("the brokerage has its rating, reviews and price range", () => {
  expect(localBusiness(brokerage)).toMatchObject({
    "@type": ["FinancialService", "LocalBusiness"],
    priceRange: brokerage.priceRange,
    address: { addressLocality: brokerage.address.city, addressRegion: brokerage.address.province },
    openingHoursSpecification: { opens: brokerage.hours.opens, closes: brokerage.hours.closes },
  });
  const { rating, reviewCount } = brokerage.claims;
  expect("aggregateRating" in localBusiness(brokerage)).toBe(Boolean(rating && reviewCount));
});

test("an article names its headline, date, author with their profile, picture and publisher", () => {
  for (const article of posts.map((post) => blogPosting(site, post))) {
    expect(article).toMatchObject({
      "@type": "BlogPosting",
      headline: expect.stringMatching(/^.{10,110}$/),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      image: expect.stringMatching(/^https:.*\/social\/blogs-.*\.png$/),
      author: { "@type": "Person", name: expect.any(String), url: expect.any(String) },
      publisher: { "@type": "Organization", logo: { "@type": "ImageObject" } },
    });
  }
});

test("a calculator is a free finance application that needs JavaScript", () => {
  for (const calculator of site.calculatorPages)
    expect(webApplication(site, calculator)).toMatchObject({
      "@type": "WebApplication",
      applicationCategory: "FinanceApplication",
      isAccessibleForFree: true,
      browserRequirements: expect.stringContaining("JavaScript"),
      offers: { "@type": "Offer", price: 0, priceCurrency: "CAD" },
    });
});

test("an episode has a name, a date and an image of the site", () => {
  const { itemListElement } = (site.podcast ? videoObjects(site) : { itemListElement: [] }) as {
    itemListElement: { item: Record<string, unknown> }[];
  };
  for (const { item } of itemListElement) {
    expect(item).toMatchObject({
      name: expect.any(String),
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      thumbnailUrl: expect.stringMatching(/^https:.*\/social\/[\w-]+\.png$/),
    });
  }
});

test("every page has breadcrumbs from the home page", () => {
  for (const { path } of site.pages.filter((page) => page.path !== "/")) {
    const { itemListElement } = breadcrumbList(
      brokerage.siteUrl,
      pageTrail(site, path),
    ) as unknown as {
      itemListElement: { position: number; item: string }[];
    };
    expect(itemListElement.map(({ position }) => position)).toEqual(
      itemListElement.map((_, index) => index + 1),
    );
    expect(new URL(itemListElement[0]?.item ?? "").pathname).toBe("/");
    expect(new URL(itemListElement.at(-1)?.item ?? "").pathname).toBe(path);
  }
});
