import type { Bracket } from "../../finance/bracketedTax.ts";
import { landTransferTaxBrackets, type TransferSchedule } from "./landTransferTaxBrackets.ts";
import type { MunicipalTransfer } from "./municipalTransfer.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";

/** Returns the brackets of the Act, whose two thresholds are indexed each year. */
const act = (first: number, second: number): readonly Bracket[] => [
  [0, 0.5],
  [first, 1],
  [second, 1.5],
];
/** Brackets in past years, which the cities continue with their own. */
const actOf2025 = /* @__PURE__ */ act(61_500, 307_800);
const actOf2024 = /* @__PURE__ */ act(58_900, 294_600);
const actOf2023 = /* @__PURE__ */ act(55_200, 276_200);
const actOf2022 = /* @__PURE__ */ act(53_200, 266_200);

const montrealFrom2023: readonly Bracket[] = [
  [552_300, 2],
  [1_104_700, 2.5],
  [2_136_500, 3.5],
  [3_113_000, 4],
];
const quebecCityFrom2025: readonly Bracket[] = [
  [500_000, 2.5],
  [750_000, 3],
];
const quebecCityBefore: readonly Bracket[] = [
  [500_000, 2],
  [1_000_000, 2.5],
  [2_000_000, 3],
];

export const quebecTransfer: Rule<TransferSchedule> = /* @__PURE__ */ defineRule({
  id: "transfer-tax-qc",
  name: "Quebec duties on transfers",
  place: "QC",
  taxedOn: "higher-of-price-and-assessed",
  reviewBy: "2026-11-30",
  versions: [
    [
      "2026-01-01",
      landTransferTaxBrackets.QC,
      "official",
      { unresolved: "thresholds-not-read", unresolvedFrom: "2027-01-01" },
    ],
    ["2025-01-01", actOf2025, "official"],
    ["2024-01-01", actOf2024, "official"],
    ["2023-01-01", actOf2023, "official"],
    ["2022-01-01", actOf2022, "official"],
    ["2021-01-01", act(52_800, 264_000), "official"],
    ["2020-01-01", act(51_700, 258_600), "official"],
  ],
});

/** Duties that replace the Act's own, with higher rates for more expensive homes. */
export const montrealTransfer: MunicipalTransfer = /* @__PURE__ */ defineRule({
  id: "transfer-tax-montreal",
  name: "Montreal duties on transfers",
  place: "Montreal",
  taxedOn: "higher-of-price-and-assessed",
  province: "QC",
  replaces: true,
  reviewBy: "2026-11-30",
  versions: [
    [
      "2026-01-01",
      [...landTransferTaxBrackets.QC, ...montrealFrom2023],
      "second-hand",
      { unresolved: "thresholds-not-read", unresolvedFrom: "2027-01-01" },
    ],
    ["2025-01-01", [...actOf2025, ...montrealFrom2023], "second-hand"],
    ["2024-01-01", [...actOf2024, ...montrealFrom2023], "unconfirmed"],
    // The two highest steps are unconfirmed for this year and the next.
    ["2023-01-01", [...actOf2023, ...montrealFrom2023], "unconfirmed"],
    [
      "2022-01-01",
      [...actOf2022, [532_300, 2], [1_064_600, 2.5], [2_059_000, 3.5], [3_000_000, 4]],
      "second-hand",
    ],
  ],
});

export const quebecCityTransfer: MunicipalTransfer = /* @__PURE__ */ defineRule({
  id: "transfer-tax-quebec-city",
  name: "Quebec City duties on transfers",
  place: "Quebec City",
  taxedOn: "higher-of-price-and-assessed",
  province: "QC",
  replaces: true,
  reviewBy: "2026-11-30",
  versions: [
    [
      "2026-01-01",
      [...landTransferTaxBrackets.QC, ...quebecCityFrom2025],
      "official",
      { unresolved: "thresholds-not-read", unresolvedFrom: "2027-01-01" },
    ],
    ["2025-06-10", [...actOf2025, ...quebecCityFrom2025], "official"],
    // The day in the first half of 2025 when the higher rates changed is unconfirmed.
    ["2025-01-01", [...actOf2025, ...quebecCityBefore], "unconfirmed"],
    ["2024-01-01", [...actOf2024, ...quebecCityBefore], "official"],
  ],
});

export const quebecAct: Source = {
  citation: "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2",
  url: "http://legisquebec.gouv.qc.ca/en/showversion/cs/D-15.1?code=se:2",
};
const quebec2020: Source = {
  citation: "Gazette officielle du Québec, 2020-06-13",
  url: "https://www.terrasse-vaudreuil.ca/droits-sur-les-mutations-immobilieres/",
};
const montreal: Source = {
  citation: "Ville de Montréal, duties on transfers",
  url: "https://montreal.ca/articles/comment-sont-calcules-les-droits-sur-les-mutations-immobilieres-9279",
};
const quebecCity: Source = {
  citation: "Règlement R.V.Q. 3101, s. 2",
  url: "https://reglements.ville.quebec.qc.ca/fr/version/rc/R.V.Q.%203101?code=se%3A2&historique=20250701",
};
const quebecCityOlder: Source = {
  citation: "Règlement R.V.Q. 3101, s. 2, text before 2025-06-10",
  url: "https://reglements.ville.quebec.qc.ca/fr/version/rc/R.V.Q.%203101?code=se%3A2&historique=20250701",
};

export const quebecTransferSources: SourcesByRule = {
  "transfer-tax-qc": [
    {
      citation:
        "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2.1; Saint-Dominique",
      url: "https://www.st-dominique.ca/fr/vie-municipale/taxation",
    },
    {
      citation:
        "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2.1; Terrasse-Vaudreuil",
      url: "https://terrasse-vaudreuil.ca/droits-sur-les-mutations-immobilieres",
    },
    quebecAct,
    {
      citation:
        "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2.1; Mont-Tremblant",
      url: "https://www.villedemont-tremblant.qc.ca/fr/ville/profil-financier/droit-de-mutation",
    },
    {
      citation:
        "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2.1; Mont-Tremblant",
      url: "https://www.villedemont-tremblant.qc.ca/ville/profil-financier/droit-de-mutation",
    },
    quebec2020,
    quebec2020,
  ],
  "transfer-tax-montreal": [
    montreal,
    {
      citation: "Montreal duties of 2025",
      url: "https://www.immobilierexpress.ca/en/welcome-tax-calculator",
    },
    montreal,
    montreal,
    {
      citation: "Ville de Montréal, duties on transfers; 2022 as a law office printed it",
      url: "https://montreal.ca/articles/comment-sont-calcules-les-droits-sur-les-mutations-immobilieres-9279",
    },
  ],
  "transfer-tax-quebec-city": [quebecCity, quebecCity, quebecCityOlder, quebecCityOlder],
};
