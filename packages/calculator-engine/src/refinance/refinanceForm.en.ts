import * as askedEnglish from "../words/asked.en.ts";
import { formatEnglish } from "../words/Formatter.ts";
import type { FormWords, LoadedWords } from "../words/FormWords.ts";
import type { RefinancePurpose } from "./refinanceCount.ts";
import type { RefinanceInputs, refinanceFields } from "./refinanceEstimate.ts";
import { breakEvenLimit, type RefinanceResult } from "./refinanceEstimate.ts";

const { cents, dollars, months, years } = formatEnglish;

/** Savings and costs of changing, in dollars over `months`; `waits` for a change at renewal. */
export interface SavingsShown {
  readonly months: number;
  readonly saved: number;
  readonly costs: number;
  readonly waits: boolean;
  /** Month in which the savings have recovered the costs; `null` if they never do. */
  readonly recovered: number | null;
}

/** English words of the refinance question's form and estimate. */
export const refinanceFormEnglish = {
  title: "Should I Refinance?",
  loadWords: (): LoadedWords => import("./refinanceWords.en.ts"),
  fields: {
    currentBalance: {
      label: "Current mortgage balance",
      hint: "What you still owe, from your last statement.",
    },
    currentRate: { label: "Current interest rate" },
    newRate: { label: "New interest rate" },
    yearsRemaining: {
      label: "Years remaining",
      hint: "Until the mortgage is paid off, not until it renews.",
    },
    closingCosts: {
      label: "Closing costs",
      hint: "Typical closing costs are $2,000 to $5,000. Add any penalty your lender charges.",
    },
  },
  asked: {
    monthsRemaining: askedEnglish.monthsRemaining,
    purpose: askedEnglish.refinancePurpose satisfies {
      readonly options: Readonly<Record<RefinancePurpose, string>>;
    },
  },
  steps: [
    { title: "What do you owe today?", needs: "To go on, enter a balance above $0." },
    { title: "Which rates do you compare?", needs: "To go on, enter two rates above 0%." },
    {
      title: "How long is left, and what does it cost?",
      needs: "To see the savings, enter a number of years above 0 and closing costs of $0 or more.",
    },
  ],
  resultTitle: "What refinancing would change",
  figures: {
    monthlySavings: "Monthly savings",
    currentPayment: "Current payment",
    newPayment: "New payment",
    breakEvenMonths: "Break-even",
    totalSavings: "Total savings",
  },
  notes: {
    breakEvenMonths: (_: unknown, { monthlySavings }: RefinanceResult): string =>
      monthlySavings > 0 ? "" : "The new payment is not lower, so there is none",
    totalSavings: ({ yearsRemaining }: RefinanceInputs) =>
      `Over ${years(yearsRemaining)}, closing costs deducted`,
  },
  advice: ({ recommendation }: RefinanceResult): string => recommendation,
  because: ({ monthlySavings, breakEvenMonths }: RefinanceResult) =>
    monthlySavings <= 0
      ? "The new payment would not be lower than the current one."
      : `The savings pay for the closing costs after ${months(breakEvenMonths)}; the limit here is ${months(breakEvenLimit)}.`,
  sentence: (
    { recommendation, currentPayment, newPayment, totalSavings }: RefinanceResult,
    { yearsRemaining }: RefinanceInputs,
  ) =>
    `${recommendation}: the payment would go from ${cents(currentPayment)} to ${cents(newPayment)} a month, with total savings of ${dollars(totalSavings)} over ${years(yearsRemaining)}.`,
  assumptions: [
    "Both payments are for the same balance over the same years; nothing is borrowed on top.",
    "Both rates stay as they are until the mortgage is paid off, and interest is compounded monthly.",
    "The charge for leaving the present mortgage before its term ends is not counted, unless you added it to the closing costs. It can be thousands of dollars; the lender's count below the result estimates it.",
    `Refinancing appears beneficial when it has paid for its closing costs in fewer than ${months(breakEvenLimit)}.`,
  ],
  picture: {
    titles: {
      nothing: "Changing now saves no interest.",
      less: "Changing now costs more.",
      more: "The interest saved pays for changing.",
      later: "Changing at renewal costs no charge.",
    },
    part: "Part",
    amount: "Amount",
    saved: "Interest saved",
    more: "More interest",
    refused: {
      title: "Too much is owed for another lender.",
      owed: "Owed now",
      payDown: "To pay off first",
    },
    charge: "Charge to leave",
    closingCosts: "Other costs",
    gained: "Gain in all",
    lost: "Cost in all",
    summary: ({ months: lasts, saved, costs, waits, recovered }: SavingsShown) => {
      if (waits) {
        return `Changing at renewal saves ${dollars(saved)} of interest over ${months(lasts)}, for ${dollars(costs)} of costs.`;
      }
      if (saved <= 0) {
        return `Over ${months(lasts)} changing now would cost ${dollars(-saved)} more interest, besides ${dollars(costs)} in costs.`;
      }
      if (recovered === null) {
        return `Over ${months(lasts)} changing now saves ${dollars(saved)} of interest, less than the ${dollars(costs)} it costs.`;
      }
      return `The interest saved pays for the ${dollars(costs)} of costs after ${months(recovered)} and comes to ${dollars(saved)} over ${months(lasts)}.`;
    },
  },
  equityLoans: {
    title: "A second loan instead",
    line: "Line of credit or second mortgage",
  },
  loans: { present: "Present mortgage", new: "New mortgage" },
} satisfies FormWords<typeof refinanceFields>;

export type RefinanceForm = typeof refinanceFormEnglish;
