import * as askedEnglish from "../words/asked.en.ts";
import { formatEnglish } from "../words/Formatter.ts";
import type { FormWords, LoadedWords } from "../words/FormWords.ts";
import type {
  FixedOrVariableInputs,
  FixedOrVariableResult,
  fixedOrVariableFields,
} from "./fixedOrVariableEstimate.ts";
import type { Compared, TermCost } from "./termCosts.ts";

const { dollars, percent, years: inYears } = formatEnglish;

/** Names a choice, as a label or at the start of a sentence: "3 years fixed" or "Variable". */
const choice = (years: TermCost["years"]) =>
  years === null ? "Variable" : `${inYears(years)} fixed`;

/** English words of the form and the estimate of the question on a fixed or a variable rate. */
export const fixedOrVariableFormEnglish = {
  title: "Fixed Or Variable, And For How Long?",
  loadWords: (): LoadedWords => import("./fixedOrVariableWords.en.ts"),
  fields: {
    loanAmount: {
      label: "Mortgage amount",
      hint: "What you borrow, or what you still owe at renewal.",
    },
    loanTerm: {
      label: "Years until it is paid off",
      hint: "The whole mortgage, not the term of the rate.",
    },
    fixedRate: { label: "Five-year fixed rate that you are offered" },
    variableRate: {
      label: "Variable rate that you are offered",
      hint: "The rate itself today, not the discount from prime.",
    },
  },
  asked: { leaveAfter: askedEnglish.leaveAfter },
  steps: [
    {
      title: "How much, and for how long in all?",
      needs: "To go on, enter an amount above $0 and a number of years above 0.",
    },
    {
      title: "Which rates are you offered?",
      needs: "To see which costs less, enter both rates, each above 0%.",
    },
  ],
  resultTitle: "Fixed or variable",
  figures: {
    variableSaves: "Saved with variable while rates stay",
    fixedPayment: "Fixed payment a month",
    variablePayment: "Variable payment a month",
  },
  notes: {
    variableSaves: "Interest over five years, at today's rates",
    fixedPayment: ({ fixedRate }: FixedOrVariableInputs) => `At ${percent(fixedRate)} a year`,
    variablePayment: ({ variableRate }: FixedOrVariableInputs) =>
      `At ${percent(variableRate)} a year, today`,
  },
  sentence: ({ variableSaves }: FixedOrVariableResult) =>
    variableSaves < 0
      ? `While rates stay, five years fixed costs ${dollars(-variableSaves)} less interest than variable.`
      : `While rates stay, variable costs ${dollars(variableSaves)} less interest over five years than five years fixed.`,
  assumptions: [
    "Nobody knows the rates to come, and no forecast is made: rates stay as they are until you set another path.",
    "The choices are compared by their interest over five years. A shorter fixed term is renewed for the same length, or for the years left of the five, at today's rate for that length moved by as much as prime on your path.",
    "Fixed rates are compounded twice a year and variable rates monthly. A term is compared only if its rate is known.",
    "Costs of a renewal or of another lender are left out, and so is the time that a renewal takes.",
  ],
  later: {
    title: "If prime moves again later",
    note: "Each year keeps the prime rate of the year before until you set it.",
  },
  picture: {
    titles: {
      variable: (saved: string) => `On this path variable costs about ${saved} less.`,
      fixed: (saved: string) => `On this path a fixed rate costs about ${saved} less.`,
    },
    choice: "Choice",
    amount: "Interest and charge",
    name: choice,
    summary: ({ fixed, variable }: Compared) =>
      `On this path, ${choice(fixed.years)} is the cheapest fixed choice, at ${dollars(fixed.cost)}. Variable costs ${dollars(variable.cost)}.`,
  },
} satisfies FormWords<typeof fixedOrVariableFields>;

export type FixedOrVariableForm = typeof fixedOrVariableFormEnglish;
