import type { Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const quebec2026: Source = {
  citation:
    "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2.1; Saint-Dominique",
  url: "https://www.st-dominique.ca/fr/vie-municipale/taxation",
};
const quebecByYear: Source = {
  citation:
    "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2.1; Terrasse-Vaudreuil",
  url: "https://terrasse-vaudreuil.ca/droits-sur-les-mutations-immobilieres",
  quote: "de 58 900 $ à 61 500 $",
  readOn: "2026-11-22",
};
const quebec2023: Source = {
  citation:
    "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2.1; Mont-Tremblant",
  url: "https://www.villedemont-tremblant.qc.ca/fr/ville/profil-financier/droit-de-mutation",
  quote: "0,5% sur la tranche de la base d'imposition qui n'excède pas 55 200$",
  readOn: "2026-11-22",
};
const quebecAct: Source = {
  citation: "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2",
  url: "http://legisquebec.gouv.qc.ca/en/showversion/cs/D-15.1?code=se:2",
  quote: "which does not exceed $58,900: 0.5%",
};
const quebec2022: Source = {
  citation:
    "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2.1; Mont-Tremblant",
  url: "https://www.villedemont-tremblant.qc.ca/ville/profil-financier/droit-de-mutation",
  quote: "0,5% sur la tranche de la base d'imposition qui n'excède pas 53 200$",
  readOn: "2026-11-22",
};
const quebec2020: Source = {
  citation: "Gazette officielle du Québec, 2020-06-13",
  url: "https://www.terrasse-vaudreuil.ca/droits-sur-les-mutations-immobilieres/",
  quote: "De 51 700 à 52 800 $",
  readOn: "2026-11-22",
};
const montreal2022: Source = {
  citation: "Ville de Montréal, duties on transfers; 2022 as a law office printed it",
  url: "https://montreal.ca/articles/comment-sont-calcules-les-droits-sur-les-mutations-immobilieres-9279",
};
const quebecCityBefore: Source = {
  citation: "Règlement R.V.Q. 3101, s. 2, before June 2025, as a law office printed it",
  url: "https://reglements.ville.quebec.qc.ca/fr/document/rc/R.V.Q.%203101",
};
const montreal: Source = {
  citation: "Ville de Montréal, duties on transfers",
  url: "https://montreal.ca/articles/comment-sont-calcules-les-droits-sur-les-mutations-immobilieres-9279",
};
const montreal2025: Source = {
  citation: "Montreal duties of 2025",
  url: "https://www.immobilierexpress.ca/en/welcome-tax-calculator",
};
const quebecCity: Source = {
  citation: "Règlement R.V.Q. 3101, s. 2",
  url: "https://reglements.ville.quebec.qc.ca/fr/version/rc/R.V.Q.%203101?code=se%3A2&historique=20250701",
  quote:
    "2,5 % pour la tranche ... qui excède 500 000 $ sans excéder 750 000 $, et à 3 % pour la tranche ... qui excède 750 000 $",
};

export const quebecSources: SourcesByDay = {
  "transfer-tax-qc": {
    "2026-01-01": quebec2026,
    "2025-01-01": quebecByYear,
    "2024-01-01": quebecAct,
    "2023-01-01": quebec2023,
    "2022-01-01": quebec2022,
    "2021-01-01": quebec2020,
    "2020-01-01": quebec2020,
  },
  "transfer-tax-montreal": {
    "2026-01-01": montreal,
    "2025-01-01": montreal2025,
    "2024-01-01": montreal,
    "2023-01-01": montreal,
    "2022-01-01": montreal2022,
  },
  "transfer-tax-quebec-city": {
    "2026-01-01": quebecCity,
    "2025-06-10": quebecCity,
    "2025-01-01": quebecCityBefore,
    "2024-01-01": quebecCityBefore,
  },
  "municipal-rate-qc": { "2020-01-01": quebecAct },
};
