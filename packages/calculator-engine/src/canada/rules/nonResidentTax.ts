import { novaScotiaAct } from "./atlanticTransfer.ts";
import { torontoRates } from "./ontarioTransfer.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";

/** Additional tax on foreign or non-resident buyers. */
export interface NonResidentTax {
  /** Percent of the price. */
  readonly rate: number;
  /** True if the tax covers the whole place, false if it covers the parts named by the law. */
  readonly everywhere: boolean;
  /** True if the tax applies only to those buyers' share, false if it applies to the whole price. */
  readonly byShare: boolean;
  /** Percent of the home that those buyers may take without the tax. */
  readonly exemptTo?: number;
  /** Statuses that are exempt, if every buyer makes the home their principal residence. */
  readonly exempts?: readonly ExemptStatus[];
}

/** `"spouse"`: of a citizen, a permanent resident or another exempt buyer; `"nominee"`: nominated by the province. */
type ExemptStatus = "spouse" | "protected-person" | "nominee";

const exempts: readonly ExemptStatus[] = ["spouse", "protected-person", "nominee"];

/**
 * Taxes on homes bought by foreign or non-resident buyers. Ontario, Toronto and British Columbia tax
 * people who are neither citizens nor permanent residents of Canada. Nova Scotia taxes people who live
 * outside it.
 */
export const nonResidentTax: Readonly<
  Record<"ON" | "Toronto" | "BC" | "NS", Rule<NonResidentTax>>
> = {
  ON: /* @__PURE__ */ defineRule({
    id: "non-resident-tax-on",
    name: "Ontario non-resident speculation tax",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    reviewBy: "2027-06-30",
    versions: [
      ["2022-10-25", { rate: 25, everywhere: true, byShare: false, exempts }, "official"],
      ["2022-03-30", { rate: 20, everywhere: true, byShare: false, exempts }, "official"],
      // In the Greater Golden Horseshoe.
      ["2017-04-21", { rate: 15, everywhere: false, byShare: false, exempts }, "official"],
    ],
  }),
  Toronto: /* @__PURE__ */ defineRule({
    id: "non-resident-tax-toronto",
    name: "Toronto municipal non-resident speculation tax",
    place: "Toronto",
    introduced: true,
    reviewBy: "2027-01-31",
    versions: [["2025-01-01", { rate: 10, everywhere: true, byShare: false, exempts }, "official"]],
  }),
  BC: /* @__PURE__ */ defineRule({
    id: "non-resident-tax-bc",
    name: "British Columbia additional property transfer tax",
    place: "BC",
    introduced: true,
    reviewBy: "2027-03-31",
    versions: [
      // In Metro Vancouver and four other regional districts.
      [
        "2018-02-21",
        { rate: 20, everywhere: false, byShare: true, exempts: ["nominee"] },
        "official",
      ],
      // In Metro Vancouver.
      ["2016-08-02", { rate: 15, everywhere: false, byShare: true }, "official"],
    ],
  }),
  NS: /* @__PURE__ */ defineRule({
    id: "non-resident-tax-ns",
    name: "Nova Scotia non-resident deed transfer tax",
    place: "NS",
    triggerEvent: "agreement",
    taxedOn: "higher-of-price-and-assessed",
    introduced: true,
    reviewBy: "2027-06-30",
    versions: [
      ["2025-04-01", { rate: 10, everywhere: true, byShare: true }, "second-hand"],
      // For agreements signed after the last day of June.
      ["2023-07-01", { rate: 5, everywhere: true, byShare: true }, "official"],
      // No tax if residents take half or more.
      ["2022-04-01", { rate: 5, everywhere: true, byShare: false, exemptTo: 50 }, "official"],
    ],
  }),
};

const ontarioSpeculation: Source = {
  citation: "O. Reg. 182/17, s. 1.3(1), as made by O. Reg. 506/22",
  url: "https://www.ontario.ca/laws/regulation/r22506",
};

export const nonResidentTaxSources: SourcesByRule = {
  "non-resident-tax-on": [
    ontarioSpeculation,
    ontarioSpeculation,
    {
      citation:
        "Ontario Ministry of Finance, non-resident speculation tax, transitional provisions",
      url: "http://ontario.ca/document/non-resident-speculation-tax/non-resident-speculation-tax-transitional-provisions",
    },
  ],
  "non-resident-tax-toronto": torontoRates,
  "non-resident-tax-bc": [
    {
      citation:
        "Property Transfer Tax Act, R.S.B.C. 1996, c. 378, s. 2.02(4)(b); the prescribed rate as reported by UNCTAD, measure 3249",
      url: "https://ltpm.ltsa.ca/202-additional-tax-imposed",
    },
    {
      citation: "Property Transfer Tax Act, R.S.B.C. 1996, c. 378, s. 2.02(4)(a)",
      url: "https://ltpm.ltsa.ca/202-additional-tax-imposed",
    },
  ],
  "non-resident-tax-ns": [
    {
      citation:
        "Non-resident Deed Transfer Tax Act (Nova Scotia), as amended by the Financial Measures (2025) Act; the province's release of 2025-03-05, as reprinted",
      url: "https://thelaker.ca/province-introduces-financial-measures-act",
    },
    novaScotiaAct,
    novaScotiaAct,
  ],
};
