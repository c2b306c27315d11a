import { incomeTax146 } from "./buyerPrograms.ts";
import { insuredFirstTimeTest } from "./eligibleMortgage.ts";
import type { FirstTimeTest } from "./firstTimeTest.ts";
import { torontoRebates } from "./landTransferTaxRelief.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import { exciseTaxAct, type Source, type SourcesByRule } from "./source.ts";

/** Test of Ontario and Toronto before they asked for residence. */
const ontario: FirstTimeTest = {
  neverOwned: true,
  age: 18,
  spouseOwned: true,
  counts: "by-share",
};

/** Test of both versions of the law. */
const britishColumbia: FirstTimeTest = {
  neverOwned: true,
  homesCounted: "principal-residence",
  neverRelieved: true,
  resident: true,
  monthsInProvince: 12,
  orTaxReturns: true,
  counts: "by-share",
};

/** Each law's own definition, by the province, the city or the program. */
export const firstTimeTests: Readonly<
  Record<"ON" | "Toronto" | "BC" | "PE" | "insured" | "gst" | "savings", Rule<FirstTimeTest>>
> = {
  ON: /* @__PURE__ */ defineRule({
    id: "first-time-test-on",
    name: "First-time buyer: Ontario",
    place: "ON",
    reviewBy: "2027-06-30",
    versions: [
      ["2017-01-01", { ...ontario, resident: true }, "official"],
      ["2007-12-14", ontario, "official", { triggerEvent: "agreement" }],
    ],
  }),
  Toronto: /* @__PURE__ */ defineRule({
    id: "first-time-test-toronto",
    name: "First-time buyer: Toronto",
    place: "Toronto",
    reviewBy: "2027-06-30",
    versions: [
      ["2017-03-01", { ...ontario, resident: true }, "official"],
      ["2008-02-01", ontario, "official"],
    ],
  }),
  BC: /* @__PURE__ */ defineRule({
    id: "first-time-test-bc",
    name: "First-time buyer: British Columbia",
    place: "BC",
    reviewBy: "2027-03-31",
    versions: [
      ["2017-02-22", britishColumbia, "official"],
      ["2008-02-20", britishColumbia, "second-hand"],
    ],
  }),
  PE: /* @__PURE__ */ defineRule({
    id: "first-time-test-pe",
    name: "First-time buyer: Prince Edward Island",
    place: "PE",
    reviewBy: "2027-01-31",
    versions: [
      [
        "2016-10-01",
        {
          neverOwned: true,
          homesCounted: "principal-residence",
          neverRelieved: true,
          resident: true,
          age: 18,
          monthsInProvince: 6,
          orTaxReturns: true,
          orSixMonthsAfter: true,
          counts: "by-share",
        },
        "official",
      ],
    ],
  }),
  insured: insuredFirstTimeTest,
  gst: /* @__PURE__ */ defineRule({
    id: "first-time-test-gst",
    name: "First-time buyer: GST rebate",
    triggerEvent: "agreement",
    reviewBy: "2027-06-30",
    versions: [
      [
        "2025-03-20",
        { yearsWithout: 4, resident: true, age: 18, counts: "one-is-enough" },
        "official",
      ],
    ],
  }),
  savings: /* @__PURE__ */ defineRule({
    id: "first-time-test-savings",
    name: "First-time buyer: First Home Savings Account and Home Buyers' Plan",
    triggerEvent: "payment",
    reviewBy: "2027-06-30",
    versions: [["2023-04-01", { yearsWithout: 4, counts: "each" }, "official"]],
  }),
};

const ontarioFirstTime: Source = {
  citation: "Ministère des Finances de l’Ontario, remboursements aux accédants à la propriété",
  url: "http://www.ontario.ca/fr/document/droits-de-cession-immobiliere/remboursements-des-droits-de-cession-immobiliere-aux",
};

export const firstTimeTestSources: SourcesByRule = {
  "first-time-test-on": [ontarioFirstTime, ontarioFirstTime],
  "first-time-test-toronto": [torontoRebates, torontoRebates],
  "first-time-test-bc": [
    {
      citation: "Government of British Columbia, first time home buyers, who qualifies",
      url: "https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/exemptions/first-time-home-buyers",
    },
    {
      citation: "Government of British Columbia, first time home buyers, who qualifies, as copied",
      url: "http://helennie.com/tips/for-home-sellers-tips/bcs-first-time-buyers-program/",
    },
  ],
  "first-time-test-pe": {
    citation: "Prince Edward Island, first-time home buyers exemption",
    url: "https://www.princeedwardisland.ca/en/information/finance/real-property-transfer-tax-first-time-home-buyers-exemption",
  },
  "first-time-test-gst": /* @__PURE__ */ exciseTaxAct("123", "s. 123(1), first-time home buyer"),
  "first-time-test-savings": incomeTax146,
};
