import { history, type Rule } from "./ruleInForce.ts";
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

/** Percentages of the increase, by the whole new loan as a percentage of the new price. */
export interface TopUpRule {
  readonly rows: readonly PremiumRow[];
  readonly nonTraditional: number;
  /** Percentage points added if the new loan has a blended amortization. */
  readonly blendedAmortization: number;
}

const rowsOf2017: readonly PremiumRow[] = [
  [65, 0.6],
  [75, 1.7],
  [80, 2.4],
  [85, 2.8],
  [90, 3.1],
  [95, 4],
];
const rowsOf2008: readonly PremiumRow[] = [
  [65, 0.5],
  [75, 0.65],
  [80, 1],
  [85, 1.75],
  [90, 2],
  [95, 2.75],
];

export const insurancePremium: Rule<PremiumRule> = {
  id: "insurance-premium",
  name: "Mortgage default insurance premium",
  place: "CA",
  triggerEvent: "application",
  versions: /* @__PURE__ */ history(
    "2027-06-30",
    [
      "2024-08-01",
      {
        rows: rowsOf2017,
        nonTraditional: 4.5,
        longAmortization: 0.2,
        standardYears: 25,
        longestYears: 30,
      },
      "official",
    ],
    [
      "2017-03-17",
      {
        rows: rowsOf2017,
        nonTraditional: 4.5,
        longAmortization: 0,
        standardYears: 25,
        longestYears: 25,
      },
      "official",
    ],
    [
      "2015-06-01",
      {
        rows: [
          [65, 0.6],
          [75, 0.75],
          [80, 1.25],
          [85, 1.8],
          [90, 2.4],
          [95, 3.6],
        ],
        nonTraditional: 3.85,
        longAmortization: 0,
        standardYears: 25,
        longestYears: 25,
      },
      "second-hand",
    ],
    // The first day is unconfirmed.
    [
      "2014-05-01",
      {
        rows: [
          [65, 0.6],
          [75, 0.75],
          [80, 1.25],
          [85, 1.8],
          [90, 2.4],
          [95, 3.15],
        ],
        nonTraditional: 3.35,
        longAmortization: 0,
        standardYears: 25,
        longestYears: 25,
      },
      "unconfirmed",
    ],
    [
      "2012-07-09",
      {
        rows: rowsOf2008,
        nonTraditional: 2.9,
        longAmortization: 0,
        standardYears: 25,
        longestYears: 25,
      },
      "second-hand",
    ],
    [
      "2011-03-18",
      {
        rows: rowsOf2008,
        nonTraditional: 2.9,
        longAmortization: 0.2,
        standardYears: 25,
        longestYears: 30,
      },
      "second-hand",
    ],
    // The law dates the amortizations. The first day of the rates is unconfirmed.
    [
      "2008-10-15",
      {
        rows: rowsOf2008,
        nonTraditional: 2.9,
        longAmortization: 0.2,
        standardYears: 25,
        longestYears: 35,
      },
      "unconfirmed",
    ],
  ),
};

export const portabilityTopUpRule: Rule<TopUpRule> = {
  id: "portability-top-up",
  name: "Premium on the increase of a ported mortgage",
  place: "CA",
  triggerEvent: "application",
  versions: /* @__PURE__ */ history("2027-06-30", [
    "2017-03-17",
    {
      rows: [
        [65, 0.6],
        [75, 5.9],
        [80, 6.05],
        [85, 6.2],
        [90, 6.25],
        [95, 6.3],
      ],
      nonTraditional: 6.6,
      blendedAmortization: 0.6,
    },
    "official",
  ]),
};

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
  "portability-top-up": cmhcPremiums,
};
