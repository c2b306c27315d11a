import { orNotFound } from "../orNotFound.ts";
import { ratesFeed } from "../seo/ratesFeed.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/rates-atom.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return new Response(ratesFeed(site, orNotFound(site.publishedRates).rates), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
