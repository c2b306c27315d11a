import { z } from "zod";

const observation = z.object({
  /** Day of the observation, such as 2026-10-28. */
  day: z.iso.date(),
  /** Percent a year. */
  value: z.number(),
});

/** Response of `GET /api/bank-rates`. `success` is false if there is nothing to show. */
export const bankRates = z.object({
  success: z.boolean(),
  rates: z.object({
    /** Bank of Canada's target for the overnight rate. */
    policyRate: observation.optional(),
    /** Posted rate of a conventional five-year mortgage. */
    postedRate: observation.optional(),
  }),
});

export type BankRates = z.infer<typeof bankRates>;

const feedItem = z.object({
  title: z.string(),
  link: z.url({ protocol: /^https?$/ }),
  pubDate: z.string().optional(),
  isoDate: z.string().optional(),
  /** Beginning of the post, or an invitation to read it if it has no text; never empty. */
  contentSnippet: z.string(),
  content: z.string(),
  creator: z.string(),
});

/** Response of `GET /api/wordpress-feed`. `success` is false if there is nothing to show. */
export const wordpressFeed = z.object({
  success: z.boolean(),
  feed: z.object({ items: z.array(feedItem) }),
});

export type FeedItem = z.infer<typeof feedItem>;
export type WordpressFeed = z.infer<typeof wordpressFeed>;
