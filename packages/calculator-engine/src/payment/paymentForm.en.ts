import { formatEnglish } from "../words/Formatter.ts";
import type { FormWords, LoadedWords } from "../words/FormWords.ts";
import { frequencyLabelsEnglish } from "../words/frequencies.en.ts";
import type { PaymentInputs, PaymentResult, paymentFields } from "./paymentEstimate.ts";

const { cents, dollars, years } = formatEnglish;

/** Interest and principal of the first year, and the first in which principal exceeds interest. */
export interface Crossover {
  readonly firstYear: { readonly interest: number; readonly principal: number } | undefined;
  /** Undefined if it is the first year, or if there is none. */
  readonly crossoverYear: number | undefined;
}

/** English words of the payment question's form and estimate. */
export const paymentFormEnglish = {
  title: "Mortgage Payment",
  loadWords: (): LoadedWords => import("./paymentWords.en.ts"),
  fields: {
    loanAmount: {
      label: "Mortgage amount",
      hint: "What you borrow: the price less the down payment, or what you still owe.",
    },
    interestRate: { label: "Interest rate" },
    loanTerm: {
      label: "Length of the mortgage",
      hint: "How long until it is paid off, which lenders call the amortization.",
    },
    paymentFrequency: {
      label: "Payment frequency",
      hint: "You will see the monthly and the bi-weekly payment whichever you choose.",
      options: frequencyLabelsEnglish,
    },
  },
  steps: [
    { title: "How much will you borrow?", needs: "To go on, enter an amount above $0." },
    {
      title: "At what rate, for how long?",
      needs: "To see the payment, enter a rate above 0% and a length above 0 years.",
    },
  ],
  resultTitle: "Your mortgage payment",
  figures: {
    monthly: "Monthly payment",
    biweekly: "Bi-weekly payment",
    total: "Total paid",
    totalInterest: "Total interest",
  },
  notes: {
    biweekly: "26 in a year",
    total: ({ loanTerm }: PaymentInputs) => `Monthly, over ${years(loanTerm)}`,
  },
  sentence: ({ monthly, total, totalInterest }: PaymentResult, { loanTerm }: PaymentInputs) =>
    `Your monthly payment would be ${cents(monthly)}. Over ${years(loanTerm)} you would pay ${dollars(total)}, of which ${dollars(totalInterest)} is interest.`,
  assumptions: [
    "The rate stays the same until the mortgage is paid off.",
    "Interest is compounded as often as it is paid: monthly for the monthly payment, every two weeks for the bi-weekly one.",
    "Property tax, insurance and fees are not part of the payment.",
  ],
  picture: {
    titles: {
      interest: "At first, most of each payment is interest.",
      principal: "Each payment pays off more than its interest.",
    },
    year: "Year",
    principal: "Pays off the loan",
    interest: "Interest",
    monthly: (payment: string) => `About ${payment} a month`,
    refused: {
      title: "This home carries a smaller mortgage.",
      asked: "The mortgage you entered",
      most: "The most on this home",
    },
    summary: ({ firstYear, crossoverYear }: Crossover, length: number) =>
      [
        firstYear &&
          `In the first year, ${dollars(firstYear.interest / 12)} a month is interest and ${dollars(firstYear.principal / 12)} pays off the loan.`,
        crossoverYear && `From year ${crossoverYear} on, more pays off the loan than is interest.`,
        `As a lender counts, paid monthly over ${years(length)}.`,
      ]
        .filter(Boolean)
        .join(" "),
  },
  loan: "Mortgage",
  frequencyNote:
    "The bi-weekly payment of the result compounds interest every two weeks instead, which makes it a little larger than the one here.",
} satisfies FormWords<typeof paymentFields>;

export type PaymentForm = typeof paymentFormEnglish;
