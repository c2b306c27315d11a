import { affordabilityEnglish } from "../affordability/affordabilityWords.en.ts";
import { closingFeesEnglish } from "../closingFees/closingFeesWords.en.ts";
import { debtConsolidationEnglish } from "../debtConsolidation/debtConsolidationWords.en.ts";
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import { bridgeEnglish, limitsEnglish, notesEnglish } from "../lenderView/lenderView.en.ts";
import { paymentEnglish } from "../payment/paymentWords.en.ts";
import { refinanceEnglish } from "../refinance/refinanceWords.en.ts";
import { rentVsBuyEnglish } from "../rentVsBuy/rentVsBuyWords.en.ts";
import { createWords } from "./createWords.ts";
import {
  figuresEnglish,
  frequenciesEnglish,
  inputsEnglish,
  provincesEnglish,
} from "./shared.en.ts";
import type { Vocabulary } from "./Vocabulary.ts";
import type { Words } from "./Words.ts";

const questions = {
  figures: {
    ...affordabilityEnglish.figures,
    ...paymentEnglish.figures,
    ...refinanceEnglish.figures,
    ...rentVsBuyEnglish.figures,
    ...debtConsolidationEnglish.figures,
    ...closingFeesEnglish.figures,
  },
  inputs: {
    ...affordabilityEnglish.inputs,
    ...paymentEnglish.inputs,
    ...refinanceEnglish.inputs,
    ...rentVsBuyEnglish.inputs,
    ...debtConsolidationEnglish.inputs,
  },
  answers: {
    ...affordabilityEnglish.answers,
    ...paymentEnglish.answers,
    ...refinanceEnglish.answers,
    ...rentVsBuyEnglish.answers,
    ...debtConsolidationEnglish.answers,
    ...closingFeesEnglish.answers,
  },
};

const vocabulary: Vocabulary = {
  figures: {
    ...figuresEnglish,
    ...questions.figures,
    preferredPayment: (frequency) =>
      questions.figures.preferredPayment(
        frequenciesEnglish[frequency as PaymentFrequency] ?? frequency,
      ),
  },
  inputs: { ...inputsEnglish, ...questions.inputs },
  answers: questions.answers,
  recommendations: {
    ...refinanceEnglish.recommendations,
    ...rentVsBuyEnglish.recommendations,
    ...debtConsolidationEnglish.recommendations,
  },
  warnings: closingFeesEnglish.warnings,
  bridge: bridgeEnglish,
  notes: notesEnglish,
  secondLooks: {
    affordability: affordabilityEnglish.secondLook,
    payment: paymentEnglish.secondLook,
    "closing-fees": closingFeesEnglish.secondLook,
    refinance: refinanceEnglish.secondLook,
    "rent-vs-buy": rentVsBuyEnglish.secondLook,
    "debt-consolidation": debtConsolidationEnglish.secondLook,
  },
  lender: {
    lenderMaxPrice: ({ amount }) => `A lender would stop at about ${amount}`,
    lenderMonthly: ({ amount }) => `A lender would ask for about ${amount} a month`,
    lenderTotalSavings: ({ amount, isLoss }) =>
      `As a lender counts, you would ${isLoss ? "lose" : "save"} about ${amount}`,
    lenderInterestSavings: ({ amount, isLoss }) =>
      `As a lender counts, the interest would come to about ${amount} ${isLoss ? "more" : "less"}`,
    lenderBuyingCost: ({ amount, isLoss }) =>
      isLoss
        ? `As a lender and a lawyer count, buying would leave about ${amount}`
        : `As a lender and a lawyer count, buying would cost about ${amount}`,
    lenderCashRequired: ({ amount }) => `A lawyer would ask for about ${amount} in cash`,
  },
  limits: limitsEnglish,
  verdicts: { holds: "The check agrees.", refuted: "The check does not agree." },
  requirements: {
    number: ({ min, max, isAbove }, format) => {
      // A least value of a cent or a month is nobody's; it stands for "more than nothing".
      const isMore = isAbove || (min > 0 && min < 1);
      // Amounts alone have no bound that a person would meet.
      if (max >= 1e9)
        return isMore ? "Enter an amount above $0." : "Enter an amount of $0 or more.";
      return isMore
        ? `Enter a number above 0, up to ${format.number(max)}.`
        : `Enter a number from ${format.number(min)} to ${format.number(max)}.`;
    },
    "below-price": () => "Enter an amount above $0 that is less than the home price.",
    "one-of": () => "Choose one of the answers.",
    text: () => "Enter a name.",
    "yes-or-no": () => "Say yes or no.",
    date: () => "Enter a day of the calendar, as YYYY-MM-DD.",
  },
  unusable: "This cannot be used; change it.",
  turns: {
    from: (input, value, answer) => `With ${input} of ${value} or more, ${answer}.`,
    above: (input, value, answer) => `With ${input} above ${value}, ${answer}.`,
    to: (input, value, answer) => `With ${input} of ${value} or less, ${answer}.`,
    below: (input, value, answer) => `With ${input} below ${value}, ${answer}.`,
  },
  noTurn: (input, answer) => `${input}: no other value changes the answer, ${answer}.`,
  about: (value) => `about ${value}`,
  functions: { max: "the larger of", min: "the smaller of" },
  and: "and",
  since: (formula, condition) => `${formula}, since ${condition}`,
  recommendation: "recommendation",
  provinces: provincesEnglish,
  cities: {
    Toronto: "Toronto",
    Montreal: "Montreal",
    "Quebec City": "Quebec City",
    Halifax: "Halifax",
  },
  compoundings: {
    "semi-annual": "Fixed, compounded twice a year",
    monthly: "Variable, compounded monthly",
    quarterly: "Compounded every three months",
    annual: "Compounded once a year",
  },
  frequencies: frequenciesEnglish,
  rateTypes: { fixed: "Fixed", variable: "Variable" },
};

/** Everything the engine returns, in Canadian English. */
export const words: Words = createWords({
  language: "en",
  locale: "en-CA",
  vocabulary,
  typeset: (text) => text,
  ruleName: ({ name }) => name,
});
