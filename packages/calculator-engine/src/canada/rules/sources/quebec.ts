import type { Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const quebec2026: Source = {
  citation:
    "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2.1; Saint-Dominique",
  url: "https://www.st-dominique.ca/fr/vie-municipale/taxation",
};
const quebecByYear: Source = {
  citation: "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2.1; Quebec City",
  url: "https://www.ville.quebec.qc.ca",
};
const quebecAct: Source = {
  citation: "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2",
  url: "http://legisquebec.gouv.qc.ca/en/showversion/cs/D-15.1?code=se:2",
};
const quebec2022: Source = { citation: "Quebec duties of 2022", url: "https://estatefunnel.com" };
const quebec2020: Source = {
  citation: "Gazette officielle du Québec, 2020-06-13",
  url: "https://www.terrasse-vaudreuil.ca",
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
};

export const quebecSources: SourcesByDay = {
  "transfer-tax-qc": {
    "2026-01-01": quebec2026,
    "2025-01-01": quebecByYear,
    "2024-01-01": quebecAct,
    "2023-01-01": quebecByYear,
    "2022-01-01": quebec2022,
    "2021-01-01": quebec2020,
    "2020-01-01": quebec2020,
  },
  "transfer-tax-montreal": {
    "2026-01-01": montreal,
    "2025-01-01": montreal2025,
    "2024-01-01": montreal,
    "2023-01-01": montreal,
    "2022-01-01": quebec2022,
  },
  "transfer-tax-quebec-city": {
    "2026-01-01": quebecCity,
    "2025-06-10": quebecCity,
    "2025-01-01": quebec2022,
    "2024-01-01": quebec2022,
  },
  "municipal-rate-qc": { "2020-01-01": quebecAct },
};
