import { olderLoans } from "./eligibleMortgage.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import { loanRegulations, type SourcesByRule } from "./source.ts";

/** Maximum total loan against a home with a refinance, in percent of its value. */
export const refinanceLimit: Rule<number> = /* @__PURE__ */ defineRule({
  id: "refinance-limit",
  name: "Refinance limit",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [
    ["2012-07-09", 80, "official"],
    ["2011-03-18", 85, "official"],
    ["2010-04-19", 90, "official"],
    ["2008-10-15", 95, "official"],
  ],
});

/** Exception for owners who add units to their home, in percent of the value after construction. */
export const addedUnitsLimit: Rule<{
  readonly percent: number;
  /** Longest amortization. */
  readonly years: number;
  readonly valueBelow: number;
}> = /* @__PURE__ */ defineRule({
  id: "refinance-added-units",
  name: "Insured refinance to add units",
  triggerEvent: "application",
  introduced: true,
  reviewBy: "2027-06-30",
  versions: [["2025-01-15", { percent: 90, years: 30, valueBelow: 2_000_000 }, "official"]],
});

/** Percent of the value: the line alone, and the line plus the mortgage. */
export const homeEquityLineLimit: Rule<{
  readonly revolving: number;
  readonly combined: number;
}> = /* @__PURE__ */ defineRule({
  id: "home-equity-line-limit",
  name: "Limit on home equity lines of credit",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [["2013-01-01", { revolving: 65, combined: 80 }, "second-hand"]],
});

export const equitySources: SourcesByRule = {
  "refinance-limit": [
    {
      citation: "Bank Act, S.C. 1991, c. 46, s. 418(1)",
      url: "https://laws-lois.justice.gc.ca/eng/acts/B-1.01/section-418.html",
    },
    olderLoans,
    olderLoans,
    olderLoans,
  ],
  "refinance-added-units": /* @__PURE__ */ loanRegulations("6.1", "s. 6.1"),
  "home-equity-line-limit": {
    citation:
      "OSFI, Guideline B-20; its release of 2022-06-28 on combined loan plans, as carried by a news feed",
    url: "https://chat-beta.ceo.ca/@newswire/osfi-takes-focused-action-to-reduce-systemic-banking",
  },
};
