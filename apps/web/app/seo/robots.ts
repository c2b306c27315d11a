import { site } from "../site.ts";

/** Everything may be read; pages that should not be listed say so themselves. */
export function robots(): string {
  return ["User-agent: *", "Disallow:", "", `Sitemap: ${site.siteUrl}/sitemap.xml`, ""].join("\n");
}
