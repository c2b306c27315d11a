import type { FirstTimeTest } from "./firstTimeTest.ts";
import type { HousingRebate } from "./housingRebates.ts";
import type { Province } from "./landTransferTaxBrackets.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";

/** Quebec's rebate of its sales tax on a new home, for every buyer. */
export const quebecHousingRebate: Rule<HousingRebate> = /* @__PURE__ */ defineRule({
  id: "qst-rebate-new-housing-qc",
  name: "Quebec new housing rebate",
  place: "QC",
  triggerEvent: "agreement",
  reviewBy: "2027-06-30",
  versions: [
    [
      "2013-01-01",
      { rate: 9.975, share: 50, max: 9_975, fullTo: 200_000, goneAt: 300_000 },
      "official",
    ],
  ],
});

/** Nova Scotia's rebate of its part of the HST on a new home, for first-time buyers. */
export const novaScotiaHousingRebate: Rule<HousingRebate> = /* @__PURE__ */ defineRule({
  id: "hst-rebate-first-time-ns",
  name: "Nova Scotia first-time home buyers rebate",
  place: "NS",
  triggerEvent: "agreement",
  reviewBy: "2027-06-30",
  versions: [
    // The HST fell to 14 % for homes that change hands from this day.
    ["2025-04-01", { rate: 9, share: 18.75, max: 3_000 }, "official", { triggerEvent: "closing" }],
    ["2012-04-01", { rate: 10, share: 18.75, max: 3_000 }, "official"],
    ["2010-07-01", { rate: 10, share: 18.75, max: 1_500 }, "official"],
  ],
});

/** Nova Scotia's definition, for this rebate only: every buyer must meet it. */
export const novaScotiaFirstTimeTest: Rule<FirstTimeTest> = /* @__PURE__ */ defineRule({
  id: "first-time-test-ns",
  name: "First-time buyer: Nova Scotia rebate on new homes",
  place: "NS",
  reviewBy: "2027-06-30",
  versions: [
    [
      "2010-07-01",
      { homesCounted: "in-canada", neverOwned: true, yearsWithout: 5, counts: "all" },
      "official",
    ],
  ],
});

/** Sales tax on a new home: the federal part, and the provincial parts that are charged on homes. */
export interface SalesTaxRates {
  readonly federal: number;
  readonly provincial: Readonly<Partial<Record<Province, number>>>;
}

const participating = { ON: 8, NB: 10, NL: 10, PE: 10, QC: 9.975 };

export const newHomeSalesTax: Rule<SalesTaxRates> = /* @__PURE__ */ defineRule({
  id: "new-home-sales-tax",
  name: "GST, HST and QST on a new home",
  place: "CA",
  reviewBy: "2027-06-30",
  versions: [
    ["2025-04-01", { federal: 5, provincial: { ...participating, NS: 9 } }, "official"],
    ["2016-10-01", { federal: 5, provincial: { ...participating, NS: 10 } }, "official"],
  ],
});

const novaScotiaRebates: Source = {
  citation: "Nova Scotia Department of Finance, HST rebates",
  url: "http://www.novascotia.ca/finance/en/home/taxation/tax101/harmonizedsalestax/hstrebates.aspx",
};

export const provincialHousingRebateSources: SourcesByRule = {
  "new-home-sales-tax": [
    {
      citation:
        "Excise Tax Act, R.S.C. 1985, c. E-15, s. 165 and Schedule VIII; New Harmonized Value-added Tax System Regulations, SOR/2010-117, s. 33.3 to 33.6; Act respecting the Québec sales tax, CQLR c. T-0.1, s. 16",
      url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2010-117/section-33.6.html",
    },
    {
      citation:
        "Excise Tax Act, R.S.C. 1985, c. E-15, s. 165 and Schedule VIII; SOR/2010-117, s. 33.3 to 33.5; Nova Scotia HST Regulations, 2010, SOR/2010-99, s. 2; Act respecting the Québec sales tax, CQLR c. T-0.1, s. 16",
      url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2010-99/section-2.html",
    },
  ],
  "qst-rebate-new-housing-qc": {
    citation: "Revenu Québec, changes to the QST, 2012-10-30",
    url: "https://www.revenuquebec.ca/en/press-room/tax-news/details/70451/2012-10-30/",
  },
  "hst-rebate-first-time-ns": [
    {
      citation:
        "Access Nova Scotia, First-Time Home Buyers Rebate; the part of 9 % by SOR/2010-151, s. 42(b), as amended 2025-04-01",
      url: "https://www.novascotia.ca/sns/access/land/first-home-buyers-rebate.asp",
    },
    novaScotiaRebates,
    novaScotiaRebates,
  ],
  "first-time-test-ns": {
    citation: "Access Nova Scotia, First-Time Home Buyers Rebate, program details",
    url: "http://www.novascotia.ca/snsmr/access/land/first-home-buyers-rebate/program-details.asp",
  },
};
