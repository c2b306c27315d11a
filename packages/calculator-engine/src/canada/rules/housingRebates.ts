import type { FirstTimeTest } from "./firstTimeTest.ts";
import type { Province } from "./landTransferTaxBrackets.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import { exciseTaxAct, hstRegulations, type Source, type SourcesByRule } from "./source.ts";

/** Rebate of part of the tax on a new home. */
export interface HousingRebate {
  /** Tax as a percentage of the price. */
  readonly rate: number;
  /** Rebate as a percentage of the tax. */
  readonly share: number;
  /** Dollars. */
  readonly max: number;
  /** Price from which the rebate falls in a straight line. Does not fall by default. */
  readonly fullTo?: number;
  /** Price from which there is no rebate. */
  readonly goneAt?: number;
}

/** Whole tax up to a price, then falling in a straight line. Includes the ordinary rebate. */
export const gstRebate: Rule<{
  readonly rate: number;
  readonly fullTo: number;
  readonly goneAt: number;
}> = /* @__PURE__ */ defineRule({
  id: "gst-rebate-first-time",
  name: "First-time buyers' GST rebate",
  triggerEvent: "agreement",
  introduced: true,
  reviewBy: "2027-06-30",
  versions: [
    [
      "2025-03-20",
      { rate: 5, fullTo: 1_000_000, goneAt: 1_500_000 },
      "official",
      { effectiveTo: "2030-12-31" },
    ],
  ],
});

export const newHousingGstRebate: Rule<HousingRebate> = /* @__PURE__ */ defineRule({
  id: "gst-rebate-new-housing",
  name: "GST new housing rebate",
  triggerEvent: "agreement",
  reviewBy: "2027-06-30",
  versions: [
    [
      "2010-07-01",
      { rate: 5, share: 36, max: 6_300, fullTo: 350_000, goneAt: 450_000 },
      "official",
    ],
  ],
});

/** Rebate of the provincial part of the tax. */
export const newHousingHstRebate: Readonly<Record<"ON", Rule<HousingRebate>>> = {
  ON: /* @__PURE__ */ defineRule({
    id: "hst-rebate-new-housing-on",
    name: "Ontario new housing rebate",
    place: "ON",
    triggerEvent: "agreement",
    reviewBy: "2027-01-31",
    versions: [["2010-07-01", { rate: 8, share: 75, max: 24_000 }, "official"]],
  }),
};

/** Whole tax up to a price, then falling in a straight line. */
export interface HousingRelief {
  /** Tax as a percentage of the price. */
  readonly rate: number;
  /** Dollars. */
  readonly max: number;
  readonly fullTo: number;
  readonly goneAt: number;
  /** ISO date before which the tax must become payable. No such day by default. */
  readonly taxedBefore?: string;
}

/**
 * Ontario's relief of its part of the tax, and of the federal part, whose regulation was not read. The
 * relief for everybody falls to the ordinary rebate, the one for first-time buyers to nothing.
 */
export const ontarioHstRelief: Readonly<
  Record<"firstTime" | "everybody" | "federalPart", Rule<HousingRelief>>
> = {
  firstTime: /* @__PURE__ */ defineRule({
    id: "hst-relief-first-time-on",
    name: "Ontario HST relief for first-time buyers",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    reviewBy: "2027-01-31",
    versions: [
      [
        "2025-03-20",
        { rate: 8, max: 80_000, fullTo: 1_000_000, goneAt: 1_500_000 },
        "official",
        { effectiveTo: "2030-12-31" },
      ],
    ],
  }),
  everybody: /* @__PURE__ */ defineRule({
    id: "hst-relief-new-homes-on",
    name: "Ontario HST relief for new homes",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    reviewBy: "2027-01-31",
    versions: [
      [
        "2026-04-01",
        { rate: 8, max: 80_000, fullTo: 1_500_000, goneAt: 1_850_000, taxedBefore: "2033-01-01" },
        "official",
        { effectiveTo: "2027-03-31" },
      ],
    ],
  }),
  federalPart: /* @__PURE__ */ defineRule({
    id: "hst-relief-federal-part-on",
    name: "Ontario relief of the federal part of the HST on new homes (made, amounts not read)",
    place: "ON",
    triggerEvent: "agreement",
    introduced: true,
    reviewBy: "2026-12-31",
    versions: [
      [
        "2026-04-01",
        { rate: 5, max: 50_000, fullTo: 1_500_000, goneAt: 1_850_000 },
        "unconfirmed",
        { effectiveTo: "2027-03-31", status: "made-unread", unresolved: "regulation-not-read" },
      ],
    ],
  }),
};

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

export const housingRebateSources: SourcesByRule = {
  "gst-rebate-first-time": /* @__PURE__ */ exciseTaxAct(
    "254",
    "s. 254(2.1), S.C. 2026, c. 2, s. 4",
  ),
  "gst-rebate-new-housing": /* @__PURE__ */ exciseTaxAct("254", "s. 254(2)"),
  "hst-rebate-new-housing-on": /* @__PURE__ */ hstRegulations("41", "s. 41(2)"),
  "hst-relief-first-time-on": /* @__PURE__ */ hstRegulations(
    "41",
    "s. 41(2.1) and (2.2), as amended by SOR/2026-94 and SOR/2026-130",
  ),
  "hst-relief-new-homes-on": /* @__PURE__ */ hstRegulations(
    "41",
    "s. 41(2.01) and (2.2), as amended by SOR/2026-94 and SOR/2026-130",
  ),
  "hst-relief-federal-part-on": {
    citation:
      "O. Reg. 196/26, made and filed 2026-06-22, amounts not read; amounts of the Ontario Budget 2026, as reported",
    url: "https://www.ontario.ca/laws/regulation/r26196",
  },
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
