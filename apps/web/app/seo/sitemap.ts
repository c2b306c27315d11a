import { posts, sitePages } from "@mortgage-kit/content";
import { site } from "../site.ts";

/** Returns the sitemap of every page; only posts have a date of modification. */
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
