import { defineRule, type Rule } from "./ruleInForce.ts";
import { incomeTaxAct, type Source, type SourcesByRule } from "./source.ts";

export const firstHomeSavingsAccount: Rule<{
  readonly yearly: number;
  readonly lifetime: number;
  /** Years that the account may stay open after the opening year, to the end of the last year. */
  readonly years: number;
}> = /* @__PURE__ */ defineRule({
  id: "first-home-savings-account",
  name: "First Home Savings Account",
  triggerEvent: "payment",
  reviewBy: "2027-06-30",
  versions: [["2023-04-01", { yearly: 8_000, lifetime: 40_000, years: 15 }, "official"]],
});

export const homeBuyersPlan: Rule<{ readonly each: number; readonly repayYears: number }> =
  /* @__PURE__ */ defineRule({
    id: "home-buyers-plan",
    name: "RRSP Home Buyers' Plan",
    triggerEvent: "payment",
    reviewBy: "2027-06-30",
    versions: [
      ["2024-04-17", { each: 60_000, repayYears: 15 }, "official"],
      ["2019-03-20", { each: 35_000, repayYears: 15 }, "second-hand"],
      ["2009-01-28", { each: 25_000, repayYears: 15 }, "unconfirmed"],
    ],
  });

/** Repayment rules by the year of the first withdrawal. */
export const homeBuyersPlanRepaymentRule: Rule<{
  readonly repayYears: number;
  /** Years from the first withdrawal to the first repayment. */
  readonly startsAfter: number;
}> = /* @__PURE__ */ defineRule({
  id: "home-buyers-plan-repayment",
  name: "Start of the Home Buyers' Plan's repayment",
  triggerEvent: "payment",
  reviewBy: "2029-06-30",
  versions: [
    ["2029-01-01", { repayYears: 15, startsAfter: 2 }, "official"],
    ["2022-01-01", { repayYears: 15, startsAfter: 5 }, "official", { reviewBy: "2027-06-30" }],
    ["2009-01-28", { repayYears: 15, startsAfter: 2 }, "official"],
  ],
});

export const homeBuyersAmount: Rule<number> = /* @__PURE__ */ defineRule({
  id: "home-buyers-amount",
  name: "Home buyers' amount",
  triggerEvent: "tax-year",
  reviewBy: "2027-06-30",
  versions: [
    ["2022-01-01", 10_000, "official"],
    ["2009-01-28", 5_000, "official"],
  ],
});

/** Lowest federal tax rate, in percent, by which the home buyers' amount is multiplied. */
export const homeBuyersAmountRate: Rule<number> = /* @__PURE__ */ defineRule({
  id: "home-buyers-amount-rate",
  name: "Rate of the home buyers' amount",
  triggerEvent: "tax-year",
  reviewBy: "2026-12-15",
  versions: [
    ["2026-01-01", 14, "official"],
    ["2025-01-01", 14.5, "official"],
    ["2022-01-01", 15, "official"],
    ["2009-01-28", 15, "unconfirmed"],
  ],
});

export const incomeTax146 = /* @__PURE__ */ incomeTaxAct("146.6", "s. 146.6(1)");
const homeBuyersPlanAct = /* @__PURE__ */ incomeTaxAct(
  "146.01",
  "s. 146.01(1), “regular eligible amount”, (h)",
);
const homeBuyersPlanRelief = /* @__PURE__ */ incomeTaxAct(
  "146.01",
  "s. 146.01(4) and (4.1), as amended by S.C. 2026, c. 22, s. 6",
);
const homeBuyersPlan2019: Source = {
  citation: "Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.), s. 146.01; H&R Block",
  url: "https://support.hrblock.ca/en-ca/Content/Investments_RRSPs/RepaymentsToHomeBuyersPlan.htm",
};
const homeBuyersPlanRepayments: Source = {
  citation: "Canada Revenue Agency, how to repay the amounts withdrawn under the Home Buyers' Plan",
  url: "https://www.canada.ca/en/revenue-agency/services/tax/individuals/topics/rrsps-related-plans/what-home-buyers-plan/repay-funds-withdrawn-rrsp-s-under-home-buyers-plan.html",
};
const revenueAgency: Source = {
  citation: "Canada Revenue Agency, line 31270, home buyers' amount",
  url: "https://www.canada.ca/en/revenue-agency/services/tax/individuals/topics/about-your-tax-return/tax-return/completing-a-tax-return/deductions-credits-expenses/line-31270-home-buyers-amount.html",
};
const incomeTax248 = /* @__PURE__ */ incomeTaxAct(
  "248",
  "s. 118.05(3) and 248(1); S.C. 2026, c. 2",
);

export const buyerProgramSources: SourcesByRule = {
  "first-home-savings-account": incomeTax146,
  "home-buyers-plan": [homeBuyersPlanAct, homeBuyersPlan2019, homeBuyersPlan2019],
  "home-buyers-plan-repayment": [
    homeBuyersPlanRelief,
    homeBuyersPlanRelief,
    homeBuyersPlanRepayments,
  ],
  "home-buyers-amount": [/* @__PURE__ */ incomeTaxAct("118.05", "s. 118.05(3)"), revenueAgency],
  "home-buyers-amount-rate": [incomeTax248, incomeTax248, incomeTax248, revenueAgency],
};
