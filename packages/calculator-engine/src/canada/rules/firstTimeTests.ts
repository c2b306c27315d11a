import type { Rule } from "./ruleInForce.ts";

/**
 * Who counts as a first-time buyer. One of the first three is enough, of those that the law has; each
 * of the others is needed besides.
 */
export interface FirstTimeTest {
  /** Never owned a home, anywhere. */
  readonly neverOwned?: boolean;
  /** Lived in no home of their own this calendar year and so many before it. */
  readonly yearsWithout?: number;
  /** Lately separated from a spouse or partner. */
  readonly separated?: boolean;
  /** A citizen or permanent resident of Canada. */
  readonly resident?: boolean;
  /** At least so many years old. */
  readonly age?: number;
  /** Has lived in the province for the year before, or filed two of its last six tax returns there. */
  readonly yearInProvince?: boolean;
}

/** Apart from the others, so that insurance comes without them. */
export const insuredFirstTimeTest: Rule<FirstTimeTest> = {
  id: "first-time-test-insured",
  name: "First-time buyer: insured 30-year amortization",
  place: "CA",
  versions: [
    {
      value: { neverOwned: true, yearsWithout: 4, separated: true },
      effectiveFrom: "2024-12-15",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
    {
      value: { neverOwned: true, yearsWithout: 4, separated: true },
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
    versions: [
      {
        value: { neverOwned: true, resident: true, age: 18 },
        effectiveFrom: "2017-01-01",
        confidence: "second-hand",
        reviewBy: "2027-06-30",
      },
      {
        value: { neverOwned: true, age: 18 },
        effectiveFrom: "2007-12-14",
        confidence: "second-hand",
      },
    ],
  },
  Toronto: {
    id: "first-time-test-toronto",
    name: "First-time buyer: Toronto",
    place: "Toronto",
    versions: [
      {
        value: { neverOwned: true, resident: true, age: 18 },
        effectiveFrom: "2017-03-01",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
      {
        value: { neverOwned: true, age: 18 },
        effectiveFrom: "2008-02-01",
        confidence: "official",
      },
    ],
  },
  BC: {
    id: "first-time-test-bc",
    name: "First-time buyer: British Columbia",
    place: "BC",
    versions: [
      {
        value: { neverOwned: true, resident: true, yearInProvince: true },
        effectiveFrom: "2017-02-22",
        confidence: "official",
        reviewBy: "2027-03-31",
      },
      {
        value: { neverOwned: true, resident: true, yearInProvince: true },
        effectiveFrom: "2008-02-20",
        confidence: "second-hand",
      },
    ],
  },
  PE: {
    id: "first-time-test-pe",
    name: "First-time buyer: Prince Edward Island",
    place: "PE",
    versions: [
      {
        value: { neverOwned: true },
        effectiveFrom: "2016-10-01",
        confidence: "second-hand",
        reviewBy: "2027-01-31",
      },
    ],
  },
  insured: insuredFirstTimeTest,
  gst: {
    id: "first-time-test-gst",
    name: "First-time buyer: GST rebate",
    place: "CA",
    versions: [
      {
        value: { yearsWithout: 4, resident: true, age: 18 },
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
    versions: [
      {
        value: { yearsWithout: 4 },
        effectiveFrom: "2023-04-01",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
    ],
  },
};
