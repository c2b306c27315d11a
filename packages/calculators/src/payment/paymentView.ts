import type { PaymentInputs, PaymentResult } from "@simcoe/calculator-engine";
import type { CalculatorView } from "./CalculatorView.ts";
import { years } from "./measures.ts";
import { dollars, dollarsAndCents } from "./money.ts";

export const paymentView: CalculatorView<PaymentInputs, PaymentResult> = {
  fields: {
    loanAmount: {
      kind: "money",
      label: "Mortgage amount",
      hint: "What you borrow: the price less the down payment, or what you still owe.",
    },
    interestRate: { kind: "percent", label: "Interest rate" },
    loanTerm: {
      kind: "years",
      label: "Length of the mortgage",
      hint: "How long until it is paid off, which lenders call the amortization.",
    },
    paymentFrequency: {
      kind: "choice",
      label: "Payment frequency",
      hint: "You will see the monthly and the bi-weekly payment whichever you choose.",
      options: {
        monthly: "Monthly",
        "semi-monthly": "Twice a month",
        biweekly: "Bi-weekly",
        weekly: "Weekly",
        "accelerated-biweekly": "Accelerated bi-weekly",
        "accelerated-weekly": "Accelerated weekly",
        quarterly: "Every three months",
      },
    },
  },
  rows: {},
  steps: [
    {
      title: "How much will you borrow?",
      needs: "To go on, enter an amount above $0.",
    },
    {
      title: "At what rate, for how long?",
      needs: "To see the payment, enter a rate above 0% and a length above 0 years.",
    },
  ],
  calculateLabel: "Calculate",
  resultTitle: "Your mortgage payment",
  summarize: ({ monthly, biweekly, total, totalInterest }, { loanTerm }) => ({
    headline: { label: "Monthly payment", value: dollarsAndCents(monthly) },
    groups: [
      {
        figures: [
          { label: "Bi-weekly payment", value: dollarsAndCents(biweekly), note: "26 in a year" },
          { label: "Total paid", value: dollars(total), note: `Monthly, over ${years(loanTerm)}` },
          { label: "Total interest", value: dollars(totalInterest) },
        ],
      },
    ],
    sentence: `Your monthly payment would be ${dollarsAndCents(monthly)}. Over ${years(loanTerm)} you would pay ${dollars(total)}, of which ${dollars(totalInterest)} is interest.`,
  }),
  assumptions: [
    "The rate stays the same until the mortgage is paid off.",
    "Interest is compounded as often as it is paid: monthly for the monthly payment, every two weeks for the bi-weekly one.",
    "Property tax, insurance and fees are not part of the payment.",
  ],
  loadInsight: () => import("./insight/paymentInsight.tsx"),
};
