import type { Rule } from "./ruleInForce.ts";

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
}

/**
 * Taxes on homes bought by foreign or non-resident buyers. Ontario, Toronto and British Columbia tax
 * people who are neither citizens nor permanent residents of Canada. Nova Scotia taxes people who live
 * outside it.
 */
export const nonResidentTax: Readonly<
  Record<"ON" | "Toronto" | "BC" | "NS", Rule<NonResidentTax>>
> = {
  ON: {
    id: "non-resident-tax-on",
    name: "Ontario non-resident speculation tax",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    versions: [
      {
        value: { rate: 25, everywhere: true, byShare: false },
        effectiveFrom: "2022-10-25",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
      {
        value: { rate: 20, everywhere: true, byShare: false },
        effectiveFrom: "2022-03-30",
        confidence: "official",
      },
      {
        // In the Greater Golden Horseshoe.
        value: { rate: 15, everywhere: false, byShare: false },
        effectiveFrom: "2017-04-21",
        confidence: "official",
      },
    ],
  },
  Toronto: {
    id: "non-resident-tax-toronto",
    name: "Toronto municipal non-resident speculation tax",
    place: "Toronto",
    triggerEvent: "closing",
    introduced: true,
    versions: [
      {
        value: { rate: 10, everywhere: true, byShare: false },
        effectiveFrom: "2025-01-01",
        confidence: "official",
        reviewBy: "2027-01-31",
      },
    ],
  },
  BC: {
    id: "non-resident-tax-bc",
    name: "British Columbia additional property transfer tax",
    place: "BC",
    triggerEvent: "closing",
    introduced: true,
    versions: [
      {
        // In Metro Vancouver and four other regional districts.
        value: { rate: 20, everywhere: false, byShare: true },
        effectiveFrom: "2018-02-21",
        confidence: "official",
        reviewBy: "2027-03-31",
      },
      {
        // In Metro Vancouver.
        value: { rate: 15, everywhere: false, byShare: true },
        effectiveFrom: "2016-08-02",
        confidence: "second-hand",
      },
    ],
  },
  NS: {
    id: "non-resident-tax-ns",
    name: "Nova Scotia non-resident deed transfer tax",
    place: "NS",
    triggerEvent: "agreement",
    introduced: true,
    versions: [
      {
        value: { rate: 10, everywhere: true, byShare: true },
        effectiveFrom: "2025-04-01",
        confidence: "second-hand",
        reviewBy: "2027-06-30",
      },
      {
        // For agreements signed after the last day of June.
        value: { rate: 5, everywhere: true, byShare: true },
        effectiveFrom: "2023-07-01",
        confidence: "official",
      },
      {
        // No tax if residents take half or more.
        value: { rate: 5, everywhere: true, byShare: false, exemptTo: 50 },
        effectiveFrom: "2022-04-01",
        confidence: "official",
      },
    ],
  },
};
