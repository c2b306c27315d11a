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
};
