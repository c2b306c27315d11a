import type { Formatter } from "../words/Formatter.ts";
import type { ClosingFeesSecondLook } from "./closingFeesSecondLook.ts";
import { belowMinimum, insuranceNeeded } from "./downPaymentWarning.ts";

/** What the closing fees question speaks of. */
export const closingFeesEnglish = {
  figures: {
    legalPercent: "legal fee rate",
    legalMin: "smallest legal fee",
    legalMax: "largest legal fee",
    homeInspection: "home inspection",
    appraisal: "appraisal",
    titleInsurancePercent: "title insurance rate",
    titleInsuranceMax: "largest title insurance",
    premiumPercent: "premium rate",
    mortgageAmount: "mortgage",
    downPaymentPercent: "down payment share",
    landTransferTax: "land transfer tax",
    legalFees: "legal fees",
    titleInsurance: "title insurance",
    mortgageInsurance: "mortgage default insurance",
    totalClosingCosts: "total closing costs",
    cashRequired: "cash required",
    lenderCashRequired: "cash a lawyer would ask for",
    transferTaxAfterRelief: "land transfer tax after relief",
  },
  warnings: {
    "below-minimum": belowMinimum.text,
    "insurance-needed": insuranceNeeded.text,
  },
  answers: {
    "below-minimum": "the down payment is below the minimum",
    "insurance-needed": "mortgage default insurance is needed",
    "no-insurance-needed": "no mortgage default insurance is needed",
  },
  secondLook({ figures }: ClosingFeesSecondLook, format: Formatter) {
    const { estimated, asked, minimum, missing } = figures;
    if (missing > 0) {
      return `This purchase could not close: the least down payment is ${format.dollars(minimum)}, and ${format.dollars(missing)} of it is missing.`;
    }
    const apart = format.dollars(Math.abs(asked - estimated));
    if (Math.abs(asked - estimated) < 1) {
      return `The down payment is at least the ${format.dollars(minimum)} that the law asks for, and a lawyer would ask for the same in cash.`;
    }
    return `The down payment is at least the ${format.dollars(minimum)} that the law asks for, and a lawyer would ask for ${apart} ${asked > estimated ? "more" : "less"} in cash.`;
  },
};
