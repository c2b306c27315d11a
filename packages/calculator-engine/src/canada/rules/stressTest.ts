import { defineRule, type Rule } from "./ruleInForce.ts";
import { loanRegulations, type SourcesByRule } from "./source.ts";

/** Rate at which a payment is tested: the contract rate plus `buffer`, and at least `floor`. */
export interface StressTest {
  readonly buffer: number;
  readonly floor: number;
  /** True if the Bank of Canada's five-year posted rate is also a floor. */
  readonly benchmark?: boolean;
}

/** Conditions that exempt a mortgage that changes only its lender. Lenders may still test. */
export interface SwitchExemption {
  /** Dollars by which the loan may rise to pay the costs of switching. */
  readonly costs: number;
  /** True if both lenders must be federally regulated. */
  readonly federalLenderOnly: boolean;
  /** True if the new lender may be any, so that only the old one must be federally regulated. */
  readonly anyNewLender?: boolean;
  /** True if the mortgage must stand alone, without a line of credit or second loan on the home. */
  readonly standAlone: boolean;
  /** True if the loan must have been tested at the qualifying rate when it was made. */
  readonly testedBefore: boolean;
}

/** Test of mortgages without insurance. The regulator reviews it every year, often in December. */
export const stressTest: Rule<StressTest> = /* @__PURE__ */ defineRule({
  id: "stress-test",
  name: "Mortgage stress test",
  triggerEvent: "application",
  reviewBy: "2026-12-20",
  versions: [
    ["2021-06-01", { buffer: 2, floor: 5.25 }, "official"],
    ["2018-01-01", { buffer: 2, floor: 0, benchmark: true }, "second-hand"],
  ],
});

export const insuredStressTest: Rule<StressTest> = /* @__PURE__ */ defineRule({
  id: "stress-test-insured",
  name: "Mortgage stress test, insured",
  triggerEvent: "application",
  reviewBy: "2027-06-30",
  versions: [
    ["2021-06-01", { buffer: 2, floor: 5.25 }, "official"],
    ["2016-10-17", { buffer: 0, floor: 0, benchmark: true }, "official"],
  ],
});

export const switchExemption: Rule<SwitchExemption> = /* @__PURE__ */ defineRule({
  id: "switch-exemption",
  name: "Straight switches without a prescribed qualifying rate (OSFI)",
  triggerEvent: "application",
  introduced: true,
  reviewBy: "2026-12-20",
  versions: [
    [
      "2024-11-21",
      { costs: 3_000, federalLenderOnly: true, standAlone: true, testedBefore: false },
      "official",
    ],
  ],
});

export const insuredSwitchExemption: Rule<SwitchExemption> = /* @__PURE__ */ defineRule({
  id: "switch-exemption-insured",
  name: "Straight switches without a prescribed qualifying rate, low-ratio insured (Finance)",
  triggerEvent: "application",
  introduced: true,
  reviewBy: "2027-06-30",
  versions: [
    [
      "2024-12-16",
      {
        costs: 3_000,
        federalLenderOnly: true,
        anyNewLender: true,
        standAlone: false,
        testedBefore: true,
      },
      "official",
    ],
  ],
});

export const stressTestSources: SourcesByRule = {
  "stress-test": [
    {
      citation: "OSFI, minimum qualifying rate, unchanged 2026-01-29; its page as a mirror has it",
      url: "http://www.osfi-bsif.gc.ca/Eng/fi-if/in-ai/Pages/mqr-nfo.aspx",
    },
    {
      citation: "OSFI, Guideline B-20, 2018, as quoted",
      url: "https://surfacecondos.com/blog/canadians-may-now-be-able-to-afford-more-expensive-homes/",
    },
  ],
  "stress-test-insured": [
    /* @__PURE__ */ loanRegulations("5", "s. 5(3) and 10"),
    /* @__PURE__ */ loanRegulations("5", "s. 5, text of 2020"),
  ],
  "switch-exemption": {
    citation:
      "OSFI, backgrounder of 2024-11-21; the costs of 3,000 by the Department of Finance, backgrounder of December 2024, “Straight switches” and portfolio insurance",
    url: "https://osfi-bsif.gc.ca/en/news/backgrounder-minimum-qualifying-rate-mqr",
  },
  "switch-exemption-insured": /* @__PURE__ */ loanRegulations("6", "s. 6(3.1)"),
};
