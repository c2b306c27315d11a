import type { DebtConsolidationInputs, DebtConsolidationResult } from "@simcoe/calculator-engine";
import type { CalculatorView } from "./CalculatorView.ts";
import { years } from "./measures.ts";
import { dollars, dollarsAndCents } from "./money.ts";

const tone = (amount: number) => (amount > 0 ? "good" : "caution");

export const debtConsolidationView: CalculatorView<
  DebtConsolidationInputs,
  DebtConsolidationResult
> = {
  fields: {
    "debts.name": { kind: "text", label: "Name of the debt" },
    "debts.balance": { kind: "money", label: "Balance" },
    "debts.payment": { kind: "money", label: "Monthly payment" },
    "debts.rate": { kind: "percent", label: "Interest rate" },
    newRate: { kind: "percent", label: "New interest rate", hint: "Of the one new loan." },
    newTerm: { kind: "years", label: "New length", hint: "Until the new loan is paid off." },
  },
  rows: {
    debts: {
      namedBy: "name",
      numbered: (position) => `Debt ${position}`,
      add: "Add another debt",
      remove: (name) => `Remove ${name}`,
      removed: (name) => `${name} is removed.`,
      inShort: ({ balance, payment, rate }) => `${balance} at ${rate}, ${payment} a month`,
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
  calculateLabel: "Calculate",
  resultTitle: "One loan instead",
  summarize: (result, { newTerm }) => ({
    headline: {
      label: "Monthly savings",
      value: dollarsAndCents(result.monthlySavings),
      tone: tone(result.monthlySavings),
    },
    advice: {
      tone: result.monthlySavings > 0 && result.interestSavings > 0 ? "good" : "caution",
      text: result.recommendation,
      because: `You pay ${dollarsAndCents(result.currentTotalPayment)} a month today; the new loan would take ${dollarsAndCents(result.newPayment)} for ${years(newTerm)}.`,
    },
    groups: [
      {
        figures: [
          { label: "Total of your debts", value: dollars(result.currentTotalBalance) },
          { label: "Current payments", value: dollarsAndCents(result.currentTotalPayment) },
          { label: "New payment", value: dollarsAndCents(result.newPayment) },
          {
            label: "Interest savings",
            value: dollars(result.interestSavings),
            note: `Over ${years(newTerm)}`,
            tone: tone(result.interestSavings),
          },
        ],
      },
    ],
    sentence: `${result.recommendation}: ${dollarsAndCents(result.monthlySavings)} a month and ${dollars(result.interestSavings)} of interest over ${years(newTerm)}.`,
  }),
  assumptions: [
    "The new loan pays off every debt in the list and costs nothing to take out.",
    "Its rate stays the same until it is paid off, and interest is compounded monthly.",
    "Today's debts would go on charging interest on today's balances for as long as the new loan runs. Debts that you would have paid off sooner cost less than that.",
  ],
  loadInsight: () => import("./insight/debtConsolidationInsight.tsx"),
};
