import * as askedEnglish from "../words/asked.en.ts";
import { formatEnglish } from "../words/Formatter.ts";
import type { FormWords, LoadedWords } from "../words/FormWords.ts";
import type { RenewalCost, RenewalResult } from "./renewalEstimate.ts";
import type { renewalFields } from "./renewalFields.ts";

const { cents, dollars, months, percent, years } = formatEnglish;

const blending = "Blending and extending";
const best = ({ bestOffer }: RenewalResult) => bestOffer ?? blending;
const lessOrMore = (saved: number) => `${dollars(Math.abs(saved))} ${saved > 0 ? "less" : "more"}`;

/** Dollars saved against staying, today (`first`) and when the shortest term ends (`last`). */
export interface SavingsDrawn {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  /** Length of the shortest term. */
  readonly months: number;
}

/** English words of the renewal question's form and estimate. */
export const renewalFormEnglish = {
  title: "Renewal Check",
  loadWords: (): LoadedWords => import("./renewalWords.en.ts"),
  fields: {
    balance: {
      label: "Mortgage balance",
      hint: "What you still owe, from your last statement.",
    },
    currentRate: { label: "Present interest rate" },
    renewalRate: {
      label: "Rate your lender offers",
      hint: "For the next term, from its renewal letter.",
    },
    monthsRemaining: {
      label: "Months left of the present term",
      hint: "0 if it is ending now.",
    },
    yearsRemaining: {
      label: "Years until it is paid off",
      hint: "What is left of the amortization, not of the term. Your statement has it.",
    },
    renewalTerm: { label: "Term your lender offers" },
    prepaymentCharge: {
      label: "Charge for leaving early",
      hint: "0 when the term is ending. With months left, ask your lender; until you know it, the result estimates it.",
    },
    "offers.name": { label: "Name of the offer", hint: "Leave it empty if nobody has." },
    "offers.annualRate": { label: "Interest rate" },
    "offers.termYears": { label: "Length of the term" },
    "offers.cashBack": { label: "Cash back", hint: "What the lender pays you." },
    "offers.fees": {
      label: "Fees",
      hint: "Legal, appraisal, discharge.",
    },
  },
  asked: { paymentToday: askedEnglish.paymentToday, otherLoan: askedEnglish.otherLoan },
  rows: {
    offers: {
      numbered: (position: number) => `Other offer ${position}`,
      add: "Add another offer",
      remove: (name: string) => `Remove ${name}`,
      removed: (name: string) => `${name} is removed.`,
      inShort: ({ annualRate, termYears, cashBack, fees }: Readonly<Record<string, string>>) =>
        `${annualRate} for ${termYears}, ${cashBack} cash back, ${fees} fees`,
    },
  },
  steps: [
    {
      title: "What does your renewal letter say?",
      needs: "To go on, enter a balance above $0, two rates above 0, and months of 0 or more.",
    },
    {
      title: "What else do you know?",
      needs:
        "To see the answer, enter years above 0, and for every offer a name, a rate and a term above 0, and cash back and fees of $0 or more.",
    },
  ],
  resultTitle: "Stay or switch",
  figures: {
    stayCost: "Interest with your lender",
    stayPayment: "Payment a month once renewed",
    renewalSavings: "Saved against staying",
    cheaperAfter: "Break-even",
    savingsToEnd: "Saved until paid off",
  },
  costs: {
    title: ({ shortestTerm }: RenewalResult) => `Cost over ${months(shortestTerm)}`,
    stay: "Stay",
    blend: blending,
    note: ({ annualRate, payment }: RenewalCost) =>
      `${percent(annualRate)}, ${cents(payment)} a month`,
  },
  notes: {
    stayCost: ({ shortestTerm }: RenewalResult) =>
      `In ${months(shortestTerm)}, to the end of its term`,
    renewalSavings: (result: RenewalResult) =>
      `${result.bestOffer === null ? "If your lender blends" : `With ${result.bestOffer}`}, in ${months(result.shortestTerm)}`,
    never: "Never",
    noBreakEven: "The others never cost less than staying",
  },
  advice: ({ recommendation }: RenewalResult): string => recommendation,
  because: (result: RenewalResult) =>
    `When the shortest term ends, ${result.recommendationId === "stay-better" ? "staying" : best(result)} has cost the least.`,
  alone: ({ stayCost, shortestTerm }: RenewalResult) =>
    `With your lender you would pay ${dollars(stayCost)} of interest in ${months(shortestTerm)}.`,
  sentence: (result: RenewalResult) =>
    `${result.recommendation}: ${best(result)} costs ${lessOrMore(result.renewalSavings)} than staying to the end of the shortest term, in ${months(result.shortestTerm)}. Until the mortgage is paid off, the cheapest other choice costs ${lessOrMore(result.savingsToEnd)}.`,
  assumptions: [
    "Every choice is for today's balance, keeps the amortization and is paid monthly; interest is compounded monthly.",
    "Another offer, or blending and extending, begins today; staying keeps the present rate until its term ends.",
    "To the end of the shortest term every rate is known. After its term each mortgage is renewed at the rate your lender offers now.",
    "The comparison ends with the shortest of the terms. Interest, fees and the charge are counted, less cash back; what is repaid of the balance is not a cost.",
    "Cash back often has to be repaid, in part, to whoever leaves before the term ends.",
    "Your lender need not offer to blend and extend, and may blend in a way of its own; here the two rates are weighed by their months.",
  ],
  picture: {
    titles: {
      later: "The best offer starts behind and ends ahead.",
      always: "The best offer is ahead to the end.",
      never: "Staying costs less to the end.",
    },
    month: "Month",
    staying: "Staying",
    breakEven: (month: number) => `Ahead after ${months(month)}`,
    summary: ({ name, first, last, months: lasts }: SavingsDrawn) => {
      const start =
        first < 0
          ? `${name} starts ${dollars(-first)} behind staying`
          : `${name} starts ${first > 0 ? `${dollars(first)} ahead of` : "level with"} staying`;
      const end = `${dollars(Math.abs(last))} ${last > 0 ? "ahead" : "behind"}`;
      return `${start} and is ${end} after ${months(lasts)}.`;
    },
    letterTitles: {
      lower: "Today's rate takes less each month.",
      rises: "Your payment rises with the letter.",
      falls: "Your payment falls with the letter.",
    },
    monthly: "Your payment a month",
    now: (rate: number) => `Now, at ${percent(rate)}`,
    renewed: (rate: number) => `With the letter, at ${percent(rate)}`,
    today: (rate: number) => `At today's ${percent(rate)}`,
    market: (rate: number) => `At the market's ${percent(rate)}`,
    offered: (name: string, rate: number) => `${name}, at ${percent(rate)}`,
    longer: (length: number) => `The letter's, over ${years(length)}`,
    choice: "Choice",
    payments: (now: number, renewed: number) =>
      `The payment goes from ${dollars(now)} to ${dollars(renewed)} a month.`,
  },
} satisfies FormWords<typeof renewalFields>;

export type RenewalForm = typeof renewalFormEnglish;
