import type { Bracket } from "../../finance/bracketedTax.ts";
import type { FirstTimeTest } from "./firstTimeTest.ts";
import type { Rule } from "./ruleInForce.ts";
import type { ReadingsByRule, Source, SourcesByRule } from "./source.ts";

/** Minimum down payment. Each percentage applies to the part of the price above its threshold. */
export interface DownPaymentRule {
  readonly rows: readonly Bracket[];
  /** Price from which a mortgage cannot be insured. No limit by default. */
  readonly insuredBelow?: number;
  /** Minimum down payment without insurance, in percent. */
  readonly uninsured: number;
}

export const minimumDownPaymentRule: Rule<DownPaymentRule> = {
  id: "minimum-down-payment",
  name: "Minimum down payment",
  place: "CA",
  triggerEvent: "application",
  versions: [
    {
      value: {
        rows: [
          [0, 5],
          [500_000, 10],
        ],
        insuredBelow: 1_500_000,
        uninsured: 20,
      },
      effectiveFrom: "2024-12-15",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
    {
      value: {
        rows: [
          [0, 5],
          [500_000, 10],
        ],
        insuredBelow: 1_000_000,
        uninsured: 20,
      },
      effectiveFrom: "2016-02-15",
      confidence: "official",
    },
    {
      value: { rows: [[0, 5]], insuredBelow: 1_000_000, uninsured: 20 },
      effectiveFrom: "2012-07-09",
      confidence: "official",
    },
    {
      value: { rows: [[0, 5]], uninsured: 20 },
      effectiveFrom: "2008-10-15",
      confidence: "official",
    },
  ],
};

/** Insurers' minimum down payment for a home of several units, one of which the owner occupies. */
export const insuredUnits: Rule<{
  /** Number of units from which `percent` of the whole price is required. */
  readonly from: number;
  readonly percent: number;
  /** Maximum number of units that insurers accept. */
  readonly most: number;
}> = {
  id: "minimum-down-payment-units",
  name: "Minimum down payment for three and four units",
  place: "CA",
  triggerEvent: "application",
  versions: [
    {
      value: { from: 3, percent: 10, most: 4 },
      effectiveFrom: "2016-02-15",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
  ],
};

/** Definition of a first-time buyer for the insured 30-year amortization. */
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

/** Buyers who may exceed the standard amortization with an insured mortgage. */
export const longAmortizationBuyers: Rule<
  "first-time and newly built" | "first-time or newly built" | "anybody" | "nobody"
> = {
  id: "long-amortization-buyers",
  name: "Insured 30-year amortization",
  place: "CA",
  triggerEvent: "application",
  versions: [
    {
      value: "first-time or newly built",
      effectiveFrom: "2024-12-15",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
    {
      value: "first-time and newly built",
      effectiveFrom: "2024-08-01",
      confidence: "official",
    },
    {
      value: "nobody",
      effectiveFrom: "2012-07-09",
      confidence: "official",
    },
    {
      value: "anybody",
      effectiveFrom: "2008-10-15",
      confidence: "official",
    },
  ],
};

const eligibleLoans: Source = {
  citation:
    "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(1); Bank Act, S.C. 1991, c. 46, s. 418(1)",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-5.html",
};
export const olderLoans: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 7",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-7.html",
};
const finance2024: Source = {
  citation: "Department of Finance Canada, release of 2024-09-24",
  url: "https://www.canada.ca/en/department-finance/news/2024/09.html",
};

/** Publications of the rules' versions, newest first. */
export const eligibleMortgageSources: SourcesByRule = {
  "minimum-down-payment": [eligibleLoans, eligibleLoans, olderLoans, olderLoans],
  "minimum-down-payment-units": [
    {
      citation: "CMHC, Home Start",
      url: "https://cmhc-schl.gc.ca/professionals/project-funding-and-mortgage-financing/mortgage-loan-insurance/mortgage-loan-insurance-homeownership-programs/home-start",
    },
  ],
  "first-time-test-insured": [
    {
      citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 1(1)",
      url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-1.html",
    },
    finance2024,
  ],
  "long-amortization-buyers": [
    {
      citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(1.1)",
      url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-5.html",
    },
    finance2024,
    olderLoans,
    olderLoans,
  ],
};

/** Readings of these publications, in the same order. */
export const eligibleMortgageReadings: ReadingsByRule = {
  "minimum-down-payment": [
    { quote: "$475,000 plus 90% of the value ... in excess of $500,000" },
    { quote: "$475,000 plus 90% of the value ... in excess of $500,000" },
    {},
    {},
  ],
  "minimum-down-payment-units": [{ quote: "3 to 4 units: 10%", readOn: "2026-11-22" }],
  "first-time-test-insured": [
    {
      quote: "has never before purchased an eligible residential property in Canada",
      readOn: "2026-11-24",
    },
    {},
  ],
  "long-amortization-buyers": [
    {
      quote:
        "if any of the borrowers is a first-time home buyer or if the eligible residential property ... is newly built",
    },
    {},
    {},
    {},
  ],
};
