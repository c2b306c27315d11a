import { sitemap } from "../seo/sitemap.ts";

export function loader() {
  return new Response(sitemap(), { headers: { "Content-Type": "application/xml" } });
}
