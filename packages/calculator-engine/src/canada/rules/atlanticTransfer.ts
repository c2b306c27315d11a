import { landTransferTaxBrackets, type TransferSchedule } from "./landTransferTaxBrackets.ts";
import type { MunicipalTransfer } from "./municipalTransfer.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";

export const newBrunswickTransfer: Rule<TransferSchedule> = /* @__PURE__ */ defineRule({
  id: "transfer-tax-nb",
  name: "New Brunswick real property transfer tax",
  place: "NB",
  taxedOn: "higher-of-price-and-assessed",
  reviewBy: "2027-06-30",
  versions: [
    ["2016-04-01", landTransferTaxBrackets.NB, "official"],
    ["2012-06-01", [[0, 0.5]], "official"],
    ["2012-01-01", [[0, 0.25]], "official"],
  ],
});

export const novaScotiaTransfer: Rule<TransferSchedule> = /* @__PURE__ */ defineRule({
  id: "transfer-tax-ns",
  name: "Nova Scotia: no provincial tax for residents",
  place: "NS",
  reviewBy: "2027-06-30",
  versions: [["2022-04-01", landTransferTaxBrackets.NS, "official"]],
});

export const halifaxTransfer: MunicipalTransfer = /* @__PURE__ */ defineRule({
  id: "transfer-tax-halifax",
  name: "Halifax deed transfer tax",
  place: "Halifax",
  province: "NS",
  replaces: false,
  reviewBy: "2026-12-01",
  versions: [["2024-01-01", [[0, 1.5]], "second-hand", { unresolved: "tiers-not-decided" }]],
});

export const princeEdwardIslandTransfer: Rule<TransferSchedule> = /* @__PURE__ */ defineRule({
  id: "transfer-tax-pe",
  name: "Prince Edward Island real property transfer tax",
  place: "PE",
  taxedOn: "higher-of-price-and-assessed",
  reviewBy: "2027-01-31",
  versions: [
    ["2025-04-28", landTransferTaxBrackets.PE, "unconfirmed", { unresolved: "rate-not-enacted" }],
    ["2005-05-16", [[30_000, 1, 300]], "official"],
  ],
});

export const newfoundlandTransfer: Rule<TransferSchedule> = /* @__PURE__ */ defineRule({
  id: "transfer-tax-nl",
  name: "Newfoundland and Labrador deed registration fee",
  place: "NL",
  reviewBy: "2027-03-31",
  versions: [["2024-01-01", landTransferTaxBrackets.NL, "unconfirmed"]],
});

const newBrunswick2012: Source = {
  citation: "Bill 50 of 2012 (New Brunswick)",
  url: "https://legnb.ca/content/house_business/57/2/bills/Bill-50-e.htm",
};
export const novaScotiaAct: Source = {
  citation: "Non-resident Deed Transfer Tax Act (Nova Scotia)",
  url: "https://www.novascotia.ca/finance/en/home/taxation/tax101/non-resident-deed-transfer-tax.html",
};
export const peiBudget: Source = {
  citation: "Prince Edward Island Budget 2025",
  url: "https://ryan.com/asia-pacific/about-ryan/news-and-insights/2025/prince-edward-island-budget-2025",
};
export const newfoundlandFees: Source = {
  citation: "Registration of Deeds Act, 2009, S.N.L. 2009, c. R-10.01, s. 39",
  url: "https://wowa.ca/calculators/newfoundland-land-transfer-tax",
};

export const atlanticTransferSources: SourcesByRule = {
  "transfer-tax-nb": [
    {
      citation:
        "Real Property Transfer Tax Act (New Brunswick), c. R-2.1, s. 2; Public Legal Education and Information Service, 2016-04-01",
      url: "http://www.legal-info-legale.nb.ca/en/index.php?mact=News,cntnt01,detail,0&cntnt01articleid=316&cntnt01origid=24&cntnt01returnid=252",
    },
    newBrunswick2012,
    newBrunswick2012,
  ],
  "transfer-tax-ns": novaScotiaAct,
  "transfer-tax-halifax": {
    citation:
      "Halifax Regional Municipality Charter, S.N.S. 2008, c. 39, deed transfer tax; the rate as reported 2025-10-08",
    url: "https://www.sandrapike.ca/blog_read/halifax-tiered-deed-transfer-tax-market-impact",
  },
  "transfer-tax-pe": [
    peiBudget,
    {
      citation: "Real Property Transfer Tax Act (Prince Edward Island), s. 3(1)",
      url: "http://www.taxandland.pe.ca/index.php3?number=1012256&lang=E",
    },
  ],
  "transfer-tax-nl": newfoundlandFees,
};
