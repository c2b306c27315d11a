import type { Province } from "./landTransferTaxBrackets.ts";
import type { Rule } from "./ruleInForce.ts";

/**
 * Provincial sales tax on the premium, in percent. Paid in cash at closing; it cannot be added to the
 * loan.
 */
export const premiumSalesTax: Readonly<Partial<Record<Province, Rule<number>>>> = {
  ON: {
    id: "premium-tax-on",
    name: "Ontario tax on the insurance premium",
    place: "ON",
    triggerEvent: "payment",
    versions: [
      {
        value: 8,
        effectiveFrom: "2010-07-01",
        confidence: "second-hand",
        reviewBy: "2027-06-30",
      },
    ],
  },
  QC: {
    id: "premium-tax-qc",
    name: "Quebec tax on the insurance premium",
    place: "QC",
    triggerEvent: "payment",
    versions: [
      {
        value: 9.975,
        effectiveFrom: "2027-01-01",
        confidence: "second-hand",
        reviewBy: "2027-06-30",
      },
      {
        value: 9,
        effectiveFrom: "2012-01-01",
        confidence: "official",
      },
    ],
  },
  SK: {
    id: "premium-tax-sk",
    name: "Saskatchewan tax on the insurance premium",
    place: "SK",
    triggerEvent: "payment",
    introduced: true,
    versions: [
      {
        value: 6,
        effectiveFrom: "2017-08-01",
        confidence: "second-hand",
        reviewBy: "2027-06-30",
      },
    ],
  },
  MB: {
    id: "premium-tax-mb",
    name: "Manitoba tax on the insurance premium",
    place: "MB",
    triggerEvent: "payment",
    introduced: true,
    versions: [
      {
        value: 7,
        effectiveFrom: "2019-07-01",
        effectiveTo: "2020-06-30",
        confidence: "official",
      },
      {
        value: 8,
        effectiveFrom: "2013-07-01",
        confidence: "second-hand",
      },
      {
        value: 7,
        effectiveFrom: "2012-07-15",
        confidence: "second-hand",
      },
    ],
  },
};
