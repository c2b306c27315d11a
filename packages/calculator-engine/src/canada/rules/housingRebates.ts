import { defineRule, type Rule } from "./ruleInForce.ts";
import { exciseTaxAct, hstRegulations, type SourcesByRule } from "./source.ts";

/** Rebate of part of the tax on a new home. */
export interface HousingRebate {
  /** Tax as a percentage of the price. */
  readonly rate: number;
  /** Rebate as a percentage of the tax. */
  readonly share: number;
  /** Dollars. */
  readonly max: number;
  /** Price from which the rebate falls in a straight line. Does not fall by default. */
  readonly fullTo?: number;
  /** Price from which there is no rebate. */
  readonly goneAt?: number;
}

/** Whole tax up to a price, then falling in a straight line. Includes the ordinary rebate. */
export const gstRebate: Rule<{
  readonly rate: number;
  readonly fullTo: number;
  readonly goneAt: number;
}> = /* @__PURE__ */ defineRule({
  id: "gst-rebate-first-time",
  name: "First-time buyers' GST rebate",
  place: "CA",
  triggerEvent: "agreement",
  introduced: true,
  reviewBy: "2027-06-30",
  versions: [
    [
      "2025-03-20",
      { rate: 5, fullTo: 1_000_000, goneAt: 1_500_000 },
      "official",
      { effectiveTo: "2030-12-31" },
    ],
  ],
});

export const newHousingGstRebate: Rule<HousingRebate> = /* @__PURE__ */ defineRule({
  id: "gst-rebate-new-housing",
  name: "GST new housing rebate",
  place: "CA",
  triggerEvent: "agreement",
  reviewBy: "2027-06-30",
  versions: [
    [
      "2010-07-01",
      { rate: 5, share: 36, max: 6_300, fullTo: 350_000, goneAt: 450_000 },
      "official",
    ],
  ],
});

/** Rebate of the provincial part of the tax. */
export const newHousingHstRebate: Readonly<Record<"ON", Rule<HousingRebate>>> = {
  ON: /* @__PURE__ */ defineRule({
    id: "hst-rebate-new-housing-on",
    name: "Ontario new housing rebate",
    place: "ON",
    triggerEvent: "agreement",
    reviewBy: "2027-01-31",
    versions: [["2010-07-01", { rate: 8, share: 75, max: 24_000 }, "official"]],
  }),
};

/** Whole tax up to a price, then falling in a straight line. */
export interface HousingRelief {
  /** Tax as a percentage of the price. */
  readonly rate: number;
  /** Dollars. */
  readonly max: number;
  readonly fullTo: number;
  readonly goneAt: number;
  /** ISO date before which the tax must become payable. No such day by default. */
  readonly taxedBefore?: string;
}

/**
 * Ontario's relief of its part of the tax, and of the federal part, whose regulation was not read. The
 * relief for everybody falls to the ordinary rebate, the one for first-time buyers to nothing.
 */
export const ontarioHstRelief: Readonly<
  Record<"firstTime" | "everybody" | "federalPart", Rule<HousingRelief>>
> = {
  firstTime: /* @__PURE__ */ defineRule({
    id: "hst-relief-first-time-on",
    name: "Ontario HST relief for first-time buyers",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    reviewBy: "2027-01-31",
    versions: [
      [
        "2025-03-20",
        { rate: 8, max: 80_000, fullTo: 1_000_000, goneAt: 1_500_000 },
        "official",
        { effectiveTo: "2030-12-31" },
      ],
    ],
  }),
  everybody: /* @__PURE__ */ defineRule({
    id: "hst-relief-new-homes-on",
    name: "Ontario HST relief for new homes",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    reviewBy: "2027-01-31",
    versions: [
      [
        "2026-04-01",
        { rate: 8, max: 80_000, fullTo: 1_500_000, goneAt: 1_850_000, taxedBefore: "2033-01-01" },
        "official",
        { effectiveTo: "2027-03-31" },
      ],
    ],
  }),
  federalPart: /* @__PURE__ */ defineRule({
    id: "hst-relief-federal-part-on",
    name: "Ontario relief of the federal part of the HST on new homes (made, amounts not read)",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    reviewBy: "2026-12-31",
    versions: [
      [
        "2026-04-01",
        { rate: 5, max: 50_000, fullTo: 1_500_000, goneAt: 1_850_000 },
        "unconfirmed",
        { effectiveTo: "2027-03-31", status: "made-unread", unresolved: "regulation-not-read" },
      ],
    ],
  }),
};

export const housingRebateSources: SourcesByRule = {
  "gst-rebate-first-time": /* @__PURE__ */ exciseTaxAct(
    "254",
    "s. 254(2.1), S.C. 2026, c. 2, s. 4",
  ),
  "gst-rebate-new-housing": /* @__PURE__ */ exciseTaxAct("254", "s. 254(2)"),
  "hst-rebate-new-housing-on": /* @__PURE__ */ hstRegulations("41", "s. 41(2)"),
  "hst-relief-first-time-on": /* @__PURE__ */ hstRegulations(
    "41",
    "s. 41(2.1) and (2.2), as amended by SOR/2026-94 and SOR/2026-130",
  ),
  "hst-relief-new-homes-on": /* @__PURE__ */ hstRegulations(
    "41",
    "s. 41(2.01) and (2.2), as amended by SOR/2026-94 and SOR/2026-130",
  ),
  "hst-relief-federal-part-on": {
    citation:
      "O. Reg. 196/26, made and filed 2026-06-22, amounts not read; amounts of the Ontario Budget 2026, as reported",
    url: "https://www.ontario.ca/laws/regulation/r26196",
  },
};
