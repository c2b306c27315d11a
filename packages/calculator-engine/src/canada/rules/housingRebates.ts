import type { Rule } from "./ruleInForce.ts";

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
}> = {
  id: "gst-rebate-first-time",
  name: "First-time buyers' GST rebate",
  place: "CA",
  triggerEvent: "agreement",
  introduced: true,
  versions: [
    {
      value: { rate: 5, fullTo: 1_000_000, goneAt: 1_500_000 },
      effectiveFrom: "2025-03-20",
      effectiveTo: "2030-12-31",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
  ],
};

export const newHousingGstRebate: Rule<HousingRebate> = {
  id: "gst-rebate-new-housing",
  name: "GST new housing rebate",
  place: "CA",
  triggerEvent: "agreement",
  versions: [
    {
      value: { rate: 5, share: 36, max: 6_300, fullTo: 350_000, goneAt: 450_000 },
      effectiveFrom: "2010-07-01",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
  ],
};

/** Rebate of the provincial part of the tax. */
export const newHousingHstRebate: Readonly<Record<"ON", Rule<HousingRebate>>> = {
  ON: {
    id: "hst-rebate-new-housing-on",
    name: "Ontario new housing rebate",
    place: "ON",
    triggerEvent: "agreement",
    versions: [
      {
        value: { rate: 8, share: 75, max: 24_000 },
        effectiveFrom: "2010-07-01",
        confidence: "official",
        reviewBy: "2027-01-31",
      },
    ],
  },
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
 * Ontario's relief of its part of the tax, and of the federal part, which is only announced. The
 * relief for everybody falls to the ordinary rebate, the one for first-time buyers to nothing.
 */
export const ontarioHstRelief: Readonly<
  Record<"firstTime" | "everybody" | "federalPart", Rule<HousingRelief>>
> = {
  firstTime: {
    id: "hst-relief-first-time-on",
    name: "Ontario HST relief for first-time buyers",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    versions: [
      {
        value: { rate: 8, max: 80_000, fullTo: 1_000_000, goneAt: 1_500_000 },
        effectiveFrom: "2025-03-20",
        effectiveTo: "2030-12-31",
        confidence: "official",
        reviewBy: "2027-01-31",
      },
    ],
  },
  everybody: {
    id: "hst-relief-new-homes-on",
    name: "Ontario HST relief for new homes",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    versions: [
      {
        value: {
          rate: 8,
          max: 80_000,
          fullTo: 1_500_000,
          goneAt: 1_850_000,
          taxedBefore: "2033-01-01",
        },
        effectiveFrom: "2026-04-01",
        effectiveTo: "2027-03-31",
        confidence: "official",
        reviewBy: "2027-01-31",
      },
    ],
  },
  federalPart: {
    id: "hst-relief-federal-part-on",
    name: "Ontario relief of the federal part of the HST on new homes (announced)",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    versions: [
      {
        value: { rate: 5, max: 50_000, fullTo: 1_500_000, goneAt: 1_850_000 },
        effectiveFrom: "2026-04-01",
        effectiveTo: "2027-03-31",
        status: "announced",
        confidence: "unconfirmed",
        reviewBy: "2026-12-31",
      },
    ],
  },
};
