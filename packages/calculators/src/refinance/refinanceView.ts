import {
  breakEvenLimit,
  type RefinanceInputs,
  type RefinanceResult,
} from "@simcoe/calculator-engine";
import type { CalculatorView, Figure } from "./CalculatorView.ts";
import { months, years } from "./measures.ts";
import { dollars, dollarsAndCents } from "./money.ts";

const tone = (amount: number) => (amount > 0 ? "good" : "caution");

export const refinanceView: CalculatorView<RefinanceInputs, RefinanceResult> = {
  fields: {
    currentBalance: {
      kind: "money",
      label: "Current mortgage balance",
      hint: "What you still owe, from your last statement.",
    },
    currentRate: { kind: "percent", label: "Current interest rate" },
    newRate: { kind: "percent", label: "New interest rate" },
    yearsRemaining: {
      kind: "years",
      label: "Years remaining",
      hint: "Until the mortgage is paid off, not until it renews.",
    },
    closingCosts: {
      kind: "money",
      label: "Closing costs",
      hint: "Typical closing costs are $2,000 to $5,000. Add any penalty your lender charges.",
    },
  },
  rows: {},
  steps: [
    { title: "What do you owe today?", needs: "To go on, enter a balance above $0." },
    { title: "Which rates do you compare?", needs: "To go on, enter two rates above 0%." },
    {
      title: "How long is left, and what does it cost?",
      needs: "To see the savings, enter a number of years above 0 and closing costs of $0 or more.",
    },
  ],
  calculateLabel: "Calculate",
  resultTitle: "What refinancing would change",
  summarize: (result, { yearsRemaining }) => {
    const { monthlySavings, totalSavings, recommendation } = result;
    return {
      headline: {
        label: "Monthly savings",
        value: dollarsAndCents(monthlySavings),
        tone: tone(monthlySavings),
      },
      advice: {
        tone: recommendation === "Refinancing appears beneficial" ? "good" : "caution",
        text: recommendation,
        because: breakEvenSentence(result),
      },
      groups: [
        {
          figures: [
            { label: "Current payment", value: dollarsAndCents(result.currentPayment) },
            { label: "New payment", value: dollarsAndCents(result.newPayment) },
            breakEven(result),
            {
              label: "Total savings",
              value: dollars(totalSavings),
              note: `Over ${years(yearsRemaining)}, closing costs deducted`,
              tone: tone(totalSavings),
            },
          ],
        },
      ],
      sentence: `${recommendation}: the payment would go from ${dollarsAndCents(result.currentPayment)} to ${dollarsAndCents(result.newPayment)} a month, with total savings of ${dollars(totalSavings)} over ${years(yearsRemaining)}.`,
    };
  },
  assumptions: [
    "Both payments are for the same balance over the same years; nothing is borrowed on top.",
    "Both rates stay as they are until the mortgage is paid off, and interest is compounded monthly.",
    `Refinancing appears beneficial when it has paid for its closing costs in fewer than ${months(breakEvenLimit)}.`,
  ],
  loadInsight: () => import("./insight/refinanceInsight.tsx"),
};

function breakEven({ breakEvenMonths, monthlySavings }: RefinanceResult): Figure {
  return {
    label: "Break-even",
    value: months(breakEvenMonths),
    ...(monthlySavings <= 0 && { note: "The new payment is not lower, so there is none" }),
  };
}

function breakEvenSentence({ breakEvenMonths, monthlySavings }: RefinanceResult): string {
  if (monthlySavings <= 0) return "The new payment would not be lower than the current one.";
  return `The savings pay for the closing costs after ${months(breakEvenMonths)}; the limit here is ${months(breakEvenLimit)}.`;
}
