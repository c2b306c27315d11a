import type { Quantity } from "../quantity.ts";
import * as askedEnglish from "../words/asked.en.ts";
import { leavingEnglish } from "../words/change.en.ts";
import { english } from "../words/english.ts";
import { asAsked, type FactWords } from "../words/FactWords.ts";
import { type Formatter, key } from "../words/Formatter.ts";
import type { QuestionWords } from "../words/QuestionWords.ts";
import type { LeavingVerdict, leavingFigures, leavingInsight } from "./leavingInsight.ts";

export type LeavingWords = QuestionWords<
  typeof leavingInsight,
  typeof leavingFigures,
  LeavingVerdict["id"],
  "leaving"
>;

type Now = Readonly<Record<"next" | "atEnd", Quantity | null>>;

function whyNow({ next, atEnd }: Now, format: Formatter): string {
  if (next) return `A month from now the charge would be about ${format.roughly(next)}.`;
  if (atEnd && atEnd.value > 0) {
    return `Waiting until the term ends would cost about ${format.roughly(atEnd)} of extra interest.`;
  }
  return "";
}

const lenderRate = (years: number): FactWords => ({
  ask: `Your lender's rate today for ${years === 1 ? "one year" : `${years} years`}`,
  hint: "Its posted rate if it posts rates; otherwise the rate at which it lends.",
  condition: (rate) =>
    `your lender's rate for ${years === 1 ? "one year" : `${years} years`} is ${rate}`,
});

