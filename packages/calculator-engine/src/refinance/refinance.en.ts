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
    lenderTotalSavings: "total savings at a lender",
    breakEvenWithCharge: "break-even with the prepayment charge",
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
    const { gain, monthsAhead, recoveredAfterMonths } = figures;
    const outcome = `Kept for the ${format.months(monthsAhead)} remaining, refinancing ${gain > 0 ? "gains" : "loses"} ${format.dollars(Math.abs(gain))} in today's money`;
    return recoveredAfterMonths === null
      ? `${outcome}; its costs are never recovered.`
      : `${outcome}; its costs are recovered after ${format.months(recoveredAfterMonths)}.`;
  },
};
