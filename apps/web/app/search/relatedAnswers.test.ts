import { expect, test } from "vitest";
import { allCategories, filterFaqs } from "../sections/FaqBrowser/FaqBrowser.tsx";
import { renderedSite } from "../site.ts";
import { relatedAnswers } from "./relatedAnswers.ts";
import { searchData } from "./searchData.ts";

/** Search queries with the result expected for each. */
const queries: Record<string, RegExp> = {
  penalties: /break my mortgage/,
  penalty: /break my mortgage/,
  "how much down": /down payment|down on a rental/,
  "down payment": /for a down payment/,
  "self employed": /in business|Self-Employed|write off/,
  "first time buyer": /first-time buyer|First-Time/i,
  "pre approval": /pre-approval|Pre-Approved/i,
  preapproved: /pre-approval|Pre-Approved/i,
  "fixed vs variable": /fixed or a variable/,
  FHSA: /First Home Savings Account/,
  "bad credit": /credit score|Credit Score/,
  "when renew": /start on my renewal|Renewal/,
  morgage: /mortgage/i,
  refinace: /refinanc/i,
  "break my mortgage": /break my mortgage/,
  "closing cost": /closing costs|Closing Fees/,
  "land transfer": /land transfer tax/,
  HELOC: /equity in my home|home's value/,
  "second mortgage": /equity in my home|home's value/,
  divorce: /refinancing make sense|break my mortgage/i,
  newcomer: /first-time buyer/i,
  rental: /rental/,
  investment: /investment|Investment/,
  "bonus income": /dividends|how much I can borrow/,
  gift: /down payment|down on a rental/,
  "co-signer": /how much I can borrow/,
  documents: /documents/,
  "how long": /How long/,
  "cost of broker": /mortgage broker/,
  "switch lender": /switching/,
  porting: /break my mortgage|switching/,
  "stress test": /stress test|how much I can borrow/,
  amortization: /amortization/,
  "30 year": /amortization/,
  insurance: /default insurance/,
  appraisal: /application to keys|home's value|refinancing/i,
  "private lender": /mortgage broker|credit score/,
  "credit score": /credit score/i,
  cottage: /cottage/,
  prepay: /biweekly|break my mortgage/,
};

const site = await renderedSite({});
const data = searchData(site);
const { entries } = data;
const find = relatedAnswers(data);

function answers(query: string, right: RegExp): boolean {
  const literal = filterFaqs(site.faqs?.categories ?? [], allCategories, query);
  const listed = literal.flatMap(({ faqs }) => faqs.map(({ question }) => question));
  const related = find(query).filter(({ title }) => !listed.includes(title));
  return [...listed, ...related.slice(0, 3).map(({ title }) => title)].some((title) =>
    right.test(title),
  );
}

test("At least 36 of 40 searches find their answer, by text or among three related answers", () => {
  expect(Object.keys(queries)).toHaveLength(40);
  const missed = Object.entries(queries).filter(([query, right]) => !answers(query, right));
  expect(missed.map(([query]) => query).length, String(missed)).toBeLessThanOrEqual(4);
});

test("Each expected answer exists", () => {
  for (const [query, right] of Object.entries(queries)) {
    expect(
      entries.some(({ title }) => right.test(title)),
      query,
    ).toBe(true);
  }
});

test("A search of stop words, or an empty one, finds nothing", () => {
  expect(find("how do I")).toEqual([]);
  expect(find("  ")).toEqual([]);
});
