import { landTransferTaxBrackets, type TransferSchedule } from "./landTransferTaxBrackets.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";

const twoSteps: TransferSchedule = [
  [0, 1],
  [200_000, 2],
];

export const britishColumbiaTransfer: Rule<TransferSchedule> = /* @__PURE__ */ defineRule({
  id: "transfer-tax-bc",
  name: "British Columbia property transfer tax",
  place: "BC",
  reviewBy: "2027-03-31",
  versions: [
    ["2018-02-21", landTransferTaxBrackets.BC, "official"],
    // The rate is confirmed; its first day is not.
    ["2016-02-17", [...twoSteps, [2_000_000, 3]], "unconfirmed"],
    ["2014-02-19", twoSteps, "official"],
    ["2008-02-20", twoSteps, "second-hand"],
  ],
});

export const albertaTransfer: Rule<TransferSchedule> = /* @__PURE__ */ defineRule({
  id: "transfer-tax-ab",
  name: "Alberta land title registration fee",
  place: "AB",
  reviewBy: "2027-03-31",
  versions: [
    ["2024-10-20", landTransferTaxBrackets.AB, "official"],
    ["2024-01-01", [[0, 0.04, 50, 5_000]], "official"],
  ],
});

export const saskatchewanTransfer: Rule<TransferSchedule> = /* @__PURE__ */ defineRule({
  id: "transfer-tax-sk",
  name: "Saskatchewan land title registration fee",
  place: "SK",
  reviewBy: "2027-03-31",
  versions: [
    ["2023-07-29", landTransferTaxBrackets.SK, "second-hand"],
    // The flat fee of the smallest values is unconfirmed.
    ["2023-01-01", [[0, 0.3]], "unconfirmed"],
  ],
});

export const manitobaTransfer: Rule<TransferSchedule> = /* @__PURE__ */ defineRule({
  id: "transfer-tax-mb",
  name: "Manitoba land transfer tax",
  place: "MB",
  reviewBy: "2027-06-30",
  versions: [
    ["2024-01-01", landTransferTaxBrackets.MB, "official"],
    ["2004-07-05", landTransferTaxBrackets.MB, "second-hand"],
  ],
});

const bcTax2016: Source = {
  citation: "Government of British Columbia, February 2016",
  url: "http://amanbrah.blogspot.ca/2016/02/",
};
export const bcFirstTime2014: Source = {
  citation: "Government of British Columbia, first time home buyers, 2014",
  url: "http://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/understand/first-time-home-buyers/current-amount",
};
export const saskatchewanFees: Source = {
  citation: "ISC, July 29, 2023 Fee Adjustment Details",
  url: "https://skrealestatelaw.com/iscpricingchanges/",
};

export const westernTransferSources: SourcesByRule = {
  "transfer-tax-bc": [
    {
      citation: "Property Transfer Tax Act, R.S.B.C. 1996, c. 378, s. 3 and 3.01",
      url: "https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/understand",
    },
    bcTax2016,
    bcFirstTime2014,
    bcTax2016,
  ],
  "transfer-tax-ab": [
    {
      citation:
        "Land Titles Act, R.S.A. 2000, c. L-4, s. 64.1; Government of Alberta, land title documents",
      url: "https://alberta.ca/register-land-title-document-plan",
    },
    {
      citation:
        "Tariff of Fees Regulation, Alta. Reg. 120/2000, s. 3; Government of Alberta, land title documents",
      url: "https://alberta.ca/register-land-title-document-plan",
    },
  ],
  "transfer-tax-sk": [saskatchewanFees, saskatchewanFees],
  "transfer-tax-mb": [
    {
      citation: "Tax Administration and Miscellaneous Taxes Act (Manitoba)",
      url: "http://www.gov.mb.ca/finance/other/print,landtransfertax.html",
    },
    {
      citation: "Manitoba land transfer tax of 2004-07-05",
      url: "http://joybuettner.ca/landtransfertax.htm",
    },
  ],
};
