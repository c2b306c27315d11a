import type { Requirement } from "../calculator.ts";
import type { RateKind } from "../canada/offeredRates.ts";
import type { City } from "../canada/rules/landTransferTaxBrackets.ts";
import type { SharedInput, sharedFigures } from "../explain/explainSteps.ts";
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import type { Formatter } from "./Formatter.ts";
import { factsEnglish, type SharedFactWords } from "./facts.en.ts";
import { bridgeEnglish, limitsEnglish, notesEnglish } from "./lender.en.ts";
import { citiesEnglish } from "./places.en.ts";

/** Names of the payment frequencies within a sentence. */
export const frequenciesEnglish: Readonly<Record<PaymentFrequency, string>> = {
  monthly: "monthly",
  "semi-monthly": "semi-monthly",
  biweekly: "bi-weekly",
  weekly: "weekly",
  "accelerated-biweekly": "accelerated bi-weekly",
  "accelerated-weekly": "accelerated weekly",
  quarterly: "quarterly",
};

/** Words that every question shares. Those of another language have the same ids and arguments. */
export const sharedEnglish = {
  figures: {
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
  } satisfies Record<keyof typeof sharedFigures | SharedInput, string>,
  /** Names with an article, as in "with a down payment of", of the inputs that thresholds are about. */
  inputs: {
    interestRate: "an interest rate",
    loanTerm: "a term",
    homePrice: "a home price",
    downPayment: "a down payment",
    newRate: "a new rate",
  },
  bridge: bridgeEnglish,
  notes: notesEnglish,
  limits: limitsEnglish,
  facts: factsEnglish as SharedFactWords,
  yes: "Yes",
  no: "No",
  /** Text in place of an unknown number. */
  unknown: "not known",
  /** Name of a buyer in a clause: of one by the number, or of any without one. */
  buyer: (number: number | null) => (number === null ? "a buyer" : `buyer ${number}`),
  /** Name of a buyer as a heading. */
  buyerName: (number: number) => `Buyer ${number}`,
  /** Joins one of several buyers with the question about that buyer. */
  asked: (of: string, ask: string) => `${of}: ${ask}`,
  /** Writes the effect of another value of a fact. */
  effect: (condition: string, otherwise: string) => `If ${condition}: ${otherwise}.`,
  /** Writes the sentence that names the parts not counted because they are unknown. */
  notCounted: (names: string) => `We need this to count it: ${names}.`,
  requirements: {
    number: (
      { kind, min, max, isAbove }: Extract<Requirement, { readonly max: number }>,
      format: Formatter,
    ) => {
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
  /** Writes the message for a number above the maximum. */
  tooLarge: (most: string) => `This is too large: enter at most ${most}.`,
  /** Message for an issue that only a program can cause. */
  unusable: "This cannot be used; change it.",
  thresholds: {
    from: (input: string, value: string, answer: string) =>
      `With ${input} of ${value} or more, ${answer}.`,
    above: (input: string, value: string, answer: string) =>
      `With ${input} above ${value}, ${answer}.`,
    to: (input: string, value: string, answer: string) =>
      `With ${input} of ${value} or less, ${answer}.`,
    below: (input: string, value: string, answer: string) =>
      `With ${input} below ${value}, ${answer}.`,
  },
  /** Thresholds that stand under the label of their input. */
  thresholdsUnderLabel: {
    from: (value: string, answer: string) => `At ${value} or more, ${answer}.`,
    above: (value: string, answer: string) => `Above ${value}, ${answer}.`,
    to: (value: string, answer: string) => `At ${value} or less, ${answer}.`,
    below: (value: string, answer: string) => `Below ${value}, ${answer}.`,
  },
  /** Writes the rate that an answer rests on; `day` is empty if the page does not say. */
  rates: {
    entered: (rate: string) => `Rate used: ${rate}, as entered.`,
    published: (rate: string, years: number, kind: RateKind, day: string) =>
      `Rate used: ${rate}, ${years}-year ${kind}, ${day ? `published ${day}` : "as published today"}.`,
    market: (rate: string, years: number, kind: RateKind, day: string) =>
      `Rate assumed: ${rate}, ${years}-year ${kind}, as lenders advertised on ${day}.`,
  },
  about: (value: string) => `about ${value}`,
  /** Text before the arguments of a function. */
  functions: { max: "the larger of", min: "the smaller of" },
  and: "and",
  since: (formula: string, condition: string) => `${formula}, since ${condition}`,
  recommendation: "recommendation",
  provinces: factsEnglish.province.options,
  cities: citiesEnglish satisfies Record<City, string>,
  compoundings: factsEnglish.compounding.options,
  frequencies: frequenciesEnglish,
  rateTypes: { fixed: "Fixed", variable: "Variable" },
};

/** Words that every question shares, of any language; a missing word is a compile error. */
export type SharedVocabulary = Readonly<typeof sharedEnglish>;
