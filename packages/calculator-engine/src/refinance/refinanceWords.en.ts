import type { Quantity } from "../quantity.ts";
import * as askedEnglish from "../words/asked.en.ts";
import { changeEnglish, fewerYearsEnglish, leavingEnglish } from "../words/change.en.ts";
import { english } from "../words/english.ts";
import { asAsked } from "../words/FactWords.ts";
import { type Formatter, key } from "../words/Formatter.ts";
import type { QuestionWords } from "../words/QuestionWords.ts";
import { refinanceRecommendations } from "./refinanceEstimate.ts";
import type { RefinanceOutcome, refinanceFigures, refinanceInsight } from "./refinanceInsight.ts";

export type RefinanceWords = QuestionWords<
  typeof refinanceInsight,
  typeof refinanceFigures,
  RefinanceOutcome,
  "change"
>;

const turning = ({ chargeUpTo }: { readonly chargeUpTo: Quantity | null }, format: Formatter) =>
  chargeUpTo ? `At a charge of ${format.atMost(chargeUpTo)} or less, change now.` : "";

const holding = ({ canHold }: { readonly canHold: boolean }) =>
  canHold ? "Have the new rate held now: lenders usually do so for about four months." : "";

export const refinanceEnglish: RefinanceWords = {
  name: "Should I refinance?",
  ...changeEnglish,
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
    closingCosts: "closing costs",
  },
  recommendations: refinanceRecommendations,
  labels: {
    estimate: "Saved in all, by the simple formula",
    lender: "Gain or loss, as a bank would count",
    gain: (amount) => `${amount} gained`,
    loss: (amount) => `${amount} lost`,
  },
  verdicts: {
    "change-now": {
      turning: fewerYearsEnglish,
      sentence: ({ gain }, format) =>
        `Change now: about ${key(format.roughly(gain))} gained by the end of your term`,
      or: ({ gain }, format) =>
        `change now and gain about ${format.roughly(gain)} by your term's end`,
    },
    wait: {
      turning: (verdict, format) => holding(verdict) || turning(verdict, format),
      sentence: ({ loss }, format) =>
        `Wait for your renewal. Changing now would cost you about ${key(format.roughly(loss))} by then`,
      or: ({ loss }, format) =>
        `wait for your renewal (changing now loses about ${format.roughly(loss)} by then)`,
    },
    "compare-offers": {
      sentence: ({ costs }, format) =>
        `Ask your lender for its renewal offer first: changing costs about ${key(format.roughly(costs))}`,
      or: ({ costs }, format) =>
        `compare your lender's offer first (changing costs about ${format.roughly(costs)})`,
      hinge: ({ rate }, format) =>
        `If your lender also offers ${format.about(rate)}, changing gains nothing.`,
      because: () =>
        "At renewal your present rate ends in any case. A new lender's rate is compared with your lender's offer, over a term of five years.",
    },
    "change-for-term": {
      turning: fewerYearsEnglish,
      sentence: ({ gain, months }, format) =>
        `Change: about ${key(format.roughly(gain))} gained over ${format.length(months.value)}`,
      or: ({ gain, months }, format) =>
        `change and gain about ${format.roughly(gain)} over ${format.length(months.value)}`,
    },
    "wait-then-change": {
      turning: fewerYearsEnglish,
      sentence: ({ gain, wait, months }, format) =>
        `Wait ${format.length(wait.value)}, then change: about ${key(format.roughly(gain))} gained over ${format.length(months.value)}`,
      or: ({ gain, months }, format) =>
        `change once your term is over and gain about ${format.roughly(gain)} over ${format.length(months.value)}`,
      hinge: ({ now, months, canHold }, format) =>
        `${holding({ canHold })} Over the same ${format.length(months.value)}, changing now would ${now.value < 0 ? "lose" : "gain only"} about ${format.roughly({ ...now, value: Math.abs(now.value) })}.`.trim(),
    },
    stay: {
      turning,
      sentence: ({ loss, months }, format) =>
        `Stay with your lender: changing would cost you about ${key(format.roughly(loss))} over ${format.length(months.value)}`,
      or: ({ loss, months }, format) =>
        `stay with your lender (changing loses about ${format.roughly(loss)} over ${format.length(months.value)})`,
    },
    "close-call": {
      sentence: ({ gain, months, now }, format) =>
        Math.abs(gain.value) < 0.5
          ? "A close call: both cost the same"
          : `A close call: changing ${now ? "at renewal " : ""}${gain.value < 0 ? "loses" : "gains"} only about ${key(format.roughly({ ...gain, value: Math.abs(gain.value) }))} over ${format.length(months.value)}`,
      or: () => "it is a close call",
      turning: ({ now, months }, format) =>
        now
          ? `Changing now would ${now.value < 0 ? "lose" : "gain"} about ${format.roughly({ ...now, value: Math.abs(now.value) })} over ${format.length(months.value)}.`
          : "",
    },
    "nothing-gained": {
      turning: holding,
      sentence: ({ loss }, format) =>
        `Keep your mortgage: changing would cost you about ${key(format.roughly(loss))} by your term's end`,
      or: ({ loss }, format) =>
        `keep your mortgage (changing loses about ${format.roughly(loss)} by your term's end)`,
      hinge: () => "The new rate is no lower than your present one.",
    },
    "add-line": {
      sentence: ({ costs }, format) =>
        `Keep your mortgage, add the line beside it: changing would cost ${key(format.roughly(costs))}`,
      or: ({ costs }, format) =>
        `add the line of credit beside your mortgage (changing costs about ${format.roughly(costs)})`,
    },
    "buy-out": {
      sentence: ({ costs }, format) =>
        `For a buy-out, ask us first: changing now costs about ${key(format.roughly(costs))}`,
      or: ({ costs }, format) =>
        `ask us first about the buy-out (changing costs about ${format.roughly(costs)})`,
      hinge: () =>
        "The money for the buy-out is not counted here. Your lender may let you keep the mortgage in one name.",
      because: () =>
        "Under a written separation agreement an insurer may allow more than the usual share of the home's value, on one income.",
    },
    "not-possible": {
      sentence: ({ payDown, limit }, format) =>
        `Pay off about ${key(format.roughly(payDown))} first, to owe at most ${format.about(limit)} of your home's value`,
      or: () => "no other lender could take over all of your mortgage",
      hinge: () => "Until then no other lender could take over your mortgage.",
    },
  },
  outcomes: {
    gains: "changing now gains",
    "gains-later": "changing at renewal gains more than changing now",
    loses: "changing now loses",
    "not-possible": "no other lender could take over all of it",
  },
  facts: {
    ...leavingEnglish,
    purpose: {
      ...asAsked(askedEnglish.refinancePurpose),
      condition: {
        rate: "it is for a lower rate",
        convert: "your own lender gives the new rate free of charge",
        line: "it is for a line of credit as well",
        "buy-out": "it buys out a spouse or partner",
      },
    },
    renewalOffer: {
      ask: "The rate your lender offers at renewal",
      hint: "From its renewal letter. With it, both mortgages are compared over five years.",
      notCounted: "No saving is counted until you say what your lender offers.",
      condition: (rate) => `your lender renews at ${rate}`,
    },
  },
};

/**
 * Words of the refinancing question and its insight, in Canadian English.
 *
 * @example
 * const answer = refinanceInsight.answer({
 *   currentBalance: 350_000, currentRate: 6.5, newRate: 4.75, yearsRemaining: 20, closingCosts: 3_500,
 * });
 * words.verdict(answer).sentence; // "Wait for your renewal. Changing now would cost you about…"
 */
export const words = /* @__PURE__ */ english({ refinance: refinanceEnglish });
