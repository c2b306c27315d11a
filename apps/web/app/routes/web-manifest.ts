import { webManifest } from "../seo/webManifest.ts";

export function loader() {
  return new Response(JSON.stringify(webManifest()), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
