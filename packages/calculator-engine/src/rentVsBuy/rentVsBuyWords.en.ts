import { purchaseEnglish } from "../lenderView/purchase.en.ts";
import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";
import { rentVsBuyRecommendations } from "./rentVsBuyEstimate.ts";

/** What the rent-or-buy question speaks of. */
export const rentVsBuyEnglish: QuestionVocabularies["rent-vs-buy"] = {
  lenderView: purchaseEnglish,
  figures: {
    monthlyRent: "monthly rent",
    yearsToStay: "years to stay",
    maintenance: "maintenance rate",
    appreciation: "appreciation",
    equityShare: "share of payments kept as equity",
    monthsOfStay: "months of the stay",
    mortgage: "mortgage",
    mortgagePayment: "mortgage payment",
    upkeep: "monthly tax and maintenance",
    monthlyOwningCost: "monthly owning cost",
    ownershipCosts: "ownership costs",
    gain: "gain in value",
    equity: "equity built",
    totalBuyingCost: "total buying cost",
    totalRentingCost: "total renting cost",
    savings: "savings",
    lenderBuyingCost: "cost of buying, as a lender and a lawyer count",
    cashAtClosing: "cash at closing, with the down payment",
  },
  inputs: {
    monthlyRent: "a monthly rent",
    yearsToStay: "a stay",
  },
  recommendations: rentVsBuyRecommendations,
  answers: {
    "renting-better": "renting is better",
    "buying-better": "buying is better",
  },
  lender: {
    lenderBuyingCost: ({ amount, isLoss }) =>
      isLoss
        ? `As a lender and a lawyer count, buying would leave about ${amount}`
        : `As a lender and a lawyer count, buying would cost about ${amount}`,
  },
  secondLook({ figures }, format) {
    const { yearsToStay, ownerWealth, renterWealth, missing } = figures;
    if (missing > 0) {
      return `No lender could lend on this purchase: ${format.dollars(missing)} more has to be put down.`;
    }
    const ahead = renterWealth > ownerWealth ? "renter" : "owner";
    const by = Math.abs(renterWealth - ownerWealth);
    return `After ${format.years(yearsToStay)} an owner would hold ${format.dollars(ownerWealth)}, and a renter who invests the down payment, the closing costs and the difference ${format.dollars(renterWealth)}: the ${ahead} is ${format.dollars(by)} ahead.`;
  },
};

/** What the rent-or-buy question and its insight return, in Canadian English. */
export const words: Words = /* @__PURE__ */ createWords(english, {
  "rent-vs-buy": rentVsBuyEnglish,
});
