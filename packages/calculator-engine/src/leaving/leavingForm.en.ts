import * as askedEnglish from "../words/asked.en.ts";
import { formatEnglish } from "../words/Formatter.ts";
import type { FormWords, LoadedWords } from "../words/FormWords.ts";
import type { LeavingMonth } from "./leavingCount.ts";
import type { LeavingInputs, leavingFields } from "./leavingEstimate.ts";
import { type LeavingResult, ruleOfThumbMonths } from "./leavingEstimate.ts";

const { dollars, length, months, percent } = formatEnglish;

/** English words of the leaving question's form and estimate. */
export const leavingFormEnglish = {
  title: "What Leaving Costs",
  loadWords: (): LoadedWords => import("./leavingWords.en.ts"),
  fields: {
    balance: {
      label: "Mortgage balance",
      hint: "What you still owe, from your last statement.",
    },
    currentRate: { label: "Present interest rate" },
    yearsRemaining: {
      label: "Years until it is paid off",
      hint: "The whole mortgage, not the present term.",
    },
    monthsRemaining: {
      label: "Months left of the present term",
      hint: "Until your renewal; 0 if it is due now.",
    },
    method: {
      label: "How your lender charges",
      hint: "Your contract names the method. Large banks use the first.",
      options: {
        "discounted-posted": "Large bank: posted rate less your discount",
        "contract-rate": "Most others: your rate less today's rate",
        "three-months": "Variable rate: three months' interest only",
        "present-value": "Some credit unions: present value of the interest lost",
      },
    },
  },
  asked: { reason: askedEnglish.leavingReason },
  steps: [
    {
      title: "What do you owe today?",
      needs: "To go on, enter a balance above $0, a rate above 0% and a number of years above 0.",
    },
    {
      title: "How long does your term last, and how is a charge calculated?",
      needs: "To see the charge, enter the months left of your term, from 0 to 120.",
    },
  ],
  resultTitle: "What leaving costs",
  figures: {
    threeMonthsInterest: "Three months' interest",
    monthlyInterest: "Interest a month",
  },
  notes: {
    threeMonthsInterest: "On today's balance",
    monthlyInterest: ({ currentRate }: LeavingInputs) => `At ${percent(currentRate)} a year`,
  },
  sentence: ({ threeMonthsInterest }: LeavingResult, { balance }: LeavingInputs) =>
    `By the rule of thumb, leaving costs three months' interest: ${dollars(threeMonthsInterest)} on ${dollars(balance)}.`,
  assumptions: [
    `The rule of thumb is interest of ${months(ruleOfThumbMonths)} on today's balance. A fixed rate often costs more: the lender's count below uses your contract's method.`,
    "For later months the lender's rates stay as they are today, and you go on paying as you do now. Nobody knows the rates to come.",
    "Costs of a new mortgage, such as a lawyer or a discharge, are the same in every month and are left out.",
  ],
  picture: {
    titles: {
      now: "Each month that you wait costs more.",
      later: "Leaving in a later month costs the least.",
      end: "Waiting for the end costs the least.",
    },
    month: "Month",
    charge: "Charge",
    withInterest: "Charge and extra interest",
    summary: (now: LeavingMonth, cheapest: LeavingMonth, highest: LeavingMonth) =>
      [
        `Leaving today is charged ${dollars(now.charge)}.`,
        highest.charge > now.charge * 1.05
          ? `The charge is highest in ${length(highest.month)}, at ${dollars(highest.charge)}: the curve jumps when the lender compares with the rate of another term.`
          : "It falls as the term runs out; the curve jumps when the lender compares with the rate of another term.",
        cheapest.month > 0
          ? `Leaving is cheapest in ${length(cheapest.month)}, ${cheapest.cost < 0 ? `with ${dollars(-cheapest.cost)} saved` : `at ${dollars(cheapest.cost)}`}.`
          : "No later month costs less.",
      ].join(" "),
  },
  /** Calendar event of the day to leave on. */
  reminder: (charge: number) => ({
    title: "Leave the mortgage: the charge is lower from today",
    text: `By your calculation, leaving is charged about ${dollars(charge)} from today. Ask your lender for the exact amount in writing before you sign anything.`,
  }),
  statement: {
    title: "What your annual statement says",
    line: "Where each number of this page stands in your lender's letter",
    intro:
      "Once a year a bank or another federally regulated lender tells you what you may prepay without a charge, when it charges, and how. Provincial credit unions and private lenders do so by contract.",
    items: [
      "Balance, rate and the day on which your term ends: the first answers of this page.",
      "What you may still prepay this year without a charge: pay it first, and say so under Tell us more.",
      "The method of the charge, and the discount from the posted rate that you were given when you signed.",
      "The rate that it compares with, or where to find it: enter the lender's rate for the term nearest to the time left.",
      "What can change the charge: a month or a day later, the lender may compare with a shorter term.",
      "Cash back to return, and fees for the discharge, which come on top.",
    ],
    ask: "Before you decide, ask for the exact charge in writing, with the day until which it holds.",
    source: "The federal code on mortgage prepayment",
    url: "https://www.canada.ca/en/financial-consumer-agency/services/industry/laws-regulations/mortgage-prepayment-information-code.html",
  },
} satisfies FormWords<typeof leavingFields>;

export type LeavingForm = typeof leavingFormEnglish;
