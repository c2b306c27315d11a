import { llmsIndex } from "../seo/siteIndexes.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/llms.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return new Response(llmsIndex(site), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
