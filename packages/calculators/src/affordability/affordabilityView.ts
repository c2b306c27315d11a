import {
  type AffordabilityInputs,
  type AffordabilityResult,
  debtToIncome,
} from "@simcoe/calculator-engine";
import type { CalculatorView } from "./CalculatorView.ts";
import { rate, years } from "./measures.ts";
import { dollars } from "./money.ts";

const limit = `${debtToIncome}%`;

export const affordabilityView: CalculatorView<AffordabilityInputs, AffordabilityResult> = {
  fields: {
    annualIncome: {
      kind: "money",
      label: "Yearly household income",
      hint: "Before tax, for everybody who will be on the mortgage.",
    },
    monthlyDebts: {
      kind: "money",
      label: "Monthly debt payments",
      hint: "Car loans, cards, lines of credit, support. Enter 0 if none.",
    },
    downPayment: {
      kind: "money",
      label: "Down payment",
      hint: "Your savings for the purchase. Enter 0 if none.",
    },
    interestRate: { kind: "percent", label: "Interest rate" },
    loanTerm: { kind: "years", label: "Length of the mortgage" },
  },
  rows: {},
  steps: [
    {
      title: "What does your household earn?",
      needs: "To go on, enter an income above $0.",
    },
    {
      title: "What do you pay on debts each month?",
      needs: "To go on, enter an amount of $0 or more.",
    },
    {
      title: "What can you put down, and at what rate?",
      needs:
        "To see the price, enter a down payment of $0 or more, a rate above 0% and a length above 0 years.",
    },
  ],
  calculateLabel: "Calculate",
  resultTitle: "What you could afford",
  summarize: ({ maxPrice }, { downPayment, interestRate, loanTerm }) => ({
    headline: {
      label: "Maximum home price",
      value: dollars(maxPrice),
      note: `Based on a ${limit} debt-to-income ratio`,
    },
    ...(maxPrice === 0 && {
      advice: {
        tone: "caution" as const,
        text: "Your debts leave no room for a mortgage",
        because: `They take more than the ${limit} of income that this estimate allows for debts and mortgage together.`,
      },
    }),
    groups: [
      {
        figures: [
          { label: "Of which you put down", value: dollars(downPayment) },
          { label: "Interest rate", value: rate(interestRate) },
          { label: "Paid off over", value: years(loanTerm) },
        ],
      },
    ],
    sentence: `You could afford a home of up to ${dollars(maxPrice)}, based on a ${limit} debt-to-income ratio.`,
  }),
  assumptions: [
    `Your debts and the mortgage payment together take ${limit} of what the household earns before tax.`,
    "The rate stays the same until the mortgage is paid off, and interest is compounded monthly.",
    "No stress test, mortgage insurance, property tax or heating is counted. A lender counts them all, so its answer is usually lower.",
  ],
  loadInsight: () => import("./insight/affordabilityInsight.tsx"),
};
