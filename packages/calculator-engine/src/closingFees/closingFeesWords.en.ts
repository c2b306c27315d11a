import { purchaseEnglish } from "../lenderView/purchase.en.ts";
import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";
import { belowMinimum, insuranceNeeded } from "./downPaymentWarning.ts";

/** What the closing fees question speaks of. */
export const closingFeesEnglish: QuestionVocabularies["closing-fees"] = {
  lenderView: purchaseEnglish,
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
  inputs: {},
  warnings: {
    "below-minimum": belowMinimum.text,
    "insurance-needed": insuranceNeeded.text,
  },
  answers: {
    "below-minimum": "the down payment is below the minimum",
    "insurance-needed": "mortgage default insurance is needed",
    "no-insurance-needed": "no mortgage default insurance is needed",
  },
  lender: {
    lenderCashRequired: ({ amount }) => `A lawyer would ask for about ${amount} in cash`,
  },
  secondLook({ figures }, format) {
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

/** What the closing fees question and its insight return, in Canadian English. */
export const words: Words = /* @__PURE__ */ createWords(english, {
  "closing-fees": closingFeesEnglish,
});
