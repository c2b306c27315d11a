import { defineRule, type Rule } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";

type PremiumRow = readonly [upToLoanToValue: number, percent: number];

/** Percentages of the loan before the premium, by the loan as a percentage of the price. */
export interface PremiumRule {
  readonly rows: readonly PremiumRow[];
  /** Percentage instead of the last row's, for a borrowed down payment. */
  readonly nonTraditional: number;
  /** Percentage points added for each five years, or part of them, above `standardYears`. */
  readonly longAmortization: number;
  readonly standardYears: number;
  readonly longestYears: number;
}

/** Steps of the loan to value, which have been the same in every table of premiums. */
const steps = [65, 75, 80, 85, 90, 95];
const premiums = (...percents: readonly number[]): readonly PremiumRow[] =>
  percents.map((percent, index) => [steps[index] ?? 0, percent]);

const of2017 = {
  rows: /* @__PURE__ */ premiums(0.6, 1.7, 2.4, 2.8, 3.1, 4),
  nonTraditional: 4.5,
  standardYears: 25,
};
const of2015 = {
  rows: /* @__PURE__ */ premiums(0.6, 0.75, 1.25, 1.8, 2.4, 3.6),
  nonTraditional: 3.85,
  standardYears: 25,
};
const of2014 = {
  rows: /* @__PURE__ */ premiums(0.6, 0.75, 1.25, 1.8, 2.4, 3.15),
  nonTraditional: 3.35,
  standardYears: 25,
};
const of2008 = {
  rows: /* @__PURE__ */ premiums(0.5, 0.65, 1, 1.75, 2, 2.75),
  nonTraditional: 2.9,
  standardYears: 25,
};

export const insurancePremium: Rule<PremiumRule> = /* @__PURE__ */ defineRule({
  id: "insurance-premium",
  name: "Mortgage default insurance premium",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [
    ["2024-08-01", { ...of2017, longAmortization: 0.2, longestYears: 30 }, "official"],
    ["2017-03-17", { ...of2017, longAmortization: 0, longestYears: 25 }, "official"],
    ["2015-06-01", { ...of2015, longAmortization: 0, longestYears: 25 }, "second-hand"],
    // The first day is unconfirmed.
    ["2014-05-01", { ...of2014, longAmortization: 0, longestYears: 25 }, "unconfirmed"],
    ["2012-07-09", { ...of2008, longAmortization: 0, longestYears: 25 }, "second-hand"],
    ["2011-03-18", { ...of2008, longAmortization: 0.2, longestYears: 30 }, "second-hand"],
    // The law dates the amortizations. The first day of the rates is unconfirmed.
    ["2008-10-15", { ...of2008, longAmortization: 0.2, longestYears: 35 }, "unconfirmed"],
  ],
});

const cmhcPremiums: Source = {
  citation: "CMHC, premiums",
  url: "https://www.cmhc-schl.gc.ca/en/hoficlincl/moloin/hopr/hopr_007.cfm",
};
const cmhc2015: Source = {
  citation: "CMHC, release of 2015-04-02",
  url: "https://higgelkemortgagegroup.com/cmhc-updates-their-mortgage-loan-insurance-premiums/",
};
const cmhcBefore2014: Source = {
  citation: "CMHC, premiums before 2014-05-01",
  url: "https://higgelkemortgagegroup.com/cmhc-updates-their-mortgage-loan-insurance-premiums/",
};

export const insurancePremiumSources: SourcesByRule = {
  "insurance-premium": [
    {
      citation: "CMHC, premiums, and release of 2024-06-05",
      url: "https://www.cmhc-schl.gc.ca/en/hoficlincl/moloin/hopr/hopr_007.cfm",
    },
    cmhcPremiums,
    cmhc2015,
    cmhc2015,
    cmhcBefore2014,
    cmhcBefore2014,
    cmhcBefore2014,
  ],
};