export const leavingCostEnglish: LeavingWords = {
  name: "What leaving costs",
  bridge: {
    "lender-method": () => ({
      label: "Your contract's method",
      because:
        "A lender charges three months' interest or, at a fixed rate, the interest that it loses by lending at today's rate for the time left, if that is more. Contracts differ in the rate that they compare with.",
    }),
    "privilege-first": () => ({
      label: "Prepayment allowed, paid first",
      because: "No charge is calculated on the part that the contract lets you prepay each year.",
    }),
    "interest-act": () => ({
      label: "Limit of the Interest Act",
      because:
        "Five years into a longer term, the law lets a person leave for three months' interest at most.",
    }),
    "term-over": () => ({
      label: "The term is over",
      because: "At the end of its term a mortgage can be left without a charge.",
    }),
  },
  notes: {
    "charge-by-contract": ({ least, most }, format) =>
      `The charge is an estimate${most.value - least.value < 1 ? "" : `: by the methods that lenders use it would be from about ${format.roughly(least)} to about ${format.roughly(most)}`}. Your lender has to tell you the exact amount and how it is calculated.`,
    "convert-inside": () =>
      "A variable rate can usually be converted to a fixed one with the same lender at any time, without a charge.",
    "interest-act-limit": ({ from }, format) =>
      `From ${format.date(from)} the law limits the charge to three months' interest, because the term is longer than five years.`,
  },
  figures: {
    balance: "balance",
    currentRate: "present rate",
    yearsRemaining: "years remaining",
    monthlyInterest: "interest a month",
    threeMonthsInterest: "three months' interest",
    lenderCharge: "charge by the contract's method",
    chargedBalance: "balance that is charged",
    comparedWith: "rate that the lender compares with",
    differential: "interest that the lender loses",
    costAtEnd: "extra interest of waiting until the term ends",
    cheapestCost: "cost in the cheapest month",
    cheapestAfter: "months until the cheapest month",
  },
  inputs: {},
  labels: {
    estimate: "Three months' interest, the rule of thumb",
    lender: "Charge today, by your contract's method",
  },
  verdicts: {
    "nothing-due": {
      sentence: () => "Leave now: your lender charges nothing for it",
      or: () => "nothing is charged",
      because: () =>
        "Nothing is charged at the end of a term, or on what your contract lets you prepay.",
    },
    port: {
      sentence: ({ saved }, format) =>
        `Take your mortgage to the new home: about ${key(format.roughly(saved))} saved by its term's end`,
      or: ({ saved }, format) =>
        `take it with you and save about ${format.roughly(saved)} by its term's end`,
      hinge: ({ rate }, format) =>
        `Compared with a new mortgage at ${format.about(rate)}. Ask how many days you have between sale and purchase.`,
    },
    "leave-now": {
      sentence: ({ charge }, format) =>
        `If you leave, do it now: it costs about ${key(format.roughly(charge))}`,
      or: ({ charge }, format) => `leave now for about ${format.roughly(charge)}`,
      hinge: whyNow,
    },
    "wait-until": {
      sentence: ({ today, until, saved }, format) =>
        today.value > 0
          ? `Wait until ${format.date(until)}: leaving today costs about ${key(format.roughly(today))}`
          : `Wait until ${format.date(until)}: leaving then saves about ${key(format.roughly(saved))}`,
      or: ({ until, saved }, format) =>
        `wait until ${format.date(until)} and save about ${format.roughly(saved)}`,
      turning: ({ charge, saved, compared }, format) =>
        `${compared ? `If your lender's rate for ${format.about(compared.term)} stays at ${format.about(compared.rate)}, waiting` : "Waiting"} saves about ${format.roughly(saved)} by then; the charge is about ${format.roughly(charge)}.`,
    },
    "wait-for-end": {
      sentence: ({ today, until, saved }, format) =>
        today.value > 0
          ? `Stay until your term ends on ${format.date(until)}: leaving today costs about ${key(format.roughly(today))}`
          : `Stay until your term ends on ${format.date(until)}: that saves about ${key(format.roughly(saved))}`,
      or: ({ saved }, format) => `stay until the term ends and save about ${format.roughly(saved)}`,
      hinge: ({ saved }, format) =>
        `Staying saves about ${format.roughly(saved)} by then, and nothing is charged.`,
    },
  },
  outcomes: {
    "nothing-due": "nothing is charged",
    port: "you take the mortgage with you",
    "leave-now": "leaving now costs least",
    "wait-until": "a later month costs less",
    "wait-for-end": "the end of the term costs least",
  },
  facts: {
    reason: {
      ...asAsked(askedEnglish.leavingReason),
      condition: {
        change: "another mortgage replaces it",
        sell: "you sell and do not buy",
        move: "you sell and buy another home",
      },
    },
    newRate: {
      ask: "Rate of the new mortgage",
      condition: (rate) => `the new rate is ${rate}`,
    },
    portable: {
      ask: "Can you take this mortgage to another home?",
      hint: "Contracts call it portable. The new home has to qualify.",
      condition: {
        true: "you can take the mortgage with you",
        false: "you cannot take the mortgage with you",
      },
    },
    longestWait: {
      ask: "How many months you can wait at most",
      condition: (wait, value) => (value === 0 ? "you cannot wait" : `you can wait ${wait}`),
    },
    privilege: leavingEnglish.privilege,
    discount: {
      ask: "Discount from the posted rate, in percentage points",
      hint: "The posted rate on the day you signed, less your own rate.",
      condition: (points) => `your discount is ${points}`,
    },
    lenderRate1: lenderRate(1),
    lenderRate2: lenderRate(2),
    lenderRate3: lenderRate(3),
    lenderRate4: lenderRate(4),
    lenderRate5: lenderRate(5),
    termYears: {
      ask: "Length of the present term",
      condition: (years) => `the term lasts ${years}`,
    },
    company: {
      ask: "Is the borrower a company?",
      condition: {
        true: "the borrower is a company",
        false: "the borrower is a person",
      },
    },
  },
};

/**
 * Words of the leaving question and its insight, in Canadian English.
 *
 * @example
 * const answer = leavingInsight.answer(
 *   {
 *     balance: 280_000, currentRate: 3.64, yearsRemaining: 22, monthsRemaining: 42,
 *     method: "discounted-posted",
 *   },
 *   { discount: 1.5, lenderRate4: 4.49, lenderRate3: 3.8, reason: "sell", longestWait: 3 },
 * );
 * words.verdict(answer).sentence; // "If you leave, do it now: it costs about $6,370."
 */
export const words = /* @__PURE__ */ english({ leaving: leavingCostEnglish });
