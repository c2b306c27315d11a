import type { Rule } from "./ruleInForce.ts";

/** The rate a payment is tested at: the contract rate plus `buffer`, and no less than `floor`. */
export const stressTest: Rule<{ readonly buffer: number; readonly floor: number }> = {
  name: "Mortgage stress test",
  versions: [
    {
      value: { buffer: 2, floor: 5.25 },
      effectiveFrom: "2021-06-01",
      source: "http://www.osfi-bsif.gc.ca/Eng/fi-if/in-ai/Pages/mqr-nfo.aspx",
      reviewBy: "2026-12-31",
      confidence: "unconfirmed",
    },
  ],
};

/** The most of a gross income that housing (gds) and all debts (tds) may take, in percent. */
export interface DebtServiceLimits {
  readonly gds: number;
  readonly tds: number;
}

export const insuredLimits: Rule<DebtServiceLimits> = {
  name: "Debt service limits, insured",
  versions: [
    {
      value: { gds: 39, tds: 44 },
      effectiveFrom: "2021-07-05",
      source: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/",
      reviewBy: "2027-06-30",
    },
  ],
};

export const conventionalLimits: Rule<DebtServiceLimits> = {
  name: "Debt service limits, conventional",
  versions: [
    {
      value: { gds: 32, tds: 40 },
      effectiveFrom: "2021-07-05",
      source: "https://www.brandow.ca/mortgage-affordability-calculator/",
      reviewBy: "2027-06-30",
    },
  ],
};

/** What counts towards the ratios of a cost that is not wholly the borrower's, in percent. */
export const countedCosts: Rule<{
  readonly condoFees: number;
  readonly revolvingBalance: number;
}> = {
  name: "Costs counted in the debt service ratios",
  versions: [
    {
      value: { condoFees: 50, revolvingBalance: 3 },
      effectiveFrom: "2021-07-05",
      source:
        "https://www.cmhc-schl.gc.ca/en/finance-and-investing/mortgage-loan-insurance/calculating-gds-tds",
      reviewBy: "2027-06-30",
    },
  ],
};

/** The most that may be borrowed against a home when refinancing, in percent of its value. */
export const refinanceLimit: Rule<number> = {
  name: "Refinance limit",
  versions: [
    {
      value: 80,
      effectiveFrom: "2012-07-09",
      source:
        "https://walkermortgages.ca/general/july-2012-departement-of-finance-canada-mortgage-changes",
      reviewBy: "2027-06-30",
    },
  ],
};
