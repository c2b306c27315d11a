import * as askedEnglish from "../words/asked.en.ts";
import { formatEnglish } from "../words/Formatter.ts";
import type { FormWords, LoadedWords } from "../words/FormWords.ts";
import type {
  DebtConsolidationInputs,
  DebtConsolidationResult,
  debtConsolidationFields,
} from "./debtConsolidationEstimate.ts";

const { cents, dollars, span, years } = formatEnglish;

/** English words of the debtConsolidation question's form and estimate. */
export const debtConsolidationFormEnglish = {
  title: "Debt Consolidation",
  loadWords: (): LoadedWords => import("./debtConsolidationWords.en.ts"),
  fields: {
    "debts.name": { label: "Name of the debt" },
    "debts.balance": { label: "Balance" },
    "debts.payment": { label: "Monthly payment" },
    "debts.rate": { label: "Interest rate" },
    newRate: { label: "New interest rate", hint: "Of the one new loan." },
    newTerm: { label: "New length", hint: "Until the new loan is paid off." },
  },
  firstDebt: "Credit Card",
  asked: { mortgageBalance: askedEnglish.mortgageBalance },
  rows: {
    debts: {
      numbered: (position: number) => `Debt ${position}`,
      add: "Add another debt",
      remove: (name: string) => `Remove ${name}`,
      removed: (name: string) => `${name} is removed.`,
      inShort: ({ balance, payment, rate }: Readonly<Record<string, string>>) =>
        `${balance} at ${rate}, ${payment} a month`,
    },
  },
  steps: [
    { title: "Which debts do you have?", needs: "To go on, give every debt a name." },
    {
      title: "What do you owe on each?",
      needs: "To go on, enter a balance above $0 for every debt.",
    },
    {
      title: "What do they cost, and what would replace them?",
      needs:
        "To see the savings, enter a payment above $0 and a rate above 0% for every debt, and a new rate and length above 0.",
    },
  ],
  resultTitle: "One loan instead",
  figures: {
    monthlySavings: "Monthly savings",
    currentTotalBalance: "Total of your debts",
    currentTotalPayment: "Current payments",
    newPayment: "New payment",
    interestSavings: "Interest savings",
  },
  notes: {
    interestSavings: ({ newTerm }: DebtConsolidationInputs) => `Over ${years(newTerm)}`,
  },
  advice: ({ recommendation }: DebtConsolidationResult): string => recommendation,
  because: (
    { currentTotalPayment, newPayment }: DebtConsolidationResult,
    { newTerm }: DebtConsolidationInputs,
  ) =>
    `You pay ${cents(currentTotalPayment)} a month today; the new loan would take ${cents(newPayment)} for ${years(newTerm)}.`,
  sentence: (
    { recommendation, monthlySavings, interestSavings }: DebtConsolidationResult,
    { newTerm }: DebtConsolidationInputs,
  ) =>
    `${recommendation}: ${cents(monthlySavings)} a month and ${dollars(interestSavings)} of interest over ${years(newTerm)}.`,
  assumptions: [
    "The new loan pays off every debt in the list and costs nothing to take out.",
    "Its rate stays the same until it is paid off, and interest is compounded monthly.",
    "Today's debts would go on charging interest on today's balances for as long as the new loan runs. Debts that you would have paid off sooner cost less than that.",
  ],
  picture: {
    titles: {
      sooner: "One loan ends sooner at the same payment.",
      first: "Paying the dearest first ends sooner.",
      same: "A new loan ends no sooner.",
      ends: "Only the new loan ever ends.",
      asNow: "Today's payments clear the debts in time.",
      never: "Today's payments never clear the debts.",
    },
    saved: (amount: string) => `About ${amount} saved`,
    more: (amount: string) => `About ${amount} more`,
    refused: {
      title: "Today's payments never end them.",
      now: "Paid on them a month",
      needed: "To end them in five years",
    },
    year: "Year",
    asNow: "Debts as now",
    consolidated: "One new loan",
    first: "Dearest first",
    /** Months until nothing is owed, with the plan and as now. */
    ends: (planned: number, asNow: number) =>
      `All debts are gone in ${span(planned / 12)} instead of ${span(asNow / 12)}.`,
    /** Years until today's debts, `null` if one of them never is, and the named plan are paid off. */
    summary: (owed: number, yearsAsNow: number | null, plan: string, yearsPlanned: number) => {
      const asNow =
        yearsAsNow === null
          ? "at today's payments at least one debt is never paid off"
          : `at today's payments the debts are gone after ${span(yearsAsNow)}`;
      return `You owe ${dollars(owed)} today; ${asNow}. ${plan}: gone after ${span(yearsPlanned)}.`;
    },
  },
} satisfies FormWords<typeof debtConsolidationFields>;

export type DebtConsolidationForm = typeof debtConsolidationFormEnglish;
