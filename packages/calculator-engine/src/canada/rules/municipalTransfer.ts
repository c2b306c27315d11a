import type { Bracket } from "../../finance/bracketedTax.ts";
import type { Rule } from "./ruleInForce.ts";
import type { Province, TransferSchedule } from "./transferSchedules.ts";

/** Cities with a transfer tax of their own. */
export type City = "Toronto" | "Montreal" | "Quebec City" | "Halifax";

export interface MunicipalTransfer extends Rule<TransferSchedule> {
  readonly province: Province;
  /** Whether the city's schedule stands in place of the province's or on top of it. */
  readonly replaces: boolean;
}

const toronto =
  "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/municipal-land-transfer-tax-mltt-rates-and-fees";
const montreal =
  "https://montreal.ca/articles/comment-sont-calcules-les-droits-sur-les-mutations-immobilieres-9279";

const torontoTo3Million: Bracket[] = [
  [0, 0.5],
  [55_000, 1],
  [250_000, 1.5],
  [400_000, 2],
  [2_000_000, 2.5],
];

const montrealAbove2: Bracket[] = [
  [552_300, 2],
  [1_104_700, 2.5],
  [2_136_500, 3.5],
  [3_113_000, 4],
];

/** What a city charges on the transfer of a home with one or two residences. */
export const municipalTransfer: Readonly<Record<City, MunicipalTransfer>> = {
  Toronto: {
    name: "Toronto municipal land transfer tax",
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
        source: toronto,
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
        source: toronto,
        reviewBy: "2030-01-01",
      },
    ],
  },
  Montreal: {
    name: "Montreal duties on transfers",
    province: "QC",
    replaces: true,
    versions: [
      {
        value: [[0, 0.5], [62_900, 1], [315_000, 1.5], ...montrealAbove2],
        effectiveFrom: "2026-01-01",
        source: montreal,
        reviewBy: "2026-12-31",
      },
      {
        value: [[0, 0.5], [61_500, 1], [307_800, 1.5], ...montrealAbove2],
        effectiveFrom: "2025-01-01",
        source: "https://www.immobilierexpress.ca/en/welcome-tax-calculator",
        reviewBy: "2030-01-01",
      },
    ],
  },
  "Quebec City": {
    name: "Quebec City duties on transfers",
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
        source: "https://reglements.ville.quebec.qc.ca/fr/document/rc/R.V.Q.%203101",
        reviewBy: "2026-12-31",
        confidence: "unconfirmed",
      },
    ],
  },
  Halifax: {
    name: "Halifax deed transfer tax",
    province: "NS",
    replaces: false,
    versions: [
      {
        value: [[0, 1.5]],
        effectiveFrom: "2024-01-01",
        source: "https://sellhalifaxrealestate.com/blog.html/categories/rent%20vs%20buy",
        reviewBy: "2027-06-30",
      },
    ],
  },
};
