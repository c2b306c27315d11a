import { changeEnglish } from "../lenderView/change.en.ts";
import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";
import { refinanceRecommendations } from "./refinanceEstimate.ts";

/** What the refinancing question speaks of. */
export const refinanceEnglish: QuestionVocabularies["refinance"] = {
  lenderView: changeEnglish,
  figures: {
    currentBalance: "current balance",
    currentRate: "current rate",
    yearsRemaining: "years remaining",
    closingCosts: "closing costs",
    breakEvenLimit: "longest worthwhile break-even",
    currentMonthlyRate: "current monthly rate",
    newMonthlyRate: "new monthly rate",
    currentPayment: "current payment",
    breakEvenMonths: "break-even",
    totalSavings: "total savings",
    lenderTotalSavings: "gain or loss as a lender counts",
    interestSavedInTerm: "interest saved by then",
    costOfChanging: "cost of changing, with the prepayment charge",
    breakEvenWithCharge: "cost of changing recovered after",
    refinanceMax: "most that can be borrowed on the home",
  },
  inputs: {
    currentBalance: "a balance",
    currentRate: "a current rate",
    yearsRemaining: "a time remaining",
    closingCosts: "closing costs",
  },
  recommendations: refinanceRecommendations,
  answers: {
    beneficial: "refinancing appears beneficial",
    "not-worth-it": "refinancing may not be worth it",
  },
  lender: {
    lenderTotalSavings: ({ amount, isLoss }) =>
      `As a lender counts, you would ${isLoss ? "lose" : "save"} about ${amount}`,
  },
  secondLook({ figures }, format) {
    const { atRenewal, interestSaved, costs, gain, recoveredAfterMonths } = figures;
    const length = format.months(figures.months);
    const time = atRenewal ? `Over the ${length} remaining` : `In the ${length} left of the term`;
    const saved = format.dollars(Math.abs(interestSaved));
    const change = `${time}, refinancing ${interestSaved > 0 ? "saves" : "adds"} ${saved} of interest and costs ${format.dollars(costs)} to make`;
    if (gain <= 0) return `${change}: a loss of ${format.dollars(-gain)}.`;
    const recovered =
      recoveredAfterMonths === null
        ? ""
        : `, recovered after ${format.months(recoveredAfterMonths)}`;
    return `${change}${recovered}: a gain of ${format.dollars(gain)}.`;
  },
};

/** What the refinancing question and its insight return, in Canadian English. */
export const words: Words = /* @__PURE__ */ createWords(english, { refinance: refinanceEnglish });
