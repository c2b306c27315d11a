import type { Rule } from "./ruleInForce.ts";

/**
 * Definition of a first-time buyer. Of the first three conditions that the law contains, one is enough.
 * Each other condition is also required.
 */
export interface FirstTimeTest {
  /** True if never having owned a home that the law counts qualifies the buyer. */
  readonly neverOwned?: boolean;
  /** Homes that `neverOwned` counts, if not every home anywhere. */
  readonly homesCounted?: "in-canada" | "principal-residence";
  /** Past calendar years, in addition to this one, in which the buyer lived in no home they owned. */
  readonly yearsWithout?: number;
  /** True if a recent separation from a spouse or partner qualifies the buyer. */
  readonly separated?: boolean;
  /** Past calendar years, in addition to this one, in which the separation may have begun. */
  readonly separatedYears?: number;
  /** True if the buyer must be a citizen or permanent resident of Canada. */
  readonly resident?: boolean;
  /** Minimum age in years. */
  readonly age?: number;
  /** Minimum months lived in the province before, unless the buyer meets an allowed alternative. */
  readonly monthsInProvince?: number;
  /** True if filing two of the last six tax returns there is an alternative. */
  readonly orTaxReturns?: boolean;
  /** True if living in the home for the six months after is an alternative. */
  readonly orSixMonthsAfter?: boolean;
  /** True if a buyer who had the law's relief before is excluded. */
  readonly neverRelieved?: boolean;
  /** True if a buyer whose spouse owned a home while being their spouse is excluded. */
  readonly spouseOwned?: boolean;
  /** Effect of several buyers: one is enough, relief for qualifying shares, or each buyer alone. */
  readonly counts: "one-is-enough" | "by-share" | "each";
}

/** A separate constant, so that bundles with insurance omit the other tests. */
export const insuredFirstTimeTest: Rule<FirstTimeTest> = {
  id: "first-time-test-insured",
  name: "First-time buyer: insured 30-year amortization",
  place: "CA",
  triggerEvent: "application",
  versions: [
    {
      value: {
        neverOwned: true,
        homesCounted: "in-canada",
        yearsWithout: 4,
        separated: true,
        separatedYears: 4,
        counts: "one-is-enough",
      },
      effectiveFrom: "2024-12-15",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
    {
      value: {
        neverOwned: true,
        homesCounted: "in-canada",
        yearsWithout: 4,
        separated: true,
        separatedYears: 4,
        counts: "one-is-enough",
      },
      effectiveFrom: "2024-08-01",
      confidence: "official",
    },
  ],
};

/** Each law's own definition, by the province, the city or the program. */
export const firstTimeTests: Readonly<
  Record<"ON" | "Toronto" | "BC" | "PE" | "insured" | "gst" | "savings", Rule<FirstTimeTest>>
> = {
  ON: {
    id: "first-time-test-on",
    name: "First-time buyer: Ontario",
    place: "ON",
    triggerEvent: "closing",
    versions: [
      {
        value: { neverOwned: true, resident: true, age: 18, spouseOwned: true, counts: "by-share" },
        effectiveFrom: "2017-01-01",
        confidence: "second-hand",
        reviewBy: "2027-06-30",
      },
      {
        value: { neverOwned: true, age: 18, spouseOwned: true, counts: "by-share" },
        effectiveFrom: "2007-12-14",
        triggerEvent: "agreement",
        confidence: "second-hand",
      },
    ],
  },
  Toronto: {
    id: "first-time-test-toronto",
    name: "First-time buyer: Toronto",
    place: "Toronto",
    triggerEvent: "closing",
    versions: [
      {
        value: { neverOwned: true, resident: true, age: 18, spouseOwned: true, counts: "by-share" },
        effectiveFrom: "2017-03-01",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
      {
        value: { neverOwned: true, age: 18, spouseOwned: true, counts: "by-share" },
        effectiveFrom: "2008-02-01",
        confidence: "official",
      },
    ],
  },
  BC: {
    id: "first-time-test-bc",
    name: "First-time buyer: British Columbia",
    place: "BC",
    triggerEvent: "closing",
    versions: [
      {
        value: {
          neverOwned: true,
          homesCounted: "principal-residence",
          neverRelieved: true,
          resident: true,
          monthsInProvince: 12,
          orTaxReturns: true,
          counts: "by-share",
        },
        effectiveFrom: "2017-02-22",
        confidence: "official",
        reviewBy: "2027-03-31",
      },
      {
        value: {
          neverOwned: true,
          homesCounted: "principal-residence",
          neverRelieved: true,
          resident: true,
          monthsInProvince: 12,
          orTaxReturns: true,
          counts: "by-share",
        },
        effectiveFrom: "2008-02-20",
        confidence: "second-hand",
      },
    ],
  },
  PE: {
    id: "first-time-test-pe",
    name: "First-time buyer: Prince Edward Island",
    place: "PE",
    triggerEvent: "closing",
    versions: [
      {
        value: {
          neverOwned: true,
          resident: true,
          age: 18,
          monthsInProvince: 6,
          orTaxReturns: true,
          orSixMonthsAfter: true,
          counts: "by-share",
        },
        effectiveFrom: "2016-10-01",
        confidence: "official",
        reviewBy: "2027-01-31",
      },
    ],
  },
  insured: insuredFirstTimeTest,
  gst: {
    id: "first-time-test-gst",
    name: "First-time buyer: GST rebate",
    place: "CA",
    triggerEvent: "agreement",
    versions: [
      {
        value: { yearsWithout: 4, resident: true, age: 18, counts: "one-is-enough" },
        effectiveFrom: "2025-03-20",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
    ],
  },
  savings: {
    id: "first-time-test-savings",
    name: "First-time buyer: First Home Savings Account and Home Buyers' Plan",
    place: "CA",
    triggerEvent: "payment",
    versions: [
      {
        value: { yearsWithout: 4, counts: "each" },
        effectiveFrom: "2023-04-01",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
    ],
  },
};
