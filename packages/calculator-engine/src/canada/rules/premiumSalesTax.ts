import type { Province } from "./landTransferTaxBrackets.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";

/** Percent of sales tax on the premium, paid in cash at closing: it cannot join the loan. */
export const premiumSalesTax: Readonly<Partial<Record<Province, Rule<number>>>> = {
  ON: /* @__PURE__ */ defineRule({
    id: "premium-tax-on",
    name: "Ontario tax on the insurance premium",
    place: "ON",
    triggerEvent: "payment",
    reviewBy: "2027-06-30",
    versions: [["2010-07-01", 8, "official"]],
  }),
  QC: /* @__PURE__ */ defineRule({
    id: "premium-tax-qc",
    name: "Quebec tax on the insurance premium",
    place: "QC",
    triggerEvent: "payment",
    reviewBy: "2027-06-30",
    versions: [
      ["2027-01-01", 9.975, "second-hand"],
      ["2012-01-01", 9, "official"],
    ],
  }),
  SK: /* @__PURE__ */ defineRule({
    id: "premium-tax-sk",
    name: "Saskatchewan tax on the insurance premium",
    place: "SK",
    triggerEvent: "payment",
    introduced: true,
    reviewBy: "2027-06-30",
    versions: [["2017-08-01", 6, "second-hand"]],
  }),
  MB: /* @__PURE__ */ defineRule({
    id: "premium-tax-mb",
    name: "Manitoba tax on the insurance premium",
    place: "MB",
    triggerEvent: "payment",
    introduced: true,
    versions: [
      ["2019-07-01", 7, "official", { effectiveTo: "2020-06-30" }],
      ["2013-07-01", 8, "second-hand"],
      ["2012-07-15", 7, "second-hand"],
    ],
  }),
};

const manitobaPremiumTax2012: Source = {
  citation:
    "Retail Sales Tax Act (Manitoba), insurance from 2012-07-15 and 8 % from 2013-07-01, as summarized by Ryan and Sun Life; repealed by S.M. 2020, c. 12",
  url: "http://web2.gov.mb.ca/laws/statutes/2020/c01220e.php",
};

export const premiumSalesTaxSources: SourcesByRule = {
  "premium-tax-on": {
    citation:
      "Retail Sales Tax Act, R.S.O. 1990, c. R.31, s. 2.1; Ontario Ministry of Finance, retail sales tax",
    url: "https://www.ontario.ca/document/retail-sales-tax",
  },
  "premium-tax-qc": [
    {
      citation: "Bill 99, S.Q. 2025, c. 27; Québec Budget 2025-2026, as reported",
      url: "https://portail-assurance.ca/dommages/la-hausse-de-la-taxe-sur-les-primes-dassurance-entrera-en-vigueur-en-2027",
    },
    {
      citation: "Act respecting the Québec sales tax, CQLR c. T-0.1, s. 512",
      url: "https://legisquebec.gouv.qc.ca/en/version/cs/T-0.1?code=se%3A512",
    },
  ],
  "premium-tax-sk": {
    citation:
      "Information Bulletin PST-73 (Saskatchewan); CMHC, notice to mortgage brokers of 2017-06-08, as reprinted",
    url: "https://www.elitemortgagechoice.com/saskatoon-mortgage-broker-tammy-wandzura-pst-cmhc-premiums-august-12017/",
  },
  "premium-tax-mb": [
    { citation: "S.M. 2020, c. 12", url: "http://web2.gov.mb.ca/laws/statutes/2020/c01220e.php" },
    manitobaPremiumTax2012,
    manitobaPremiumTax2012,
  ],
};
