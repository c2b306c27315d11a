import type { Bracket } from "../../finance/bracketedTax.ts";
import type { City, Province, TransferSchedule } from "./landTransferTaxBrackets.ts";
import type { Rule } from "./ruleInForce.ts";

/** Duties that replace the Act's own, with higher rates for more expensive homes. */
const montrealTransfer: MunicipalTransfer = {
  id: "transfer-tax-montreal",
  name: "Montreal duties on transfers",
  place: "Montreal",
  triggerEvent: "closing",
  province: "QC",
  replaces: true,
  versions: [
    {
      value: [
        [0, 0.5],
        [62_900, 1],
        [315_000, 1.5],
        [552_300, 2],
        [1_104_700, 2.5],
        [2_136_500, 3.5],
        [3_113_000, 4],
      ],
      effectiveFrom: "2026-01-01",
      confidence: "second-hand",
      reviewBy: "2026-11-30",
    },
    {
      value: [
        [0, 0.5],
        [61_500, 1],
        [307_800, 1.5],
        [552_300, 2],
        [1_104_700, 2.5],
        [2_136_500, 3.5],
        [3_113_000, 4],
      ],
      effectiveFrom: "2025-01-01",
      confidence: "second-hand",
    },
    {
      value: [
        [0, 0.5],
        [58_900, 1],
        [294_600, 1.5],
        [552_300, 2],
        [1_104_700, 2.5],
        [2_136_500, 3.5],
        [3_113_000, 4],
      ],
      effectiveFrom: "2024-01-01",
      confidence: "unconfirmed",
    },
    {
      // The two highest steps are unconfirmed for this year and the next.
      value: [
        [0, 0.5],
        [55_200, 1],
        [276_200, 1.5],
        [552_300, 2],
        [1_104_700, 2.5],
        [2_136_500, 3.5],
        [3_113_000, 4],
      ],
      effectiveFrom: "2023-01-01",
      confidence: "unconfirmed",
    },
    {
      value: [
        [0, 0.5],
        [53_200, 1],
        [266_200, 1.5],
        [532_300, 2],
        [1_064_600, 2.5],
        [2_059_000, 3.5],
        [3_000_000, 4],
      ],
      effectiveFrom: "2022-01-01",
      confidence: "second-hand",
    },
  ],
};

const quebecCityTransfer: MunicipalTransfer = {
  id: "transfer-tax-quebec-city",
  name: "Quebec City duties on transfers",
  place: "Quebec City",
  triggerEvent: "closing",
  province: "QC",
  replaces: true,
  versions: [
    {
      value: [
        [0, 0.5],
        [62_900, 1],
        [315_000, 1.5],
        [500_000, 2.5],
        [750_000, 3],
      ],
      effectiveFrom: "2026-01-01",
      confidence: "official",
      reviewBy: "2026-11-30",
    },
    {
      value: [
        [0, 0.5],
        [61_500, 1],
        [307_800, 1.5],
        [500_000, 2.5],
        [750_000, 3],
      ],
      effectiveFrom: "2025-06-10",
      confidence: "official",
    },
    {
      // The day in the first half of 2025 when the higher rates changed is unconfirmed.
      value: [
        [0, 0.5],
        [61_500, 1],
        [307_800, 1.5],
        [500_000, 2],
        [1_000_000, 2.5],
        [2_000_000, 3],
      ],
      effectiveFrom: "2025-01-01",
      confidence: "unconfirmed",
    },
    {
      value: [
        [0, 0.5],
        [58_900, 1],
        [294_600, 1.5],
        [500_000, 2],
        [1_000_000, 2.5],
        [2_000_000, 3],
      ],
      effectiveFrom: "2024-01-01",
      confidence: "second-hand",
    },
  ],
};

export type { City } from "./landTransferTaxBrackets.ts";

export interface MunicipalTransfer extends Rule<TransferSchedule> {
  readonly province: Province;
  /** True if the city's schedule replaces the province's, false if it is added. */
  readonly replaces: boolean;
}

const torontoTo3Million: Bracket[] = [
  [0, 0.5],
  [55_000, 1],
  [250_000, 1.5],
  [400_000, 2],
  [2_000_000, 2.5],
];

/** Cities' charges on the transfer of a home with one or two residences. */
export const municipalTransfer: Readonly<Record<City, MunicipalTransfer>> = {
  Toronto: {
    id: "transfer-tax-toronto",
    name: "Toronto municipal land transfer tax",
    place: "Toronto",
    triggerEvent: "closing",
    province: "ON",
    replaces: false,
    versions: [
      {
        value: [
          ...torontoTo3Million,
          [3_000_000, 4.4],
          [4_000_000, 5.45],
          [5_000_000, 6.5],
          [10_000_000, 7.55],
          [20_000_000, 8.6],
        ],
        effectiveFrom: "2026-04-01",
        confidence: "official",
        reviewBy: "2027-01-31",
      },
      {
        value: [
          ...torontoTo3Million,
          [3_000_000, 3.5],
          [4_000_000, 4.5],
          [5_000_000, 5.5],
          [10_000_000, 6.5],
          [20_000_000, 7.5],
        ],
        effectiveFrom: "2024-01-01",
        confidence: "official",
      },
      {
        value: torontoTo3Million,
        effectiveFrom: "2017-03-01",
        confidence: "official",
      },
      {
        value: [
          [0, 0.5],
          [55_000, 1],
          [400_000, 2],
        ],
        effectiveFrom: "2008-02-01",
        confidence: "second-hand",
      },
    ],
  },
  Montreal: montrealTransfer,
  "Quebec City": quebecCityTransfer,
  Halifax: {
    id: "transfer-tax-halifax",
    name: "Halifax deed transfer tax",
    place: "Halifax",
    triggerEvent: "closing",
    province: "NS",
    replaces: false,
    versions: [
      {
        value: [[0, 1.5]],
        effectiveFrom: "2024-01-01",
        confidence: "second-hand",
        reviewBy: "2026-12-01",
      },
    ],
  },
};
