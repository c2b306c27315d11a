import { marketPrime } from "../canada/marketRates.ts";
import type { Quantity } from "../quantity.ts";
import * as askedEnglish from "../words/asked.en.ts";
import { english } from "../words/english.ts";
import { asAsked, type FactWords } from "../words/FactWords.ts";
import { type Formatter, formatEnglish, key } from "../words/Formatter.ts";
import type { QuestionWords } from "../words/QuestionWords.ts";
import type {
  FixedOrVariableVerdict,
  fixedOrVariableFigures,
  fixedOrVariableInsight,
} from "./fixedOrVariableInsight.ts";

export type FixedOrVariableWords = QuestionWords<
  typeof fixedOrVariableInsight,
  typeof fixedOrVariableFigures,
  "fixed-cheaper" | "variable-cheaper",
  "term"
>;

type Verdict = FixedOrVariableVerdict;
type Saving = Omit<Extract<Verdict, { readonly id: "take-fixed" }>, "id">;

const onPath = ({ path }: Pick<Verdict, "path">) =>
  path === "set" ? "At your rates" : "If rates stay";
const fixed = (years: Quantity, format: Formatter) => `${format.about(years)} fixed`;

function turning({ flip }: Pick<Saving, "flip">, format: Formatter): string {
  if (!flip) return "";
  const points = Math.abs(flip.by.value);
  const change = `${format.number(points)} ${points === 1 ? "point" : "points"}`;
  const other = flip.years ? fixed(flip.years, format) : "variable";
  return `If rates ${flip.by.value > 0 ? "rise" : "fall"} by ${change} on ${format.date(flip.from)}, ${other} costs less.`;
}

const noFlip = ({ flip }: Pick<Saving, "flip">) =>
  flip ? "" : " No change of up to 5 points after the first year changes that.";

const shorter = (years: number): FactWords => ({
  ask: `Fixed rate for ${years === 1 ? "one year" : `${years} years`}`,
  hint: "Left empty, this term is not compared.",
  unknown: "not offered",
  condition: (rate) => `${years === 1 ? "one year" : `${years} years`} fixed is ${rate}`,
});

const primeFrom = (year: string): FactWords => ({
  ask: `Prime from the ${year} year on`,
  condition: (rate) => `prime is ${rate} from the ${year} year on`,
});

