import {
  calculatorPages,
  footer,
  homePage,
  posts,
  type SitePage,
  sitePages,
} from "@mortgage-kit/content";
import { tokens } from "../look/tokens.ts";
import { site } from "../site.ts";

/** Returns the XML sitemap of all pages. Only posts have a modification date. */
export function sitemap(): string {
  const dates = new Map(posts.map(({ slug, date }) => [`/blogs/${slug}`, date]));
  const urls = sitePages.map(({ path }) => {
    const date = dates.get(path);
    const lastChange = date ? `<lastmod>${date}</lastmod>` : "";
    return `<url><loc>${escaped(site.siteUrl + path)}</loc>${lastChange}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Returns a robots.txt that allows everything. Pages not to be listed have a robots meta tag. */
export function robots(): string {
  return ["User-agent: *", "Disallow:", "", `Sitemap: ${site.siteUrl}/sitemap.xml`, ""].join("\n");
}

/** Returns an index of the site for language models, in the format of llmstxt.org. */
export function llmsIndex(): string {
  const calculators = pagesAt(calculatorPages.map(({ route }) => route));
  const articles = pagesAt(posts.map(({ slug }) => `/blogs/${slug}`));
  const others = sitePages.filter(
    (page) => !calculators.includes(page) && !articles.includes(page),
  );
  return [
    `# ${site.name}`,
    "",
    `> ${footer.blurb}`,
    "",
    `${footer.licence}. ${site.serviceArea}. Telephone ${site.phone}, e-mail ${site.email}.`,
    "",
    ...section("Pages", others),
    ...section("Calculators", calculators),
    ...section("Articles", articles),
  ].join("\n");
}

function pagesAt(paths: readonly string[]): SitePage[] {
  return sitePages.filter(({ path }) => paths.includes(path));
}

function section(title: string, pages: readonly SitePage[]): string[] {
  const lines = pages.map(
    ({ path, label, metadata }) => `- [${label}](${site.siteUrl}${path}): ${metadata.description}`,
  );
  return [`## ${title}`, "", ...lines, ""];
}

/** Returns the web app manifest, which lets phones install the site on the home screen. */
export function webManifest() {
  const icon = { type: "image/png", purpose: "any maskable" };
  return {
    id: "/",
    name: site.name,
    short_name: site.shortName,
    description: homePage.metadata.description,
    lang: "en-CA",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: tokens.backgrounds.white.surface,
    theme_color: tokens.backgrounds.white.surface,
    icons: [
      { ...icon, src: "/icon-192.png", sizes: "192x192" },
      { ...icon, src: "/icon-512.png", sizes: "512x512" },
    ],
  };
}
