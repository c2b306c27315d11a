import { webManifest } from "../seo/siteIndexes.ts";

export function loader() {
  return new Response(JSON.stringify(webManifest()), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
