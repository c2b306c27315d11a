import type { Province } from "./landTransferTaxBrackets.ts";
import type { City } from "./landTransferTaxOfCities.ts";
import type { Rule } from "./ruleInForce.ts";

/** Refund of transfer tax. Falls in a straight line from `fullTo` to nothing at `goneAt`. */
export interface TransferRelief {
  /** Maximum refund; the whole tax by default. */
  readonly max?: number;
  /** Highest price with the full refund; every price by default. */
  readonly fullTo?: number;
  /** Price from which there is no refund; any price above `fullTo` by default. */
  readonly goneAt?: number;
}

/** Provincial and municipal relief for a buyer who has never owned a home. */
export const firstTimeRelief: Readonly<Partial<Record<Province | City, Rule<TransferRelief>>>> = {
  ON: {
    id: "first-time-relief-on",
    name: "Ontario refund for first-time buyers",
    place: "ON",
    triggerEvent: "closing",
    versions: [
      {
        value: { max: 4_000 },
        effectiveFrom: "2017-01-01",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
      {
        value: { max: 2_000 },
        effectiveFrom: "2007-12-14",
        triggerEvent: "agreement",
        confidence: "official",
      },
    ],
  },
  Toronto: {
    id: "first-time-relief-toronto",
    name: "Toronto rebate for first-time buyers",
    place: "Toronto",
    triggerEvent: "closing",
    versions: [
      {
        value: { max: 4_475 },
        effectiveFrom: "2017-03-01",
        confidence: "unconfirmed",
        reviewBy: "2027-01-31",
      },
      {
        value: { max: 3_725 },
        effectiveFrom: "2008-02-01",
        confidence: "official",
      },
    ],
  },
  BC: {
    id: "first-time-relief-bc",
    name: "British Columbia exemption for first-time buyers",
    place: "BC",
    triggerEvent: "closing",
    versions: [
      {
        value: { max: 8_000, fullTo: 835_000, goneAt: 860_000 },
        effectiveFrom: "2024-04-01",
        confidence: "official",
        reviewBy: "2027-03-31",
      },
      {
        value: { fullTo: 500_000, goneAt: 525_000 },
        effectiveFrom: "2017-02-22",
        confidence: "official",
      },
      {
        value: { fullTo: 475_000, goneAt: 500_000 },
        effectiveFrom: "2014-02-19",
        confidence: "official",
      },
      {
        value: { fullTo: 425_000, goneAt: 450_000 },
        effectiveFrom: "2008-02-20",
        confidence: "second-hand",
      },
    ],
  },
  PE: {
    id: "first-time-relief-pe",
    name: "Prince Edward Island exemption for first-time buyers",
    place: "PE",
    triggerEvent: "closing",
    versions: [
      {
        value: { fullTo: 999_999.99 },
        effectiveFrom: "2025-04-28",
        confidence: "unconfirmed",
        reviewBy: "2027-01-31",
      },
      {
        value: {},
        effectiveFrom: "2016-10-01",
        confidence: "second-hand",
      },
    ],
  },
};

/** Relief for the first buyer of a new home. */
export const newlyBuiltRelief: Readonly<Partial<Record<Province, Rule<TransferRelief>>>> = {
  BC: {
    id: "newly-built-relief-bc",
    name: "British Columbia exemption for newly built homes",
    place: "BC",
    triggerEvent: "closing",
    versions: [
      {
        value: { fullTo: 1_100_000, goneAt: 1_150_000 },
        effectiveFrom: "2024-04-01",
        confidence: "official",
        reviewBy: "2027-03-31",
      },
      {
        value: { fullTo: 750_000, goneAt: 800_000 },
        effectiveFrom: "2016-02-17",
        confidence: "official",
      },
    ],
  },
};
