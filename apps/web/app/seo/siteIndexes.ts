import { fill, type Site, type SitePage } from "@mortgage-kit/content";
import { localPath } from "../navigation/localPath.ts";
import type { RenderedSite } from "../site.ts";
import { alternates } from "./pageMeta.ts";

/** Path of a page that is not to be listed as long as the server has no mail. */
const withoutMailUnlisted = "/remind-me";

/** Returns the XML sitemap of all pages in all languages. Only posts have a modification date. */
export function sitemap(sites: readonly [RenderedSite, ...RenderedSite[]]): string {
  const [{ blog }] = sites;
  const dates = new Map((blog?.posts ?? []).map(({ slug, date }) => [`/blogs/${slug}`, date]));
  const urls = sites.flatMap((site) =>
    site.pages.flatMap(({ path }) => {
      if (path === withoutMailUnlisted) return [];
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

/** Returns the lines of a section, none for one without pages. */
function section(title: string, pages: readonly SitePage[], siteUrl: string): string[] {
  if (pages.length === 0) return [];
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
