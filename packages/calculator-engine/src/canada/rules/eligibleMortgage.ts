import type { Bracket } from "../../finance/bracketedTax.ts";
import type { FirstTimeTest } from "./firstTimeTest.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import { loanRegulations, type Source, type SourcesByRule } from "./source.ts";

/** Minimum down payment. Each percentage applies to the part of the price above its threshold. */
export interface DownPaymentRule {
  readonly rows: readonly Bracket[];
  /** Price from which a mortgage cannot be insured. No limit by default. */
  readonly insuredBelow?: number;
  /** Minimum down payment without insurance, in percent. */
  readonly uninsured: number;
}

const upper: Bracket = [500_000, 10];

export const minimumDownPaymentRule: Rule<DownPaymentRule> = /* @__PURE__ */ defineRule({
  id: "minimum-down-payment",
  name: "Minimum down payment",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [
    ["2024-12-15", { rows: [[0, 5], upper], insuredBelow: 1_500_000, uninsured: 20 }, "official"],
    ["2016-02-15", { rows: [[0, 5], upper], insuredBelow: 1_000_000, uninsured: 20 }, "official"],
    ["2012-07-09", { rows: [[0, 5]], insuredBelow: 1_000_000, uninsured: 20 }, "official"],
    ["2008-10-15", { rows: [[0, 5]], uninsured: 20 }, "official"],
  ],
});

/** Insurers' minimum down payment for a home of several units, one of which the owner occupies. */
export const insuredUnits: Rule<{
  /** Number of units from which `percent` of the whole price is required. */
  readonly from: number;
  readonly percent: number;
  /** Maximum number of units that insurers accept. */
  readonly most: number;
}> = /* @__PURE__ */ defineRule({
  id: "minimum-down-payment-units",
  name: "Minimum down payment for three and four units",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [["2016-02-15", { from: 3, percent: 10, most: 4 }, "official"]],
});

/** Test of both versions of the law. */
const insured: FirstTimeTest = {
  neverOwned: true,
  homesCounted: "in-canada",
  yearsWithout: 4,
  separated: true,
  separatedYears: 4,
  counts: "one-is-enough",
};

/** Definition of a first-time buyer for the insured 30-year amortization. */
export const insuredFirstTimeTest: Rule<FirstTimeTest> = /* @__PURE__ */ defineRule({
  id: "first-time-test-insured",
  name: "First-time buyer: insured 30-year amortization",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [
    ["2024-12-15", insured, "official"],
    ["2024-08-01", insured, "official"],
  ],
});

/** Borrowers who are neither citizens nor permanent residents, and whom CMHC insures. */
export const insuredNewcomers: Rule<{
  /** True if they must be authorized to work in Canada. */
  readonly workAuthorized: boolean;
  /** Maximum number of units, one of which the owner occupies. */
  readonly unitsUpTo: number;
}> = /* @__PURE__ */ defineRule({
  id: "insured-newcomers",
  name: "Insured mortgages for non-permanent residents (CMHC)",
  triggerEvent: "application",
  // What insurers asked before was not read.
  introduced: true,
  reviewBy: "2027-06-30",
  versions: [["2026-11-20", { workAuthorized: true, unitsUpTo: 4 }, "official"]],
});

/** Buyers who may exceed the standard amortization with an insured mortgage. */
export const longAmortizationBuyers: Rule<
  "first-time and newly built" | "first-time or newly built" | "anybody" | "nobody"
> = /* @__PURE__ */ defineRule({
  id: "long-amortization-buyers",
  name: "Insured 30-year amortization",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [
    ["2024-12-15", "first-time or newly built", "official"],
    ["2024-08-01", "first-time and newly built", "official"],
    ["2012-07-09", "nobody", "official"],
    ["2008-10-15", "anybody", "official"],
  ],
});

const eligibleLoans = /* @__PURE__ */ loanRegulations(
  "5",
  "s. 5(1); Bank Act, S.C. 1991, c. 46, s. 418(1)",
);
export const olderLoans = /* @__PURE__ */ loanRegulations("7", "s. 7");
const finance2024: Source = {
  citation: "Department of Finance Canada, backgrounder of 2024-09-24",
  url: "https://www.canada.ca/en/department-finance/news/2024/09/delivering-the-boldest-mortgage-reforms-in-decades.html",
};

export const eligibleMortgageSources: SourcesByRule = {
  "minimum-down-payment": [eligibleLoans, olderLoans, olderLoans, olderLoans],
  "minimum-down-payment-units": {
    citation: "CMHC, Home Start",
    url: "https://cmhc-schl.gc.ca/professionals/project-funding-and-mortgage-financing/mortgage-loan-insurance/mortgage-loan-insurance-homeownership-programs/home-start",
  },
  "insured-newcomers": {
    citation: "CMHC, Newcomers",
    url: "https://cmhc-schl.gc.ca/professionals/project-funding-and-mortgage-financing/mortgage-loan-insurance/mortgage-loan-insurance-homeownership-programs/newcomers",
  },
  "first-time-test-insured": [/* @__PURE__ */ loanRegulations("1", "s. 1(1)"), finance2024],
  "long-amortization-buyers": [
    /* @__PURE__ */ loanRegulations("5", "s. 5(1.1)"),
    /* @__PURE__ */ loanRegulations(
      "11",
      "s. 11; Department of Finance Canada, release of 2024-09-24",
    ),
    /* @__PURE__ */ loanRegulations("5", "s. 5(1)(c)"),
    olderLoans,
  ],
};
