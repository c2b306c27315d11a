import { changeEnglish } from "../lenderView/change.en.ts";
import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";
import { debtConsolidationRecommendations } from "./debtConsolidationEstimate.ts";

/** What the consolidation question speaks of. */
export const debtConsolidationEnglish: QuestionVocabularies["debt-consolidation"] = {
  lenderView: changeEnglish,
  figures: {
    "debts.balance": (debt) => `${debt} balance`,
    "debts.payment": (debt) => `${debt} payment`,
    "debts.rate": (debt) => `${debt} rate`,
    newTerm: "new term",
    currentTotalBalance: "total balance",
    currentTotalPayment: "total of today's payments",
    averageRate: "average rate, weighted by balance",
    currentInterest: "interest at today's rates",
    newInterest: "interest of the new loan",
    interestSavings: "interest savings",
    lenderInterestSavings: "interest saved at a lender, costs paid",
    fittingDebts: "debts that fit under the limit",
    paymentOnFitting: "new monthly payment on them",
  },
  inputs: {
    "debts.balance": (debt) => `a balance on ${debt}`,
    "debts.payment": (debt) => `a payment on ${debt}`,
    "debts.rate": (debt) => `a rate on ${debt}`,
    newTerm: "a new term",
  },
  recommendations: debtConsolidationRecommendations,
  answers: {
    "highly-recommended": "consolidating saves every month and in the long term",
    "good-for-cash-flow": "consolidating only lowers the monthly payments",
    "consider-carefully": "consolidating may not save anything",
    "debt-cheaper-paid-off": "paying it off directly costs less interest than the new loan",
    "debt-cheaper-in-loan": "it costs less interest within the new loan",
  },
  lender: {
    lenderInterestSavings: ({ amount, isLoss }) =>
      `As a lender counts, the interest would come to about ${amount} ${isLoss ? "more" : "less"}`,
  },
  secondLook({ figures }, format) {
    const { debts, share, interestAsNow, monthsAsNow, costs } = figures;
    if (share === 0)
      return "None of the debts could be refinanced: the home carries too much already.";
    const interest = format.dollars(figures.interestConsolidated);
    const length = format.months(figures.monthsConsolidated);
    const toMake = costs > 0 ? ` and ${format.dollars(costs)} to take out` : "";
    const part =
      share < 1 ? ` Only the ${format.share(share * 100)} of the debts that fits is counted.` : "";
    if (interestAsNow === null || monthsAsNow === null) {
      const endless = format.list(debts.flatMap((debt) => (debt.payOff ? [] : [debt.name])));
      return `Paid as now, ${endless} would never be paid off, since the payment does not exceed the interest; the new loan ends after ${length}, with ${interest} of interest${toMake}.${part}`;
    }
    const more = figures.interestConsolidated + costs - interestAsNow;
    return `Paid as now, the debts cost ${format.dollars(interestAsNow)} of interest and are gone in ${format.months(monthsAsNow)}; the new loan costs ${interest} over ${length}${toMake}, ${format.dollars(Math.abs(more))} ${more > 0 ? "more" : "less"}.${part}`;
  },
};

/** What the consolidation question and its insight return, in Canadian English. */
export const words: Words = /* @__PURE__ */ createWords(english, {
  "debt-consolidation": debtConsolidationEnglish,
});
