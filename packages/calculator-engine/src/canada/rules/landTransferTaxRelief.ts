import { peiBudget } from "./atlanticTransfer.ts";
import type { Province } from "./landTransferTaxBrackets.ts";
import type { City } from "./landTransferTaxOfCities.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";
import { bcFirstTime2014 } from "./westernTransfer.ts";

/** Refund of transfer tax. Falls in a straight line from `fullTo` to nothing at `goneAt`. */
export interface TransferRelief {
  /** Maximum refund; the whole tax by default. */
  readonly max?: number;
  /** Highest price with the full refund; every price below `goneAt` by default. */
  readonly fullTo?: number;
  /** Price from which there is no refund; any price above `fullTo` by default. */
  readonly goneAt?: number;
  /** True if only the share of citizens and permanent residents of Canada gets it. */
  readonly resident?: boolean;
}

/** Provincial and municipal relief for a buyer who has never owned a home. */
export const firstTimeRelief: Readonly<Partial<Record<Province | City, Rule<TransferRelief>>>> = {
  ON: /* @__PURE__ */ defineRule({
    id: "first-time-relief-on",
    name: "Ontario refund for first-time buyers",
    place: "ON",
    reviewBy: "2027-06-30",
    versions: [
      ["2017-01-01", { max: 4_000 }, "official"],
      ["2007-12-14", { max: 2_000 }, "official", { triggerEvent: "agreement" }],
    ],
  }),
  Toronto: /* @__PURE__ */ defineRule({
    id: "first-time-relief-toronto",
    name: "Toronto rebate for first-time buyers",
    place: "Toronto",
    reviewBy: "2027-01-31",
    versions: [
      ["2017-03-01", { max: 4_475 }, "official"],
      ["2008-02-01", { max: 3_725 }, "official"],
    ],
  }),
  BC: /* @__PURE__ */ defineRule({
    id: "first-time-relief-bc",
    name: "British Columbia exemption for first-time buyers",
    place: "BC",
    reviewBy: "2027-03-31",
    versions: [
      ["2024-04-01", { max: 8_000, fullTo: 835_000, goneAt: 860_000 }, "official"],
      ["2017-02-22", { fullTo: 500_000, goneAt: 525_000 }, "official"],
      ["2014-02-19", { fullTo: 475_000, goneAt: 500_000 }, "official"],
      ["2008-02-20", { fullTo: 425_000, goneAt: 450_000 }, "second-hand"],
    ],
  }),
  PE: /* @__PURE__ */ defineRule({
    id: "first-time-relief-pe",
    name: "Prince Edward Island exemption for first-time buyers",
    place: "PE",
    reviewBy: "2027-01-31",
    versions: [
      ["2025-04-28", { goneAt: 1_000_000 }, "unconfirmed", { unresolved: "rate-not-enacted" }],
      ["2016-10-01", {}, "second-hand"],
    ],
  }),
};

/** Relief for the first buyer of a new home. */
export const newlyBuiltRelief: Readonly<Partial<Record<Province, Rule<TransferRelief>>>> = {
  BC: /* @__PURE__ */ defineRule({
    id: "newly-built-relief-bc",
    name: "British Columbia exemption for newly built homes",
    place: "BC",
    reviewBy: "2027-03-31",
    versions: [
      ["2024-04-01", { fullTo: 1_100_000, goneAt: 1_150_000, resident: true }, "official"],
      ["2016-02-17", { fullTo: 750_000, goneAt: 800_000, resident: true }, "official"],
    ],
  }),
};