export const fixedOrVariableEnglish: FixedOrVariableWords = {
  name: "Fixed or variable?",
  bridge: {
    "other-lengths": () => ({
      label: "The cheapest length of a fixed rate",
      because:
        "The simple rule compares only five years fixed. A shorter term that costs less takes its place.",
    }),
    "rate-path": () => ({
      label: "Your rates to come",
      because:
        "The variable rate follows prime at once. A fixed rate follows it when its term ends.",
    }),
    "left-early": () => ({
      label: "Leaving before the five years are over",
      because:
        "Leaving a variable rate costs three months' interest. A fixed one costs that or, if it is more, the interest that the lender loses by lending at the rates of that day.",
    }),
  },
  notes: {
    "trigger-rate": ({ rate, prime, from }, format) =>
      `With fixed payments, the trigger rate is ${format.about(rate)}, with prime at ${format.about(prime)}: from there a payment no longer covers the interest, and the lender raises it or, at some, lets the debt grow. ${
        from === null
          ? "Your rates do not reach it within five years."
          : `Your rates reach it on ${format.date(from)}.`
      }`,
    "charge-if-left": ({ after, fixed, bank, variable }, format) =>
      `At these rates, leaving after ${format.length(after.value)} would cost ${format.roughly(variable)} with a variable rate; with five years fixed, ${format.roughly(fixed)} at most lenders and ${format.roughly(bank)} at a big bank. A variable rate can usually be converted to a fixed one with the same lender, without a charge.`,
  },
  figures: {
    loanAmount: "loan amount",
    fixedRate: "five-year fixed rate",
    variableRate: "variable rate",
    monthsCompared: "months compared",
    monthsAfter: "months left after that",
    fixedMonthlyRate: "fixed rate a month",
    fixedPayment: "fixed payment",
    fixedOwed: "owed then at the fixed rate",
    fixedInterest: "interest at the fixed rate",
    variableMonthlyRate: "variable rate a month",
    variablePayment: "variable payment",
    variableOwed: "owed then at the variable rate",
    variableInterest: "interest at the variable rate",
    variableSaves: "saved with variable",
    lenderVariableSaves: "saved with variable at these rates",
    costFixed1: "cost of 1 year fixed",
    costFixed2: "cost of 2 years fixed",
    costFixed3: "cost of 3 years fixed",
    costFixed4: "cost of 4 years fixed",
    costFixed5: "cost of 5 years fixed",
    costVariable: "cost of variable",
  },
  inputs: {
    fixedRate: "a five-year fixed rate",
    variableRate: "a variable rate",
  },
  labels: {
    estimate: "Five years fixed against variable, rates unchanged",
    lender: "The cheapest fixed choice against variable",
    gain: (amount) => `${amount} less with variable`,
    loss: (amount) => `${amount} less with fixed`,
  },
  verdicts: {
    "take-fixed": {
      sentence: (verdict, format) =>
        `${onPath(verdict)}, take ${fixed(verdict.years, format)} and save about ${key(format.roughly(verdict.saved))} over ${format.length(verdict.over.value)}`,
      or: ({ years, saved, over }, format) =>
        `take ${fixed(years, format)} and save about ${format.roughly(saved)} over ${format.length(over.value)}`,
      turning,
      because: (verdict, format) =>
        `Over ${format.length(verdict.over.value)} it costs that much less than variable.${noFlip(verdict)}`,
    },
    "take-variable": {
      sentence: (verdict, format) =>
        `${onPath(verdict)}, take variable and save about ${key(format.roughly(verdict.saved))} over ${format.length(verdict.over.value)}`,
      or: ({ saved, over }, format) =>
        `take variable and save about ${format.roughly(saved)} over ${format.length(over.value)}`,
      turning,
      because: (verdict, format) =>
        `Over ${format.length(verdict.over.value)} it costs that much less than ${fixed(verdict.years, format)}, the cheapest fixed choice.${noFlip(verdict)}`,
    },
    tie: {
      sentence: (verdict, format) =>
        `${onPath(verdict)}, ${fixed(verdict.years, format)} and variable cost about the same`,
      or: ({ years }, format) => `${fixed(years, format)} and variable cost about the same`,
      hinge: () => "Fixed is certain; variable is cheaper to leave.",
      because: ({ over }, format) =>
        `Over ${format.length(over.value)} the two differ by less than a thousandth of the mortgage.`,
    },
  },
  outcomes: {
    "fixed-cheaper": "fixed costs less",
    "variable-cheaper": "variable costs less",
  },
  facts: {
    prime: {
      ask: "Prime rate today",
      hint: `We assume the big banks' prime of ${formatEnglish.date(marketPrime.on)}. Only its changes matter: your variable rate moves with it.`,
      condition: (rate) => `prime is ${rate} today`,
    },
    primeYear2: primeFrom("second"),
    primeYear3: primeFrom("third"),
    primeYear4: primeFrom("fourth"),
    primeYear5: primeFrom("fifth"),
    leaveAfter: {
      ...asAsked(askedEnglish.leaveAfter),
      unknown: "not within five years",
      condition: (after) => `you leave after ${after}`,
    },
    fixedLender: {
      ask: "Who offers the fixed rate?",
      hint: "Big banks usually charge more for leaving a fixed rate early.",
      options: { bank: "A big bank", other: "Another lender" },
      condition: {
        bank: "a big bank offers the fixed rate",
        other: "a lender other than a big bank offers the fixed rate",
      },
    },
    variableKind: {
      ask: "What does a variable payment do when prime changes?",
      options: { adjustable: "It changes", "fixed-payment": "It stays the same" },
      condition: {
        adjustable: "the payment changes with prime",
        "fixed-payment": "the payment stays the same and its share of interest changes",
      },
    },
    fixedRate1: shorter(1),
    fixedRate2: shorter(2),
    fixedRate3: shorter(3),
    fixedRate4: shorter(4),
  },
};

/**
 * Words of the question on a fixed or a variable rate and its insight, in Canadian English.
 *
 * @example
 * const answer = fixedOrVariableInsight.answer({
 *   loanAmount: 400_000, loanTerm: 25, fixedRate: 4.09, variableRate: 3.7,
 * });
 * words.verdict(answer).sentence; // "If rates stay, take variable and save about $6,888 over 5 years."
 */
export const words = /* @__PURE__ */ english({
  "fixed-or-variable": fixedOrVariableEnglish,
});
