import { dollars } from "../quantity.ts";
import * as askedEnglish from "../words/asked.en.ts";
import { changeEnglish, leavingEnglish } from "../words/change.en.ts";
import { english } from "../words/english.ts";
import { asAsked } from "../words/FactWords.ts";
import { type Formatter, key } from "../words/Formatter.ts";
import type { QuestionWords } from "../words/QuestionWords.ts";
import { debtConsolidationRecommendations } from "./debtConsolidationEstimate.ts";
import type {
  DebtConsolidationOutcome,
  DebtConsolidationVerdict,
  debtConsolidationInsight,
} from "./debtConsolidationInsight.ts";
import type { debtConsolidationFigures } from "./explainDebtConsolidation.ts";

export type DebtConsolidationWords = QuestionWords<
  typeof debtConsolidationInsight,
  typeof debtConsolidationFigures,
  DebtConsolidationOutcome,
  "change"
>;

type Moved = Extract<DebtConsolidationVerdict, { readonly id: "consolidate" }>;

/** Writes what stays; of a debt that moves in part, the amount, which comes last. */
const list = (staying: Moved["staying"], format: Formatter) =>
  format.list(
    staying
      .toReversed()
      .map(({ name, balance, isPart }) =>
        isPart ? `${format.roughly(dollars(balance))} of ${name}` : name,
      ),
  );

/** Writes when the debts end; the costs are negative if a lower mortgage rate saves more. */
function because(
  { length, lengthAsNow, costs, payment, isMore }: Omit<Moved, "id">,
  format: Formatter,
) {
  const end = format.length(length.value);
  const endAsNow = lengthAsNow ? format.length(lengthAsNow.value) : "";
  const instead = endAsNow ? (end === endAsNow ? ", as now" : ` instead of ${endAsNow}`) : "";
  const cost = format.roughly({ ...costs, value: Math.abs(costs.value) });
  const more = isMore
    ? ` The new loan asks for more than you pay now: ${format.about(payment)} a month in all.`
    : " Paying only the loan's own payment would cost more.";
  return `Your debts are paid off in ${end}${instead}${Math.abs(costs.value) < 0.5 ? "" : `, and the loan ${costs.value < 0 ? "brings" : "costs"} about ${cost} on top of its interest`}.${more}`;
}

const paying = ({ payment, isMore }: Pick<Moved, "payment" | "isMore">, format: Formatter) =>
  `${isMore ? "pay" : "keep paying"} ${format.about(payment)} a month`;

