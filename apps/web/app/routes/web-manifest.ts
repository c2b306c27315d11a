import { webManifest } from "../seo/siteIndexes.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/web-manifest.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return new Response(JSON.stringify(webManifest(site)), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
