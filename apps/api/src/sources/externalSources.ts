import {
  type BankRates,
  bankRates,
  type WordpressFeed,
  wordpressFeed,
} from "@mortgage-kit/contracts";
import type { App } from "../http/httpServer.ts";
import type { Settings } from "../settings/readSettings.ts";
import { cachedSource } from "./cachedSource.ts";
import { fetchBankRates } from "./fetchBankRates.ts";
import { fetchFeed } from "./fetchFeed.ts";

type SourceSettings = Pick<Settings, "feedUrl" | "bankRatesUrl">;

const noFeed: WordpressFeed = { success: false, feed: { items: [] } };
const noRates: BankRates = { success: false, rates: {} };

const feedSchema = {
  operationId: "getBlogFeed",
  tags: ["Blog"],
  summary: "The newest posts of the external blog, newest first, as plain text",
  description: "A cached copy; a stale one is served if the source fails.",
  response: {
    200: wordpressFeed.describe("The posts, or success: false if no blog is configured"),
    502: wordpressFeed.describe(
      "success: false, because the blog failed and there is no cached copy",
    ),
  },
};

const ratesSchema = {
  operationId: "getBankRates",
  tags: ["Rates"],
  summary: "The Bank of Canada's policy rate and posted five-year rate, with their dates",
  description: "A cached copy; a stale one is served if the source fails.",
  response: {
    200: bankRates.describe("The rates, or success: false if no source is configured"),
    502: bankRates.describe(
      "success: false, because the source failed and there is no cached copy",
    ),
  },
};

/** Adds the routes of external data; without an address their answer is always empty. */
export function externalSources(
  app: App,
  { feedUrl, bankRatesUrl, clock }: Partial<SourceSettings> & { clock: () => Date },
): void {
  app.get(
    "/api/wordpress-feed",
    { schema: feedSchema },
    cachedSource<WordpressFeed>(
      app,
      { name: "The blog feed", url: feedUrl, nothing: noFeed, clock },
      async (url, signal) => ({ success: true, feed: { items: await fetchFeed(url, signal) } }),
    ),
  );
  app.get(
    "/api/bank-rates",
    { schema: ratesSchema },
    cachedSource<BankRates>(
      app,
      { name: "The central bank's data", url: bankRatesUrl, nothing: noRates, clock },
      async (url, signal) => ({ success: true, rates: await fetchBankRates(url, signal) }),
    ),
  );
}
