import { robots } from "../seo/siteIndexes.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return new Response(robots(site), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
