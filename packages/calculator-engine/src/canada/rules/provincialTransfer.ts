import type { Rule } from "./ruleInForce.ts";
import { type Province, type TransferSchedule, transferSchedules } from "./transferSchedules.ts";

const ontario = "https://www.ontario.ca/document/land-transfer-tax/calculating-land-transfer-tax";
const bcTax =
  "https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/understand";
const peiTax = "http://www.taxandland.pe.ca/index.php3?number=1012256&lang=E";

/** What a province charges on the transfer of a home with one or two residences. */
export const provincialTransfer: Readonly<Record<Province, Rule<TransferSchedule>>> = {
  ON: {
    name: "Ontario land transfer tax",
    versions: [
      {
        value: [...transferSchedules.ON, [2_000_000, 2.5]],
        effectiveFrom: "2017-01-01",
        source: ontario,
        reviewBy: "2027-06-30",
      },
    ],
  },
  BC: {
    name: "British Columbia property transfer tax",
    versions: [
      {
        value: transferSchedules.BC,
        effectiveFrom: "2018-02-21",
        source: bcTax,
        reviewBy: "2027-03-31",
      },
    ],
  },
  AB: {
    name: "Alberta land title transfer fee",
    versions: [
      {
        value: transferSchedules.AB,
        effectiveFrom: "2024-10-20",
        source:
          "https://www.mondaq.com/canada/financial-services/1534372/increases-in-land-titles-fees-what-you-need-to-know",
        reviewBy: "2027-03-31",
      },
    ],
  },
  MB: {
    name: "Manitoba land transfer tax",
    versions: [
      {
        value: transferSchedules.MB,
        effectiveFrom: "2024-01-01",
        source: "http://www.gov.mb.ca/finance/other/print,landtransfertax.html",
        reviewBy: "2027-06-30",
      },
    ],
  },
  SK: {
    name: "Saskatchewan land title fee",
    versions: [
      {
        value: transferSchedules.SK,
        effectiveFrom: "2023-07-29",
        source: "https://bestmortgageonline.ca/land-transfer-tax-saskatchewan/",
        reviewBy: "2027-03-31",
      },
    ],
  },
  QC: {
    name: "Quebec duties on transfers",
    versions: [
      {
        value: transferSchedules.QC,
        effectiveFrom: "2026-01-01",
        source: "https://www.st-dominique.ca/fr/vie-municipale/taxation",
        reviewBy: "2026-12-31",
      },
      {
        value: [
          [0, 0.5],
          [61_500, 1],
          [307_800, 1.5],
        ],
        effectiveFrom: "2025-01-01",
        source: "https://www.ville.quebec.qc.ca",
        reviewBy: "2030-01-01",
      },
      {
        value: [
          [0, 0.5],
          [58_900, 1],
          [294_600, 1.5],
        ],
        effectiveFrom: "2024-01-01",
        source: "https://www.ville.quebec.qc.ca",
        reviewBy: "2030-01-01",
      },
      {
        value: [
          [0, 0.5],
          [55_200, 1],
          [276_200, 1.5],
        ],
        effectiveFrom: "2023-01-01",
        source: "https://www.ville.quebec.qc.ca",
        reviewBy: "2030-01-01",
      },
    ],
  },
  NB: {
    name: "New Brunswick real property transfer tax",
    versions: [
      {
        value: transferSchedules.NB,
        effectiveFrom: "2016-04-01",
        source: "https://www.triolaw.ca/blog-post/how-land-transfer-tax-works-in-new-brunswick",
        reviewBy: "2027-06-30",
      },
    ],
  },
  NS: {
    name: "Nova Scotia: no provincial tax for residents",
    versions: [
      {
        value: transferSchedules.NS,
        effectiveFrom: "2024-01-01",
        source: "https://reminetwork.com/articles/nova-scotia-to-double-deed-transfer-tax",
        reviewBy: "2027-06-30",
      },
    ],
  },
  PE: {
    name: "Prince Edward Island real property transfer tax",
    versions: [
      {
        value: transferSchedules.PE,
        effectiveFrom: "2025-04-28",
        source:
          "https://ryan.com/asia-pacific/about-ryan/news-and-insights/2025/prince-edward-island-budget-2025",
        reviewBy: "2027-01-31",
        confidence: "unconfirmed",
      },
      {
        value: [[30_000, 1, 300]],
        effectiveFrom: "2017-05-17",
        source: peiTax,
        reviewBy: "2030-01-01",
      },
    ],
  },
  NL: {
    name: "Newfoundland and Labrador registration fee",
    versions: [
      {
        value: transferSchedules.NL,
        effectiveFrom: "2024-01-01",
        source: "https://wowa.ca/calculators/newfoundland-land-transfer-tax",
        reviewBy: "2027-03-31",
        confidence: "unconfirmed",
      },
    ],
  },
};
