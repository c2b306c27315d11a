import type { Rule } from "./ruleInForce.ts";
import { type Province, type TransferSchedule, transferSchedules } from "./transferSchedules.ts";

/** What a land registry charges for the mortgage itself, where the fee follows its size. */
export const mortgageRegistration: Readonly<Partial<Record<Province, Rule<TransferSchedule>>>> = {
  AB: {
    name: "Alberta mortgage registration fee",
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
  SK: {
    name: "Saskatchewan mortgage registration fee",
    versions: [
      {
        // Published as 180 to 1,000 by size, commonly 250; the steps were not.
        value: [[0, 0, 250]],
        effectiveFrom: "2023-07-29",
        source: "https://bestmortgageonline.ca/land-transfer-tax-saskatchewan/",
        reviewBy: "2027-03-31",
        confidence: "unconfirmed",
      },
    ],
  },
  NL: {
    name: "Newfoundland and Labrador mortgage registration fee",
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
