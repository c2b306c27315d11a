import {
  landTransferTaxBrackets,
  type Province,
  type TransferSchedule,
} from "./landTransferTaxBrackets.ts";
import type { Rule } from "./ruleInForce.ts";

/** Land registry fees for the mortgage, if they depend on its amount. */
export const mortgageRegistration: Readonly<Partial<Record<Province, Rule<TransferSchedule>>>> = {
  AB: {
    id: "mortgage-registration-ab",
    name: "Alberta mortgage registration fee",
    place: "AB",
    triggerEvent: "closing",
    versions: [
      {
        value: landTransferTaxBrackets.AB,
        effectiveFrom: "2024-10-20",
        confidence: "second-hand",
        reviewBy: "2027-03-31",
      },
      {
        value: [[0, 0.03, 50, 5_000]],
        effectiveFrom: "2024-01-01",
        confidence: "second-hand",
      },
    ],
  },
  SK: {
    id: "mortgage-registration-sk",
    name: "Saskatchewan mortgage registration fee",
    place: "SK",
    triggerEvent: "closing",
    versions: [
      {
        value: [
          [0, 0, 180],
          [250_000, 0, 250],
          [500_000, 0, 500],
          [750_000, 0, 750],
          [1_000_000, 0, 1_000],
        ],
        effectiveFrom: "2023-07-29",
        confidence: "second-hand",
        reviewBy: "2027-03-31",
      },
      {
        value: [[0, 0, 180]],
        effectiveFrom: "2023-01-01",
        confidence: "second-hand",
      },
    ],
  },
  NL: {
    id: "mortgage-registration-nl",
    name: "Newfoundland and Labrador mortgage registration fee",
    place: "NL",
    triggerEvent: "closing",
    versions: [
      {
        value: landTransferTaxBrackets.NL,
        effectiveFrom: "2024-01-01",
        confidence: "unconfirmed",
        reviewBy: "2027-03-31",
      },
    ],
  },
};
