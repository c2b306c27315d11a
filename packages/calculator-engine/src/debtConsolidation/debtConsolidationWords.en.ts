import type { Quantity } from "../quantity.ts";
import { changeEnglish } from "../words/change.en.ts";
import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { Formatter } from "../words/Formatter.ts";
import type { Advising, ChangeLenderWords, QuestionWords } from "../words/QuestionWords.ts";
import type { Words } from "../words/Words.ts";
import {
  type DebtConsolidationRecommendationId,
  debtConsolidationRecommendations,
} from "./debtConsolidationEstimate.ts";
import type { debtConsolidationFigures } from "./debtConsolidationFigures.ts";
import type {
  DebtConsolidationOutcome,
  debtConsolidationInsight,
} from "./debtConsolidationInsight.ts";

/** Words that the consolidation question requires in every language. */
export type DebtConsolidationWords = QuestionWords<
  typeof debtConsolidationInsight,
  typeof debtConsolidationFigures,
  DebtConsolidationOutcome
> &
  ChangeLenderWords &
  Advising<DebtConsolidationRecommendationId>;

/** Writes a sentence on both ways; the costs are negative if a lower mortgage rate saves more. */
function compared(
  {
    asNow,
    interest,
    costs,
  }: { readonly asNow: Quantity; readonly interest: Quantity; readonly costs: Quantity },
  format: Formatter,
): string {
  const besides = format.roughly({ ...costs, value: Math.abs(costs.value) });
  return `Paid as now, these debts cost about ${format.roughly(asNow)} of interest; in the new loan they cost about ${format.roughly(interest)}, and refinancing ${costs.value < 0 ? "saves" : "costs"} about ${besides} besides.`;
}

/** English words of the consolidation question. */
export const debtConsolidationEnglish: DebtConsolidationWords = {
  lender: changeEnglish,
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
  labels: { estimate: "Interest saved, by the simple formula", lender: "As a lender counts" },
  verdicts: {
    consolidate: {
      sentence: ({ saved }, format, confidence) =>
        confidence === "checked"
          ? `Consolidate: you could pay about ${format.roughly(saved)} less interest, every cost counted`
          : `Consolidating could save about ${format.roughly(saved)} of interest`,
      or: ({ saved }, format, isSame) =>
        isSame
          ? `about ${format.roughly(saved)}`
          : `consolidate and save about ${format.roughly(saved)}`,
      because: compared,
    },
    "consolidate-part": {
      sentence: ({ saved, part }, format) =>
        `Consolidate ${format.roughly(part)} of the debts, all that fits: it could save about ${format.roughly(saved)} of interest`,
      or: ({ saved, part }, format) =>
        `consolidate the ${format.roughly(part)} that fit and save about ${format.roughly(saved)}`,
      because: compared,
    },
    "pay-as-now": {
      sentence: ({ more }, format) =>
        `Keep paying your debts as you do: consolidating would cost about ${format.roughly(more)} more`,
      or: ({ more }, format, isSame) =>
        isSame
          ? `about ${format.roughly(more)} more`
          : `keep paying your debts as you do (consolidating costs about ${format.roughly(more)} more)`,
      because: ({ length }, format) =>
        `At your present payments they are gone in ${format.length(length.value)}, and a longer loan charges interest for longer, even at a lower rate.`,
    },
    "close-call": {
      sentence: ({ saved }, format) =>
        Math.abs(saved.value) < 0.5
          ? "A close call: both cost the same"
          : `A close call: consolidating ${saved.value < 0 ? "costs" : "saves"} only about ${format.roughly({ ...saved, value: Math.abs(saved.value) })}`,
      or: (_, __, isSame) => (isSame ? "" : "it is a close call"),
    },
    "ends-debts": {
      sentence: ({ debts, payment }, format) =>
        `Consolidate at about ${format.roughly(payment)} a month, or pay more than now: at today's payments ${format.list(debts)} would never be paid off`,
      or: ({ payment }, format) => `consolidate at about ${format.roughly(payment)} a month`,
      because: ({ length }, format) =>
        `A payment that does not exceed the interest never pays a debt off; the new loan ends after ${format.length(length.value)}.`,
    },
    "leave-mortgage": {
      sentence: ({ loss, repricing, charge, rate }, format) => {
        const cost =
          repricing.value > 0
            ? `moving all of it to ${format.about(rate)} costs about ${format.roughly(repricing)}`
            : `leaving it early costs about ${format.roughly(charge)}`;
        return `Leave your mortgage as it is and ask about a second mortgage or a line of credit: ${cost}, and consolidating would lose about ${format.roughly(loss)}`;
      },
      or: ({ loss }, format, isSame) =>
        isSame
          ? `about ${format.roughly(loss)}`
          : `leave your mortgage as it is (consolidating loses about ${format.roughly(loss)})`,
      because: ({ below }, format) =>
        `A second mortgage or a line of credit leaves your present rate alone; paid off as the new loan would be, it saves at a rate below about ${format.about(below)}.`,
    },
    "nothing-fits": {
      sentence: ({ payDown, limit }, format) =>
        `Not possible yet: pay about ${format.roughly(payDown)} off first, to owe no more than ${format.about(limit)} of your home's value with the debts`,
      or: () => "no lender could add the debts to your mortgage",
    },
  },
  outcomes: {
    saves: "consolidating saves",
    costs: "consolidating costs more than paying as now",
    "nothing-fits": "nothing can be consolidated",
  },
  facts: {
    mortgageBalance: {
      ask: "Owed on your present mortgage",
      hint: "Refinancing moves all of it to the new rate. 0 without one.",
      notCounted:
        "What your present mortgage would cost to move is not counted: say what you owe on it.",
      condition: (amount, value) =>
        value === 0 ? "you have no mortgage" : `you owe ${amount} on your mortgage`,
    },
    mortgageRate: {
      ask: "Your present mortgage's rate",
      hint: "Where it is lower than the new rate, refinancing gives it up.",
      notCounted: "Moving your present mortgage to the new rate is not counted: say its rate.",
      condition: (rate) => `your mortgage's rate is ${rate}`,
    },
    refinanceCosts: {
      ask: "Lawyer, appraisal and discharge",
      condition: (amount) => `refinancing costs ${amount}`,
    },
  },
};

/**
 * Words of the consolidation question and its insight, in Canadian English.
 *
 * @example
 * const answer = debtConsolidationInsight.answer({
 *   debts: [{ id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 }],
 *   newRate: 5.5, newTerm: 25,
 * });
 * words.verdict(answer).sentence; // "Keep paying your debts as you do: consolidating would cost…"
 */
export const words: Words = /* @__PURE__ */ createWords(english, {
  "debt-consolidation": debtConsolidationEnglish,
});
