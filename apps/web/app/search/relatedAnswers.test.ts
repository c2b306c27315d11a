import { expect, test } from "vitest";
import { contains } from "../pageScript/filteredList.ts";
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

/** Questions as visitors type them, with the titles that answer each. */
const questions: Record<string, RegExp> = {
  "is there a fine for paying more": /break my mortgage|biweekly/,
  "do you charge me anything": /mortgage broker/,
  "buying with my sister": /how much I can borrow/,
  "how much will it cost me to get out of my mortgage": /break my mortgage/,
  "sell house before term is up penalty": /break my mortgage/,
  "is a 5 year fixed better than variable right now": /fixed or a variable/,
  "can my rate go up before closing": /hold a rate/,
  "what does amortization mean": /amortization/,
  "can I get a 30 year mortgage": /amortization/,
  "the rate online is lower than what the bank quoted me": /advertised rate/,
  "pay every two weeks instead of monthly": /biweekly/,
  "my mortgage is up in march what do I do": /renewal/i,
  "bank sent me renewal letter should I sign": /renewal|renewing/i,
  "take equity out to renovate": /home's value|refinancing make sense/,
  "pay off credit cards with house": /credit cards and loans|Debt Consolidation/,
  "change banks without stress test": /stress test|renewing, switching/,
  "what is a straight switch": /renewing, switching/,
  "how much downpayment for a rental": /down on a rental/,
  "does rent income count towards mortgage": /rent do lenders count/,
  "investment property interest rate": /rates higher for investment/,
  "use my house to buy another house": /equity in my home/,
  "buy duplex and live in half": /duplex/,
  "airbnb mortgage": /short-term rental/,
  "do I pay the broker": /mortgage broker/,
  "broker fees": /mortgage broker/,
  "how long for preapproval": /pre-approval|Pre-Approved/i,
  "can I buy a house with 580 credit": /credit score|Credit Score/,
  "no credit history": /credit score|Credit Score/i,
  "how much mortgage can I get on 90k salary": /how much I can borrow|How Much Can I Afford/,
  "cmhc fee": /default insurance/,
  "how long until we get the keys": /application to keys/,
  "minimum down payment on 700000": /for a down payment/,
  "5 percent down": /for a down payment|down on a rental/,
  "lawyer fees when buying a house": /closing costs|Closing Fees/,
  "ex husband and I owned a house am I first time buyer": /first-time buyer if/,
  "rrsp home buyers plan": /RRSP/,
  "land transfer tax rebate ontario": /land transfer tax/,
  "hst on new build": /newly built/,
  "gst rebate new house": /newly built/,
  "self employed one year": /in business/,
  "what papers do I need to apply": /documents|What to Bring/i,
  "write off expenses low income": /write off/,
  "owe money to CRA": /Revenue Agency/,
  "incorporated dividends income": /dividends/,
  "rent or buy": /Rent vs Buy/,
  "bi-weekly payment on 400000": /Mortgage Payment|biweekly/,
  "is it worth refinancing": /refinancing make sense|Should I Refinance|Refinanc/,
  "can parents gift the down payment": /for a down payment/,
  "cosigner for mortgage": /how much I can borrow/,
  "buying a cottage": /cottage/,
  "immigrant with work permit buying": /first-time buyer|how much I can borrow|credit score/i,
  "how to improve my score": /Credit Score/i,
  "put extra money on mortgage every year": /biweekly|break my mortgage/,
};
/** Searches about another subject. */
const unrelated = [
  "pizza near me",
  "reverse mortgage",
  "car insurance quote",
  "weather in guelph",
  "job at tim hortons",
  "netflix password",
  "dog grooming",
  "asdfgh",
  "flights to cuba",
  "life insurance for seniors",
  "how to bake bread",
];

const site = await renderedSite({});
const data = searchData(site);
const { entries } = data;
const find = relatedAnswers(data);

function answers(query: string, right: RegExp): boolean {
  const listed = (site.faqs?.categories ?? [])
    .flatMap(({ faqs }) => faqs)
    .filter(({ question, answer }) => contains([question, answer], query))
    .map(({ question }) => question);
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

test("At least 48 of 53 questions find their answer among the first three related ones", () => {
  expect(Object.keys(questions)).toHaveLength(53);
  const missed = Object.entries(questions).filter(
    ([query, right]) =>
      !find(query)
        .slice(0, 3)
        .some(({ title }) => right.test(title)),
  );
  expect(missed.map(([query]) => query).length, String(missed)).toBeLessThanOrEqual(5);
});

test("A search about another subject finds nothing", () => {
  for (const query of unrelated) expect(find(query), query).toEqual([]);
});

test("Each expected answer exists", () => {
  for (const [query, right] of Object.entries({ ...queries, ...questions })) {
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
