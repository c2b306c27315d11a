import { defineRule, type Rule } from "./ruleInForce.ts";
import { loanRegulations, type SourcesByRule } from "./source.ts";

/** Maximum share of gross income for housing (gds) and for all debts (tds), in percent. */
export interface DebtServiceLimits {
  readonly gds: number;
  readonly tds: number;
}

/** Requirements for a lender to insure a mortgage of at most `loanToValue` percent. */
export interface InsurableLoan {
  readonly loanToValue: number;
  readonly valueBelow: number;
  /** Longest amortization. */
  readonly years: number;
  /** Minimum credit score of one borrower or guarantor; also applies above that loan to value. */
  readonly creditScore: number;
}

/** Limits for mortgages that can be insured. Lenders commonly apply them to others too. */
export const insuredLimits: Rule<DebtServiceLimits> = /* @__PURE__ */ defineRule({
  id: "debt-service-limits-insured",
  name: "Debt service limits",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [["2012-07-09", { gds: 39, tds: 44 }, "official"]],
});

/** CMHC limits, stricter than the law for a year. The two private insurers kept the law's limits. */
export const cmhcLimits: Rule<DebtServiceLimits> = /* @__PURE__ */ defineRule({
  id: "debt-service-limits-cmhc",
  name: "CMHC's own debt service limits",
  triggerEvent: "application",
  introduced: true,
  versions: [["2020-07-01", { gds: 35, tds: 42 }, "official", { effectiveTo: "2021-07-04" }]],
});

/** Cautious limits. No law or regulator requires them; some lenders apply them without insurance. */
export const conventionalLimits: Rule<DebtServiceLimits> = /* @__PURE__ */ defineRule({
  id: "debt-service-limits-conventional",
  name: "Cautious debt service limits (a convention)",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [["2021-07-05", { gds: 32, tds: 40 }, "convention"]],
});

/** Counted percentage of costs that do not fall wholly on the borrower, for the debt service ratios. */
export const countedCosts: Rule<{
  readonly condoFees: number;
  readonly revolvingBalance: number;
}> = /* @__PURE__ */ defineRule({
  id: "counted-costs",
  name: "Costs counted in the debt service ratios",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [["2021-07-05", { condoFees: 50, revolvingBalance: 3 }, "official"]],
});

/** Counting of variable income. */
export interface IncomeRule {
  /** Percent of the rent from other homes. */
  readonly rentalShare: number;
}

export const incomeRule: Rule<IncomeRule> = /* @__PURE__ */ defineRule({
  id: "counted-income",
  name: "Counting of income that varies (a convention)",
  triggerEvent: "application",
  reviewBy: "2027-12-31",
  versions: [["2018-12-05", { rentalShare: 50 }, "convention"]],
});

/** Rent from other units of a home that the borrower lives in and the insured loan is for. */
export interface OwnHomeRent {
  /** Percent of the rent of a home with two units. */
  readonly twoUnits: number;
  /** Percent of the rent of a home with three or four units. */
  readonly moreUnits: number;
}

export const ownHomeRent: Rule<OwnHomeRent> = /* @__PURE__ */ defineRule({
  id: "counted-own-home-rent",
  name: "Counting of rent from the borrower's own home, insured (CMHC)",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [["2018-10-01", { twoUnits: 100, moreUnits: 50 }, "official"]],
});

export const insurableLoan: Rule<InsurableLoan> = /* @__PURE__ */ defineRule({
  id: "insurable-loan",
  name: "Low-ratio mortgages that can be insured",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [
    [
      "2025-02-27",
      { loanToValue: 80, valueBelow: 1_000_000, years: 25, creditScore: 600 },
      "official",
    ],
  ],
});

export const debtServiceSources: SourcesByRule = {
  "debt-service-limits-insured": /* @__PURE__ */ loanRegulations("5", "s. 5(1)(h)"),
  "debt-service-limits-cmhc": {
    citation:
      "CMHC, release of 2020-06-04, as copied; withdrawn from 2021-07-05 by its notice of 2021",
    url: "https://www.katherinemartin.ca/cmhc-guidelines-changing-july-1st-2020",
  },
  "debt-service-limits-conventional": {
    citation: "Lenders' practice; Guideline B-20 leaves it to them",
    url: "https://www.brandow.ca/mortgage-affordability-calculator/",
  },
  "counted-costs": {
    citation: "CMHC, calculating GDS and TDS",
    url: "https://www.cmhc-schl.gc.ca/en/finance-and-investing/mortgage-loan-insurance/calculating-gds-tds",
  },
  "counted-income": {
    citation: "Lenders' practice",
    url: "http://mymortgagesherpa.com/general/need-know-self-employed-income/",
  },
  "counted-own-home-rent": {
    citation: "CMHC, rental income, gross rental income approach",
    url: "https://www.cmhc-schl.gc.ca/en/professionals/project-funding-and-mortgage-financing/mortgage-loan-insurance/mortgage-loan-insurance-homeownership-programs/rental-income",
  },
  "insurable-loan": /* @__PURE__ */ loanRegulations("6", "s. 5(1)(g) and 6"),
};
