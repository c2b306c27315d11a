import type { City } from "./municipalTransfer.ts";
import type { Rule } from "./ruleInForce.ts";
import type { Province } from "./transferSchedules.ts";

/** A refund of transfer tax. It falls in a straight line from `fullTo` to nothing at `goneAt`. */
export interface TransferRelief {
  /** The most that is refunded; without it, the whole tax. */
  readonly most?: number;
  /** The highest price with the full refund; without it, every price. */
  readonly fullTo?: number;
  /** The price from which nothing is refunded; without it, as soon as `fullTo` is passed. */
  readonly goneAt?: number;
}

const bcFirstTime = "https://tsawwassenhomesforsale.com/blog.html/archives/2024/06";
const bcNewlyBuilt = "https://presalestation.com/new-property-transfer-tax-exemption/";

/** Relief for somebody who has never owned a home, from the province or from the city. */
export const firstTimeRelief: Readonly<Partial<Record<Province | City, Rule<TransferRelief>>>> = {
  ON: {
    name: "Ontario refund for first-time buyers",
    versions: [
      {
        value: { most: 4_000 },
        effectiveFrom: "2017-01-01",
        source:
          "https://www.ontario.ca/document/land-transfer-tax/land-transfer-tax-refunds-first-time-homebuyers",
        reviewBy: "2027-06-30",
      },
    ],
  },
  Toronto: {
    name: "Toronto rebate for first-time buyers",
    versions: [
      {
        value: { most: 4_475 },
        effectiveFrom: "2017-03-01",
        source:
          "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/municipal-land-transfer-tax-mltt-rebate-opportunities/",
        reviewBy: "2027-01-31",
        confidence: "unconfirmed",
      },
    ],
  },
  BC: {
    name: "British Columbia exemption for first-time buyers",
    versions: [
      {
        value: { most: 8_000, fullTo: 835_000, goneAt: 860_000 },
        effectiveFrom: "2024-04-01",
        source: bcFirstTime,
        reviewBy: "2027-03-31",
      },
    ],
  },
  PE: {
    name: "Prince Edward Island exemption for first-time buyers",
    versions: [
      {
        value: { fullTo: 999_999.99 },
        effectiveFrom: "2025-04-28",
        source:
          "https://ryan.com/asia-pacific/about-ryan/news-and-insights/2025/prince-edward-island-budget-2025",
        reviewBy: "2027-01-31",
        confidence: "unconfirmed",
      },
      {
        value: {},
        effectiveFrom: "2017-05-17",
        source: "http://www.taxandland.pe.ca/index.php3?number=1012256&lang=E",
        reviewBy: "2030-01-01",
      },
    ],
  },
};

/** Relief for the first buyer of a new home. */
export const newlyBuiltRelief: Readonly<Partial<Record<Province, Rule<TransferRelief>>>> = {
  BC: {
    name: "British Columbia exemption for newly built homes",
    versions: [
      {
        value: { fullTo: 1_100_000, goneAt: 1_150_000 },
        effectiveFrom: "2024-04-01",
        source: bcNewlyBuilt,
        reviewBy: "2027-03-31",
      },
    ],
  },
};
