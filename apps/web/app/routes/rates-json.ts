import { publishedRates } from "@mortgage-kit/content";
import { ofThisSite } from "../ofThisSite.ts";
import { ratesToday } from "../ratesToday.ts";
import { site } from "../site.ts";

/** Returns the current rates and their whole history as JSON, for other programs. */
export function loader() {
  const published = ofThisSite(publishedRates);
  return Response.json({
    source: `${site.siteUrl}/rates`,
    brokerage: site.name,
    basis: published.basis,
    rates: ratesToday(published),
    history: published.entries,
  });
}
