import { sitemap } from "../seo/siteIndexes.ts";

export function loader() {
  return new Response(sitemap(), { headers: { "Content-Type": "application/xml" } });
}
