import { createWords, type LanguageWords, type QuestionVocabularies } from "./createWords.ts";
import { formatEnglish } from "./Formatter.ts";
import { factsEnglish } from "./facts.en.ts";
import { bridgeEnglish, limitsEnglish, notesEnglish } from "./lender.en.ts";
import { citiesEnglish } from "./places.en.ts";
import type { SharedVocabulary } from "./SharedVocabulary.ts";

export const figuresEnglish = {
  interestRate: "interest rate",
  loanTerm: "loan term",
  monthlyRate: "monthly rate",
  months: "number of monthly payments",
  homePrice: "home price",
  downPayment: "down payment",
  newRate: "new rate",
  newPayment: "new payment",
  monthlySavings: "monthly savings",
  amortizationYears: "amortization",
  propertyTaxRate: "property tax rate",
  monthsRemaining: "months left of the term",
  qualifyingRate: "qualifying rate",
  testedPayment: "payment tested at the qualifying rate",
  lenderPayment: "monthly payment at a lender",
  insuredMortgage: "mortgage with the premium",
  minimumDown: "least down payment by law",
  premium: "insurance premium",
  premiumRate: "rate of the insurance premium",
  premiumTax: "tax on the premium, in cash",
};

export const inputsEnglish = {
  interestRate: "an interest rate",
  loanTerm: "a term",
  homePrice: "a home price",
  downPayment: "a down payment",
  newRate: "a new rate",
};

/** Names of the payment frequencies within a sentence. */
export const frequenciesEnglish = {
  monthly: "monthly",
  "semi-monthly": "semi-monthly",
  biweekly: "bi-weekly",
  weekly: "weekly",
  "accelerated-biweekly": "accelerated bi-weekly",
  "accelerated-weekly": "accelerated weekly",
  quarterly: "quarterly",
} as const;

const vocabulary: SharedVocabulary = {
  figures: figuresEnglish,
  inputs: inputsEnglish,
  bridge: bridgeEnglish,
  notes: notesEnglish,
  limits: limitsEnglish,
  facts: factsEnglish,
  yes: "Yes",
  no: "No",
  unknown: "not known",
  buyer: (number) => (number === null ? "a buyer" : `buyer ${number}`),
  buyerName: (number) => `Buyer ${number}`,
  asked: (of, ask) => `${of}: ${ask}`,
  effect: (condition, otherwise) => `If ${condition}: ${otherwise}.`,
  notCounted: (names) => `Not counted, since it is not known: ${names}.`,
  requirements: {
    number: ({ kind, min, max, isAbove }, format) => {
      // A minimum of a cent or a month stands for "more than nothing" and is not named.
      const isMore = isAbove || (min > 0 && min < 1);
      // The maximum of most amounts is too high to name.
      if (kind === "dollars" && max >= 1e9)
        return isMore ? "Enter an amount above $0." : "Enter an amount of $0 or more.";
      return isMore
        ? `Enter a number above 0, up to ${format.number(max)}.`
        : `Enter a number from ${format.number(min)} to ${format.number(max)}.`;
    },
    belowPrice: "Enter an amount above $0 that is less than the home price.",
    choice: "Choose one of the answers.",
    text: "Enter a name.",
    yesNo: "Say yes or no.",
    date: "Enter a day of the calendar, as YYYY-MM-DD.",
  },
  tooLarge: (most) => `This is too large: enter at most ${most}.`,
  unusable: "This cannot be used; change it.",
  thresholds: {
    from: (input, value, answer) => `With ${input} of ${value} or more, ${answer}.`,
    above: (input, value, answer) => `With ${input} above ${value}, ${answer}.`,
    to: (input, value, answer) => `With ${input} of ${value} or less, ${answer}.`,
    below: (input, value, answer) => `With ${input} below ${value}, ${answer}.`,
  },
  thresholdsUnderLabel: {
    from: (value, answer) => `At ${value} or more, ${answer}.`,
    above: (value, answer) => `Above ${value}, ${answer}.`,
    to: (value, answer) => `At ${value} or less, ${answer}.`,
    below: (value, answer) => `Below ${value}, ${answer}.`,
  },
  rates: {
    entered: (rate) => `Rate used: ${rate}, as entered.`,
    published: (rate, years, kind, day) =>
      `Rate used: ${rate}, ${years}-year ${kind}, ${day ? `published ${day}` : "as published today"}.`,
    market: (rate, years, kind, day) =>
      `Rate assumed: ${rate}, ${years}-year ${kind}, as lenders advertised on ${day}.`,
  },
  about: (value) => `about ${value}`,
  functions: { max: "the larger of", min: "the smaller of" },
  and: "and",
  since: (formula, condition) => `${formula}, since ${condition}`,
  recommendation: "recommendation",
  provinces: factsEnglish.province.options,
  cities: citiesEnglish,
  compoundings: factsEnglish.compounding.options,
  frequencies: frequenciesEnglish,
  rateTypes: { fixed: "Fixed", variable: "Variable" },
};

const language: LanguageWords<"en"> = {
  language: "en",
  locale: "en-CA",
  format: formatEnglish,
  vocabulary,
  typeset: (text) => text,
  ruleName: ({ name }) => name,
};

/**
 * Creates the words of some questions in Canadian English, by question id.
 *
 * @example
 * english({ payment: paymentEnglish }).language; // "en"
 */
export const english = (questions: QuestionVocabularies) => createWords(language, questions);
