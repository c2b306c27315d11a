import { expect, test } from "vitest";
import { loadSite } from "../../src/loadSite.ts";
import { matchesIn, stringsIn } from "../../testing/stringsIn.ts";
import { typedAmounts } from "../../testing/typedAmounts.ts";
import { claims, publishedFigures } from "./claims.ts";
import { content } from "./index.ts";

const site = await loadSite(import.meta.dirname, "en");
const texts = stringsIn(site);

test.each([
  [claims.lenders, /(\d+\+?) lenders/gi],
  [claims.responseTime, /within (\d+ \w+)/g],
  [claims.volumeFunded, /\d+M\+?/g],
])("The claim %s has the same text everywhere", (claim, pattern) => {
  expect(new Set(matchesIn(texts, pattern))).toEqual(new Set([claim]));
});

test("Pages and services contain no typed percentage that a rule defines", () => {
  const published = [
    ...Object.values(publishedFigures).flat(),
    ...site.rates.map((sample) => sample.rate),
  ];
  const ends = published.flatMap((figure) => figure.replace("%", "").split("-"));
  const known = new Set([...published, ...ends.map((end) => `${end}%`)]);
  const { blog: _blog, faqs: _faqs, publishedRates, ...others } = content;
  const rest = { ...others, page: publishedRates?.page };
  const typed = stringsIn(rest)
    .flatMap(typedAmounts)
    .filter((amount) => amount.endsWith("%"));
  expect(typed.length).toBeGreaterThan(0);
  expect(typed.filter((amount) => !known.has(amount))).toEqual([]);
});
