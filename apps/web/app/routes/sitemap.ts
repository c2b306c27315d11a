import { sitemap } from "../seo/siteIndexes.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/sitemap.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return new Response(sitemap(site), { headers: { "Content-Type": "application/xml" } });
}
