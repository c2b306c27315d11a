import { sitemap } from "../seo/siteIndexes.ts";
import { sitesContext } from "../site.ts";
import type { Route } from "./+types/sitemap.ts";

export function loader({ context }: Route.LoaderArgs) {
  return new Response(sitemap(context.get(sitesContext)), {
    headers: { "Content-Type": "application/xml" },
  });
}
