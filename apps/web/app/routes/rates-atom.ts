import { publishedRates } from "@mortgage-kit/content";
import { ofThisSite } from "../ofThisSite.ts";
import { ratesFeed } from "../seo/ratesFeed.ts";

export function loader() {
  return new Response(ratesFeed(ofThisSite(publishedRates)), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
