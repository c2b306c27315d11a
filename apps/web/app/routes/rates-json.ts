import { orNotFound } from "../orNotFound.ts";
import { ratesToday } from "../rates/ratesToday.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/rates-json.ts";

/** Returns the current rates and their whole history as JSON, for other programs. */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { siteUrl, name } = site.brokerage;
  const { rates } = orNotFound(site.publishedRates);
  return Response.json({
    source: `${siteUrl}/rates`,
    brokerage: name,
    basis: rates.basis,
    rates: ratesToday(rates),
    history: rates.entries,
  });
}
