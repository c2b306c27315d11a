import {
  landTransferTaxBrackets,
  type Province,
  type TransferSchedule,
} from "./landTransferTaxBrackets.ts";
import type { Rule } from "./ruleInForce.ts";

/** Provinces without a transfer tax. They charge for registering the title. */
export const chargesFees: ReadonlySet<Province> = /* @__PURE__ */ new Set(["AB", "SK", "NL"]);

/** Duties of the Act. The two lower thresholds are indexed each year. */
const quebecTransfer: Rule<TransferSchedule> = {
  id: "transfer-tax-qc",
  name: "Quebec duties on transfers",
  place: "QC",
  triggerEvent: "closing",
  versions: [
    {
      value: landTransferTaxBrackets.QC,
      effectiveFrom: "2026-01-01",
      confidence: "official",
      reviewBy: "2026-11-30",
    },
    {
      value: [
        [0, 0.5],
        [61_500, 1],
        [307_800, 1.5],
      ],
      effectiveFrom: "2025-01-01",
      confidence: "official",
    },
    {
      value: [
        [0, 0.5],
        [58_900, 1],
        [294_600, 1.5],
      ],
      effectiveFrom: "2024-01-01",
      confidence: "official",
    },
    {
      value: [
        [0, 0.5],
        [55_200, 1],
        [276_200, 1.5],
      ],
      effectiveFrom: "2023-01-01",
      confidence: "official",
    },
    {
      value: [
        [0, 0.5],
        [53_200, 1],
        [266_200, 1.5],
      ],
      effectiveFrom: "2022-01-01",
      confidence: "official",
    },
    {
      value: [
        [0, 0.5],
        [52_800, 1],
        [264_000, 1.5],
      ],
      effectiveFrom: "2021-01-01",
      confidence: "official",
    },
    {
      value: [
        [0, 0.5],
        [51_700, 1],
        [258_600, 1.5],
      ],
      effectiveFrom: "2020-01-01",
      confidence: "official",
    },
  ],
};

/** Provinces' charges on the transfer of a home with one or two residences. */
export const provincialTransfer: Readonly<Record<Province, Rule<TransferSchedule>>> = {
  ON: {
    id: "transfer-tax-on",
    name: "Ontario land transfer tax",
    place: "ON",
    triggerEvent: "closing",
    versions: [
      {
        value: [...landTransferTaxBrackets.ON, [2_000_000, 2.5]],
        effectiveFrom: "2017-01-01",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
      {
        value: landTransferTaxBrackets.ON,
        effectiveFrom: "1989-06-01",
        confidence: "second-hand",
      },
    ],
  },
  BC: {
    id: "transfer-tax-bc",
    name: "British Columbia property transfer tax",
    place: "BC",
    triggerEvent: "closing",
    versions: [
      {
        value: landTransferTaxBrackets.BC,
        effectiveFrom: "2018-02-21",
        confidence: "official",
        reviewBy: "2027-03-31",
      },
      {
        // The rate is confirmed; its first day is not.
        value: [
          [0, 1],
          [200_000, 2],
          [2_000_000, 3],
        ],
        effectiveFrom: "2016-02-17",
        confidence: "unconfirmed",
      },
      {
        value: [
          [0, 1],
          [200_000, 2],
        ],
        effectiveFrom: "2014-02-19",
        confidence: "official",
      },
      {
        value: [
          [0, 1],
          [200_000, 2],
        ],
        effectiveFrom: "2008-02-20",
        confidence: "second-hand",
      },
    ],
  },
  AB: {
    id: "transfer-tax-ab",
    name: "Alberta land title registration fee",
    place: "AB",
    triggerEvent: "closing",
    versions: [
      {
        value: landTransferTaxBrackets.AB,
        effectiveFrom: "2024-10-20",
        confidence: "second-hand",
        reviewBy: "2027-03-31",
      },
      {
        value: [[0, 0.04, 50, 5_000]],
        effectiveFrom: "2024-01-01",
        confidence: "second-hand",
      },
    ],
  },
  MB: {
    id: "transfer-tax-mb",
    name: "Manitoba land transfer tax",
    place: "MB",
    triggerEvent: "closing",
    versions: [
      {
        value: landTransferTaxBrackets.MB,
        effectiveFrom: "2024-01-01",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
      {
        value: landTransferTaxBrackets.MB,
        effectiveFrom: "2004-07-05",
        confidence: "second-hand",
      },
    ],
  },
  SK: {
    id: "transfer-tax-sk",
    name: "Saskatchewan land title registration fee",
    place: "SK",
    triggerEvent: "closing",
    versions: [
      {
        value: landTransferTaxBrackets.SK,
        effectiveFrom: "2023-07-29",
        confidence: "second-hand",
        reviewBy: "2027-03-31",
      },
      {
        // The flat fee of the smallest values is unconfirmed.
        value: [[0, 0.3]],
        effectiveFrom: "2023-01-01",
        confidence: "unconfirmed",
      },
    ],
  },
  QC: quebecTransfer,
  NB: {
    id: "transfer-tax-nb",
    name: "New Brunswick real property transfer tax",
    place: "NB",
    triggerEvent: "closing",
    versions: [
      {
        value: landTransferTaxBrackets.NB,
        effectiveFrom: "2016-04-01",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
      {
        value: [[0, 0.5]],
        effectiveFrom: "2012-06-01",
        confidence: "official",
      },
      {
        value: [[0, 0.25]],
        effectiveFrom: "2012-01-01",
        confidence: "official",
      },
    ],
  },
  NS: {
    id: "transfer-tax-ns",
    name: "Nova Scotia: no provincial tax for residents",
    place: "NS",
    triggerEvent: "closing",
    versions: [
      {
        value: landTransferTaxBrackets.NS,
        effectiveFrom: "2022-04-01",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
    ],
  },
  PE: {
    id: "transfer-tax-pe",
    name: "Prince Edward Island real property transfer tax",
    place: "PE",
    triggerEvent: "closing",
    versions: [
      {
        value: landTransferTaxBrackets.PE,
        effectiveFrom: "2025-04-28",
        confidence: "unconfirmed",
        reviewBy: "2027-01-31",
      },
      {
        value: [[30_000, 1, 300]],
        effectiveFrom: "2005-05-16",
        confidence: "official",
      },
    ],
  },
  NL: {
    id: "transfer-tax-nl",
    name: "Newfoundland and Labrador deed registration fee",
    place: "NL",
    triggerEvent: "closing",
    versions: [
      {
        value: landTransferTaxBrackets.NL,
        effectiveFrom: "2024-01-01",
        confidence: "unconfirmed",
        reviewBy: "2027-03-31",
      },
    ],
  },
};