/** Exemption of a transfer between spouses who separate; the whole tax. Earlier texts were not read. */
export const separationRelief: Readonly<Partial<Record<Province | City, Rule<TransferRelief>>>> = {
  ON: /* @__PURE__ */ defineRule({
    id: "separation-relief-on",
    name: "Ontario exemption of transfers under a separation agreement",
    place: "ON",
    reviewBy: "2027-11-28",
    versions: [["2012-09-07", {}, "official"]],
  }),
  Toronto: /* @__PURE__ */ defineRule({
    id: "separation-relief-toronto",
    name: "Toronto exemption of transfers under a separation agreement",
    place: "Toronto",
    reviewBy: "2027-11-28",
    // Since the city's tax follows the province's.
    versions: [["2017-03-01", {}, "second-hand"]],
  }),
  BC: /* @__PURE__ */ defineRule({
    id: "separation-relief-bc",
    name: "British Columbia exemption of transfers under a separation agreement",
    place: "BC",
    reviewBy: "2027-11-28",
    versions: [["2025-12-20", {}, "second-hand"]],
  }),
  QC: /* @__PURE__ */ defineRule({
    id: "separation-relief-qc",
    name: "Quebec exemption of transfers between spouses who separate",
    place: "QC",
    reviewBy: "2027-11-28",
    versions: [["2022-06-22", {}, "official"]],
  }),
  PE: /* @__PURE__ */ defineRule({
    id: "separation-relief-pe",
    name: "Prince Edward Island exemption of transfers under a separation agreement",
    place: "PE",
    reviewBy: "2027-11-28",
    versions: [["2017-05-17", {}, "official"]],
  }),
};

const ontarioRefund: Source = {
  citation: "Ontario Ministry of Finance, release of 2016-11-14",
  url: "https://news.ontario.ca/mof/en/2016/11/ontario-helping-first-time-homebuyers.html",
};
export const torontoRebates: Source = {
  citation: "Toronto Municipal Code, c. 760, rebates",
  url: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/municipal-land-transfer-tax-mltt-rebate-opportunities/",
};
const peiFirstTime: Source = {
  citation: "Real Property Transfer Tax Act (Prince Edward Island), bulletin RPTTG:101",
  url: "http://www.taxandland.pe.ca/index.php3?number=1037867&lang=E",
};
const bcNewHomes: Source = {
  citation: "Government of British Columbia, release 2024FIN0009-000247",
  url: "https://news.gov.bc.ca/releases/2024FIN0009-000247",
};

export const landTransferTaxReliefSources: SourcesByRule = {
  "first-time-relief-on": [ontarioRefund, ontarioRefund],
  "first-time-relief-toronto": [torontoRebates, torontoRebates],
  "first-time-relief-bc": [
    {
      citation: "Government of British Columbia, first time home buyers, 2024",
      url: "http://www2.gov.bc.ca/gov/topic.page?id=47FA8BF59DC045A5862895B554A1180A",
    },
    {
      citation: "Government of British Columbia, first time home buyers, 2017",
      url: "http://www2.gov.bc.ca/gov/topic.page?id=07831D47096A41E5B18D0DA81ABA1026&title=Previous%20Exemption%20Amount",
    },
    bcFirstTime2014,
    bcFirstTime2014,
  ],
  "first-time-relief-pe": [peiBudget, peiFirstTime],
  "newly-built-relief-bc": [bcNewHomes, bcNewHomes],
  "separation-relief-on": [
    {
      citation: "Land Transfer Tax Act (Ontario), R.R.O. 1990, Reg. 696, s. 1(b)",
      url: "https://www.ontario.ca/laws/regulation/900696",
    },
  ],
  "separation-relief-toronto": [
    {
      citation: "Treadstone Law, answers on equalization and land transfer tax, 2026-06",
      url: "https://treadstonelaw.ca/answers/equalization-payment-and-real-estate-property-transfer-tax.html",
    },
  ],
  "separation-relief-bc": {
    citation: "Property Transfer Tax Act, R.S.B.C. 1996, c. 378, s. 14(3)(h), in a copy of BC Laws",
    url: "https://github.com/boshek/bclaws/blob/main/laws/statute/P/Property_Transfer_Tax_Act.md",
  },
  "separation-relief-qc": {
    citation:
      "Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 20(d) and (d.1)",
    url: "https://www.legisquebec.gouv.qc.ca/en/version/cs/d-15.1?code=se:20&history=20220622",
  },
  "separation-relief-pe": {
    citation: "Government of Prince Edward Island, marriage breakdown exemption",
    url: "https://princeedwardisland.ca/en/information/finance/real-property-transfer-tax-marriage-breakdown-exemption",
  },
};
