import type { Rule } from "./ruleInForce.ts";

/** Maximum total loan against a home with a refinance, in percent of its value. */
export const refinanceLimit: Rule<number> = {
  id: "refinance-limit",
  name: "Refinance limit",
  place: "CA",
  triggerEvent: "application",
  versions: [
    {
      value: 80,
      effectiveFrom: "2012-07-09",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
    {
      value: 85,
      effectiveFrom: "2011-03-18",
      confidence: "official",
    },
    {
      value: 90,
      effectiveFrom: "2010-04-19",
      confidence: "official",
    },
    {
      value: 95,
      effectiveFrom: "2008-10-15",
      confidence: "official",
    },
  ],
};

/** Exception for owners who add units to their home, in percent of the value after construction. */
export const addedUnitsLimit: Rule<{
  readonly percent: number;
  /** Longest amortization. */
  readonly years: number;
  readonly valueBelow: number;
}> = {
  id: "refinance-added-units",
  name: "Insured refinance to add units",
  place: "CA",
  triggerEvent: "application",
  introduced: true,
  versions: [
    {
      value: { percent: 90, years: 30, valueBelow: 2_000_000 },
      effectiveFrom: "2025-01-15",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
  ],
};

/** Percent of the value: the line alone, and the line plus the mortgage. */
export const homeEquityLineLimit: Rule<{
  readonly revolving: number;
  readonly combined: number;
}> = {
  id: "home-equity-line-limit",
  name: "Limit on home equity lines of credit",
  place: "CA",
  triggerEvent: "application",
  versions: [
    {
      value: { revolving: 65, combined: 80 },
      effectiveFrom: "2013-01-01",
      confidence: "second-hand",
      reviewBy: "2027-06-30",
    },
  ],
};
