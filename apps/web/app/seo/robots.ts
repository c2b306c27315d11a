import { site } from "../site.ts";

/** Allows everything; pages that should not be listed carry a robots meta tag. */
export function robots(): string {
  return ["User-agent: *", "Disallow:", "", `Sitemap: ${site.siteUrl}/sitemap.xml`, ""].join("\n");
}
