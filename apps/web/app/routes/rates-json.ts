import { publishedRates } from "@mortgage-kit/content";
import { ofThisSite } from "../ofThisSite.ts";
import { ratesToday } from "../ratesToday.ts";
import { site } from "../site.ts";

/** Returns the rates for other programs: the current ones and the whole history. */
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
