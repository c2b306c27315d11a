import { ownedEnglish } from "../words/buyers.en.ts";
import { english } from "../words/english.ts";
import { type Formatter, key } from "../words/Formatter.ts";
import type { QuestionWords, VerdictWords } from "../words/QuestionWords.ts";
import { frequenciesEnglish } from "../words/shared.en.ts";
import type {
  PaymentOutcome,
  PaymentPlan,
  paymentFigures,
  paymentInsight,
} from "./paymentInsight.ts";

export type PaymentWords = QuestionWords<
  typeof paymentInsight,
  typeof paymentFigures,
  PaymentOutcome
>;

const names: Readonly<Record<string, string>> = frequenciesEnglish;
const named = (frequency: string) => names[frequency] ?? frequency;

/** Writes the payment at another frequency; empty for the monthly one. */
const each = ({ preferred }: Pick<PaymentPlan, "preferred">, format: Formatter) =>
  preferred ? `${format.roughly(preferred.amount)} ${named(preferred.frequency)}` : "";

const inBrackets = (text: string) => text && ` (${text})`;

const plan: VerdictWords<PaymentPlan> = {
  sentence: (verdict, format) =>
    `Plan for about ${key(format.roughly(verdict.payment))} a month${inBrackets(each(verdict, format))}`,
  or: ({ payment }, format) => `about ${format.roughly(payment)} a month`,
  because: ({ tested }, format) =>
    `For a new mortgage, your income would have to carry about ${format.roughly(tested)} a month, the payment at the stress test's rate.`,
};

export const paymentEnglish: PaymentWords = {
  name: "Mortgage payment",
  figures: {
    loanAmount: "loan amount",
    biweeklyRate: "biweekly rate",
    biweeks: "number of biweekly payments",
    monthly: "monthly payment",
    biweekly: "biweekly payment",
    total: "total paid",
    totalInterest: "total interest",
    lenderMonthly: "monthly payment at a lender",
    preferredPayment: (frequency) => `each ${named(frequency)} payment`,
  },
  inputs: {
    loanAmount: "a loan",
  },
  labels: {
    estimate: "Monthly payment, by the simple formula",
    lender: "Monthly payment a bank would ask",
  },
  verdicts: {
    fits: plan,
    "could-ask": plan,
    "few-lend-longer": {
      sentence: ({ payment, longest, asked }, format) =>
        `Plan for about ${key(format.roughly(payment))} a month over ${format.about(longest)}, not ${format.number(asked.value)}`,
      or: ({ payment, longest }, format) =>
        `about ${format.roughly(payment)} a month over ${format.about(longest)}`,
      hinge: (verdict, format) => (verdict.preferred ? `That is ${each(verdict, format)}.` : ""),
      because: ({ longest, standard, standardPayment }, format) =>
        `Few lenders go beyond ${standard.value} to ${format.about(longest)}. Over ${format.about(standard)} it would be about ${format.roughly(standardPayment)} a month.`,
    },
    "insured-for-less": {
      sentence: ({ payment, years, ...verdict }, format) =>
        `Plan for about ${key(format.roughly(payment))} a month over ${format.about(years)}${inBrackets(each(verdict, format))}`,
      or: ({ payment, years }, format) =>
        `about ${format.roughly(payment)} a month over ${format.about(years)}`,
      hinge: () =>
        "A longer mortgage needs 20% down or, up to 30 years, a first-time buyer or a new home.",
      because: () => "",
    },
    "borrow-less": {
      sentence: ({ most }, format) =>
        most.value > 0
          ? `Borrow at most ${key(format.atMost(most))} on this home`
          : "No lender could lend on a home at this price",
      or: ({ most }, format) => `at most ${format.atMost(most)} borrowed`,
    },
  },
  outcomes: {
    "interest-below-loan": "the interest costs less than the amount borrowed",
    "interest-reaches-loan": "the interest costs as much as the amount borrowed",
    "not-insured": "no mortgage insurance is needed",
    insured: "the mortgage has to be insured",
    "cannot-be-lent": "no lender could lend so much on this home",
  },
  facts: {
    ...ownedEnglish,
    homePrice: {
      ask: "Price of the home",
      hint: "With it, you see whether the mortgage has to be insured.",
      condition: (price) => `the home costs ${price}`,
      notCounted:
        "Insurance is not counted while the price of the home is not known: with less than 20% down, its premium is added to the loan.",
    },
  },
};

/**
 * Words of the payment question and its insight, in Canadian English.
 *
 * @example
 * const answer = paymentInsight.answer({
 *   loanAmount: 300_000, interestRate: 5.5, loanTerm: 25, paymentFrequency: "monthly",
 * });
 * words.verdict(answer).sentence; // "Plan for about $1,831 a month.…"
 */
export const words = /* @__PURE__ */ english({ payment: paymentEnglish });
