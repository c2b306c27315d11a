import {
  fill,
  type PublishedRates,
  type RateEntry,
  type Site,
  type SiteWords,
} from "@mortgage-kit/content";
import { escaped } from "./siteIndexes.ts";

const longestFeed = 50;

export function ratesFeed(
  { brokerage: { name, siteUrl }, words }: Site,
  { entries }: PublishedRates,
): string {
  const page = `${siteUrl}/rates`;
  const updated = `${entries.at(-1)?.day}T00:00:00Z`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escaped(fill(words.ratesFeed.title, { name }))}</title>`,
    `<id>${escaped(page)}</id>`,
    `<link href="${escaped(page)}"/>`,
    `<link rel="self" href="${escaped(`${page}.atom`)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(name)}</name></author>`,
    ...entries
      .toReversed()
      .slice(0, longestFeed)
      .map((entry) => item(entry, page, words.ratesFeed)),
    "</feed>",
    "",
  ].join("\n");
}

function item(
  { day, kind, years, annualRate, conditions }: RateEntry,
  page: string,
  words: SiteWords["ratesFeed"],
): string {
  const rate = annualRate === null ? words.withdrawn : `${annualRate.toFixed(2)}%`;
  return [
    "<entry>",
    `<title>${escaped(fill(words.entry, { kind, years, rate }))}</title>`,
    `<id>${escaped(`${page}#${day}-${kind}-${years}`)}</id>`,
    `<link href="${escaped(page)}"/>`,
    `<updated>${day}T00:00:00Z</updated>`,
    `<summary>${escaped(conditions)}</summary>`,
    "</entry>",
  ].join("");
}
