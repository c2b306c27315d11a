import type { Formatter } from "../words/Formatter.ts";
import { refinanceRecommendations } from "./refinanceEstimate.ts";
import type { RefinanceSecondLook } from "./refinanceSecondLook.ts";

/** What the refinancing question speaks of. */
export const refinanceEnglish = {
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
  secondLook({ figures }: RefinanceSecondLook, format: Formatter) {
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
