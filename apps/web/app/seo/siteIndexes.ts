import {
  fill,
  type PublishedRates,
  type RateEntry,
  type Site,
  type SitePage,
  type SiteWords,
} from "@mortgage-kit/content";
import { localPath } from "../navigation/localPath.ts";
import type { RenderedSite } from "../site.ts";
import { alternates } from "./pageMeta.ts";

/** Returns the XML sitemap of all pages in all languages. Only posts have a modification date. */
export function sitemap(sites: readonly [RenderedSite, ...RenderedSite[]]): string {
  const [{ blog }] = sites;
  const dates = new Map((blog?.posts ?? []).map(({ slug, date }) => [`/blogs/${slug}`, date]));
  const urls = sites.flatMap((site) =>
    site.pages.map(({ path }) => {
      const date = dates.get(path);
      const lastChange = date ? `<lastmod>${date}</lastmod>` : "";
      const links = alternates(site, path).map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
      );
      const address = escaped(site.brokerage.siteUrl + localPath(site, path));
      return `<url><loc>${address}</loc>${lastChange}${links.join("")}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Returns a robots.txt that allows everything. Pages not to be listed have a robots meta tag. */
export function robots({ brokerage: { siteUrl } }: Site): string {
  return ["User-agent: *", "Disallow:", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
}

/** Returns an index of the site for language models, in the format of llmstxt.org. */
export function llmsIndex(site: Site): string {
  const { blog, brokerage, calculatorPages, footer, pages, words } = site;
  const { email, name, phone, serviceArea, siteUrl } = brokerage;
  const pagesAt = (paths: readonly string[]) => pages.filter(({ path }) => paths.includes(path));
  const calculators = pagesAt(calculatorPages.map(({ route }) => route));
  const articles = pagesAt((blog?.posts ?? []).map(({ slug }) => `/blogs/${slug}`));
  const others = pages.filter((page) => !calculators.includes(page) && !articles.includes(page));
  return [
    `# ${name}`,
    "",
    `> ${footer.blurb}`,
    "",
    `${footer.licence}. ${serviceArea}. ${fill(words.siteIndex.contact, { phone, email })}`,
    "",
    ...section(words.siteIndex.pages, others, siteUrl),
    ...section(words.siteIndex.calculators, calculators, siteUrl),
    ...section(words.siteIndex.articles, articles, siteUrl),
  ].join("\n");
}

function section(title: string, pages: readonly SitePage[], siteUrl: string): string[] {
  const lines = pages.map(
    ({ path, label, metadata }) => `- [${label}](${siteUrl}${path}): ${metadata.description}`,
  );
  return [`## ${title}`, "", ...lines, ""];
}

/** Returns the web app manifest, which lets phones install the site on the home screen. */
export function webManifest({ brokerage, home, language, tokens }: RenderedSite) {
  const { surface } = tokens.backgrounds.white;
  const icon = { type: "image/png", purpose: "any maskable" };
  return {
    id: "/",
    name: brokerage.name,
    short_name: brokerage.shortName,
    description: home.page.metadata.description,
    lang: `${language}-CA`,
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: surface,
    theme_color: surface,
    icons: [
      { ...icon, src: "/icon-192.png", sizes: "192x192" },
      { ...icon, src: "/icon-512.png", sizes: "512x512" },
    ],
  };
}

const longestFeed = 50;

export function ratesFeed(
  { brokerage: { name, siteUrl }, words }: Site,
  { entries }: PublishedRates,
): string {
  const page = `${siteUrl}/rates`;
  const updated = `${entries.at(-1)?.day}T00:00:00Z`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escaped(fill(words.ratesFeed.title, { name }))}</title>`,
    `<id>${escaped(page)}</id>`,
    `<link href="${escaped(page)}"/>`,
    `<link rel="self" href="${escaped(`${page}.atom`)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(name)}</name></author>`,
    ...entries
      .toReversed()
      .slice(0, longestFeed)
      .map((entry) => item(entry, page, words.ratesFeed)),
    "</feed>",
    "",
  ].join("\n");
}

function item(
  { day, kind, years, annualRate, conditions }: RateEntry,
  page: string,
  words: SiteWords["ratesFeed"],
): string {
  const rate = annualRate === null ? words.withdrawn : `${annualRate.toFixed(2)}%`;
  return [
    "<entry>",
    `<title>${escaped(fill(words.entry, { kind, years, rate }))}</title>`,
    `<id>${escaped(`${page}#${day}-${kind}-${years}`)}</id>`,
    `<link href="${escaped(page)}"/>`,
    `<updated>${day}T00:00:00Z</updated>`,
    `<summary>${escaped(conditions)}</summary>`,
    "</entry>",
  ].join("");
}
