import type { Bracket } from "../../finance/bracketedTax.ts";
import type { Rule } from "./ruleInForce.ts";
import type { Province } from "./transferSchedules.ts";

/** The least down payment: each percentage applies to the part of the price above its threshold. */
export interface DownPaymentRule {
  readonly rows: readonly Bracket[];
  /** From this price on, a mortgage cannot be insured and `uninsured` percent is needed. */
  readonly insuredBelow: number;
  readonly uninsured: number;
}

/** Percentages of the loan before the premium, by the loan as a percentage of the price. */
export interface PremiumRule {
  readonly rows: readonly (readonly [upToLoanToValue: number, percent: number])[];
  /** Added when the amortization is longer than `standardYears`. */
  readonly longAmortization: number;
  readonly standardYears: number;
  readonly longestYears: number;
}

const downPaymentRows: readonly Bracket[] = [
  [0, 5],
  [500_000, 10],
];
const capSource = "https://craigbarton.ca/?p=1394";

export const minimumDownPaymentRule: Rule<DownPaymentRule> = {
  name: "Minimum down payment",
  versions: [
    {
      value: { rows: downPaymentRows, insuredBelow: 1_500_000, uninsured: 20 },
      effectiveFrom: "2024-12-15",
      source: capSource,
      reviewBy: "2027-06-30",
    },
    {
      value: { rows: downPaymentRows, insuredBelow: 1_000_000, uninsured: 20 },
      effectiveFrom: "2016-02-15",
      source: capSource,
      reviewBy: "2030-01-01",
    },
  ],
};

const premiumRows: PremiumRule["rows"] = [
  [65, 0.6],
  [75, 1.7],
  [80, 2.4],
  [85, 2.8],
  [90, 3.1],
  [95, 4],
];
const premiumSource = "https://www.sagen.ca/tools-and-resources/premium-rates-chart/";

export const insurancePremium: Rule<PremiumRule> = {
  name: "Mortgage default insurance premium",
  versions: [
    {
      value: { rows: premiumRows, longAmortization: 0.2, standardYears: 25, longestYears: 30 },
      effectiveFrom: "2024-08-01",
      source: premiumSource,
      reviewBy: "2027-06-30",
    },
    {
      value: { rows: premiumRows, longAmortization: 0, standardYears: 25, longestYears: 25 },
      effectiveFrom: "2017-03-17",
      source: premiumSource,
      reviewBy: "2030-01-01",
    },
  ],
};

/** Who may take more than the standard amortization with an insured mortgage. */
export const longAmortizationBuyers: Rule<
  "first-time and newly built" | "first-time or newly built"
> = {
  name: "Insured 30-year amortization",
  versions: [
    {
      value: "first-time or newly built",
      effectiveFrom: "2024-12-15",
      source: capSource,
      reviewBy: "2027-06-30",
    },
    {
      value: "first-time and newly built",
      effectiveFrom: "2024-08-01",
      source:
        "https://www.lisabelangermortgages.com/post/new-mortgage-rules-30-year-amortizations-higher-insured-caps-how-to-use-them-wisely",
      reviewBy: "2030-01-01",
    },
  ],
};

/** Provincial tax on the premium, in percent: cash at closing, it cannot be added to the loan. */
export const premiumSalesTax: Readonly<Partial<Record<Province, Rule<number>>>> = {
  ON: {
    name: "Ontario tax on the insurance premium",
    versions: [
      {
        value: 8,
        effectiveFrom: "2010-07-01",
        source: "https://www.frankmortgage.com/mortgage-glossary/pst-on-mortgage-insurance",
        reviewBy: "2027-06-30",
      },
    ],
  },
  QC: {
    name: "Quebec tax on the insurance premium",
    versions: [
      {
        value: 9.975,
        effectiveFrom: "2027-01-01",
        source:
          "https://www.mondaq.com/canada/tax-authorities/1712006/qu%C3%A9bec-sales-tax-qst-on-insurance-premiums-increase-from-9-to-9975-effective-january-2027",
        reviewBy: "2027-06-30",
      },
      {
        value: 9,
        effectiveFrom: "2012-01-01",
        source:
          "https://www.revenuquebec.ca/en/businesses/consumption-taxes/tax-on-insurance-premiums/",
        reviewBy: "2026-12-31",
      },
    ],
  },
  SK: {
    name: "Saskatchewan tax on the insurance premium",
    versions: [
      {
        value: 6,
        effectiveFrom: "2017-08-01",
        source:
          "https://www.nesto.ca/guides/provincial-sales-tax-pst-on-mortgage-default-insurance/",
        reviewBy: "2027-06-30",
      },
    ],
  },
};
