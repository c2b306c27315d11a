import { newfoundlandFees } from "./atlanticTransfer.ts";
import {
  landTransferTaxBrackets,
  type Province,
  type TransferSchedule,
} from "./landTransferTaxBrackets.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import type { SourcesByRule } from "./source.ts";
import { saskatchewanFees } from "./westernTransfer.ts";

/** Land registry fees for the mortgage, if they depend on its amount. */
export const mortgageRegistration: Readonly<Partial<Record<Province, Rule<TransferSchedule>>>> = {
  AB: /* @__PURE__ */ defineRule({
    id: "mortgage-registration-ab",
    name: "Alberta mortgage registration fee",
    place: "AB",
    reviewBy: "2027-03-31",
    versions: [
      ["2024-10-20", landTransferTaxBrackets.AB, "official"],
      ["2024-01-01", [[0, 0.03, 50, 5_000]], "official"],
    ],
  }),
  SK: /* @__PURE__ */ defineRule({
    id: "mortgage-registration-sk",
    name: "Saskatchewan mortgage registration fee",
    place: "SK",
    reviewBy: "2027-03-31",
    versions: [
      [
        "2023-07-29",
        [
          [0, 0, 180],
          [250_000, 0, 250],
          [500_000, 0, 500],
          [750_000, 0, 750],
          [1_000_000, 0, 1_000],
        ],
        "second-hand",
      ],
      ["2023-01-01", [[0, 0, 180]], "second-hand"],
    ],
  }),
  NL: /* @__PURE__ */ defineRule({
    id: "mortgage-registration-nl",
    name: "Newfoundland and Labrador mortgage registration fee",
    place: "NL",
    reviewBy: "2027-03-31",
    versions: [["2024-01-01", landTransferTaxBrackets.NL, "unconfirmed"]],
  }),
};

export const mortgageRegistrationSources: SourcesByRule = {
  "mortgage-registration-ab": [
    {
      citation:
        "Land Titles Act, R.S.A. 2000, c. L-4, s. 102.1; Government of Alberta, land title documents",
      url: "https://alberta.ca/register-land-title-document-plan",
    },
    {
      citation:
        "Tariff of Fees Regulation, Alta. Reg. 120/2000, s. 4; Government of Alberta, land title documents",
      url: "https://alberta.ca/register-land-title-document-plan",
    },
  ],
  "mortgage-registration-sk": [saskatchewanFees, saskatchewanFees],
  "mortgage-registration-nl": newfoundlandFees,
};