export const debtConsolidationEnglish: DebtConsolidationWords = {
  name: "Debt consolidation",
  ...changeEnglish,
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
    "debts.payment": (debt) => `a payment on ${debt}`,
    newTerm: "a new term",
  },
  recommendations: debtConsolidationRecommendations,
  labels: {
    estimate: "Interest saved, by the simple formula",
    lender: "Gain or loss, as a bank would count",
    gain: (amount) => `${amount} saved`,
    loss: (amount) => `${amount} lost`,
  },
  verdicts: {
    consolidate: {
      sentence: ({ saved, over, ...plan }, format) =>
        `Consolidate, ${paying(plan, format)}: about ${key(format.roughly(saved))} saved over ${format.length(over.value)}`,
      or: ({ saved, over, ...plan }, format) =>
        `consolidate, ${paying(plan, format)} and save about ${format.roughly(saved)} over ${format.length(over.value)}`,
      because,
    },
    "consolidate-part": {
      sentence: ({ saved, part, over }, format) =>
        `Consolidate the dearest ${format.roughly(part)}: about ${key(format.roughly(saved))} saved over ${format.length(over.value)}`,
      or: ({ saved, part, over }, format) =>
        `consolidate the dearest ${format.roughly(part)} and save about ${format.roughly(saved)} over ${format.length(over.value)}`,
      hinge: (plan, format) => `In all, ${paying(plan, format)}.`,
      because: (verdict, format) =>
        `${verdict.fits ? "Left as it is, at a lower rate" : "Above the limit, left at its rate"}: ${list(verdict.staying, format)}. ${because(verdict, format)}`,
    },
    "line-instead": {
      sentence: ({ saved, part, over }, format) =>
        `Move ${format.roughly(part)} to a credit line: about ${key(format.roughly(saved))} saved over ${format.length(over.value)}`,
      or: ({ saved, over }, format) =>
        `leave your mortgage, use a line of credit and save about ${format.roughly(saved)} over ${format.length(over.value)}`,
      hinge: (plan, format) =>
        `Leave your mortgage as it is and ${paying(plan, format)} on your debts.`,
      because: (verdict, format) =>
        `A line of credit or a second mortgage leaves your present rate alone. It saves money at any rate below about ${format.about(verdict.below)}; we counted ${format.about(verdict.rate)}. Refinancing everything instead would save about ${format.roughly(verdict.loss)} less.${verdict.staying.length > 0 ? ` Left as it is: ${list(verdict.staying, format)}.` : ""} ${because(verdict, format)}`,
    },
    "wait-then-consolidate": {
      sentence: ({ wait, saved, over }, format) =>
        `Wait ${format.length(wait.value)}, then consolidate: about ${key(format.roughly(saved))} saved over ${format.length(over.value)}`,
      or: ({ wait, saved, over }, format) =>
        `wait ${format.length(wait.value)}, then consolidate and save about ${format.roughly(saved)} over ${format.length(over.value)}`,
      hinge: ({ part, ...plan }, format) =>
        `At your renewal ${format.roughly(part)} can move without a charge. Then ${paying(plan, format)}.`,
      because: (verdict, format) =>
        `Refinancing today would save about ${format.roughly(verdict.loss)} less.${verdict.staying.length > 0 ? ` Left as it is: ${list(verdict.staying, format)}.` : ""} ${because(verdict, format)}`,
    },
    "dearest-first": {
      sentence: ({ saved, dearest, over }, format) =>
        `Pay ${dearest} first: about ${key(format.roughly(saved))} saved over ${format.length(over.value)}`,
      or: ({ saved, over }, format) =>
        `pay the dearest debt first and save about ${format.roughly(saved)} over ${format.length(over.value)}`,
      hinge: () => "You need no new loan for that.",
      because: () =>
        "Keep paying the same total: when one debt is paid off, its payment goes to the dearest one left. A new loan would save less after its costs, or does not fit.",
    },
    "pay-as-now": {
      sentence: ({ more, over }, format) =>
        `Keep paying as now: consolidating costs about ${key(format.roughly(more))} more over ${format.length(over.value)}`,
      or: ({ more, over }, format) =>
        `keep paying as now (consolidating costs about ${format.roughly(more)} more over ${format.length(over.value)})`,
      because: () => "A loan repaid with the same payments costs more, fees included.",
    },
    "close-call": {
      sentence: ({ saved, over }, format) =>
        Math.abs(saved.value) < 0.5
          ? "A close call: both cost the same"
          : `A close call: consolidating ${saved.value < 0 ? "costs" : "saves"} only about ${key(format.roughly({ ...saved, value: Math.abs(saved.value) }))} over ${format.length(over.value)}`,
      or: () => "it is a close call",
    },
    "ends-debts": {
      sentence: ({ part, line, loanLength, ...plan }, format) =>
        `${line ? `Move ${format.roughly(part)} to a credit line` : `Consolidate ${format.roughly(part)}, ${paying(plan, format)}`}: paid off in ${key(format.length(loanLength.value))}`,
      or: ({ part, line, ...plan }, format) =>
        `${line ? `move ${format.roughly(part)} to a line of credit` : `consolidate ${format.roughly(part)}`} and ${paying(plan, format)}`,
      hinge: ({ debts, staying, length, line, ...plan }, format) =>
        `${line ? `Leave your mortgage as it is and ${paying(plan, format)} on your debts. ` : ""}At today's payments ${format.list(debts)} would never be paid off.${staying.length > 0 ? ` Not moved: ${list(staying, format)}; everything is paid off in ${format.length(length.value)}.` : ""}`,
      because: (plan, format) =>
        `A payment that only covers the interest never pays a debt off. ${plan.line ? `We counted a line of credit at ${format.about(plan.line)}. ` : ""}${because(plan, format)}`,
    },
    "pay-more": {
      sentence: ({ debts, payment }, format) =>
        `Pay about ${key(format.roughly(payment))} a month on ${format.list(debts)}`,
      or: ({ debts, payment }, format) =>
        `pay about ${format.roughly(payment)} a month on ${format.list(debts)}`,
      hinge: ({ debts }, format) =>
        `At today's payments ${format.list(debts)} would never be paid off.`,
      because: ({ fits }) =>
        `With that much, everything is paid off in five years. ${
          fits
            ? "Moving what fits to a new loan would not be enough at today's payments."
            : "No lender could add it to your mortgage: the home already secures as much as it can."
        }`,
    },
    "nothing-fits": {
      sentence: ({ length }, format) =>
        `Keep paying your debts as you do: paid off in ${key(format.length(length.value))}`,
      or: () => "no lender could add any of the debts",
      hinge: ({ payDown }, format) =>
        `No lender could add them to your mortgage until you owe about ${format.roughly(payDown)} less.`,
    },
  },
  outcomes: {
    saves: "consolidating saves",
    costs: "consolidating costs more than paying as now",
    "nothing-fits": "nothing can be consolidated",
  },
  facts: {
    ...leavingEnglish,
    mortgageBalance: {
      ...asAsked(askedEnglish.mortgageBalance),
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
    lineRate: {
      ask: "Rate of a line of credit",
      hint: "A line of credit leaves your mortgage as it is. A second mortgage costs more.",
      condition: (rate) => `a line of credit costs ${rate}`,
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
 * words.verdict(answer).sentence; // "Consolidate, keep paying $500 a month: about $9,117 saved…"
 */
export const words = /* @__PURE__ */ english({
  "debt-consolidation": debtConsolidationEnglish,
});
