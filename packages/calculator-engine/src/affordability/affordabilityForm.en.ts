import { debtToIncome } from "../debtToIncome.ts";
import * as askedEnglish from "../words/asked.en.ts";
import { formatEnglish } from "../words/Formatter.ts";
import type { FormWords, LoadedWords } from "../words/FormWords.ts";
import type { AffordabilityResult, affordabilityFields } from "./affordabilityEstimate.ts";

const { dollars, percent } = formatEnglish;
const limit = percent(debtToIncome);

/** English words of the affordability question's form and estimate. */
export const affordabilityFormEnglish = {
  title: "How Much Can I Afford?",
  loadWords: (): LoadedWords => import("./affordabilityWords.en.ts"),
  fields: {
    annualIncome: {
      label: "Yearly household income",
      hint: "Before tax, for everybody who will be on the mortgage.",
    },
    monthlyDebts: {
      label: "Monthly debt payments",
      hint: "Car loans, cards, lines of credit, support. Enter 0 if none.",
    },
    downPayment: {
      label: "Down payment",
      hint: "Your savings for the purchase. Enter 0 if none.",
    },
    interestRate: { label: "Interest rate" },
    loanTerm: { label: "Length of the mortgage" },
  },
  asked: { homeInMind: askedEnglish.homeInMind, coSignerHome: askedEnglish.coSignerHome },
  steps: [
    { title: "What does your household earn?", needs: "To go on, enter an income above $0." },
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
  resultTitle: "What you could afford",
  figures: { maxPrice: "Maximum home price" },
  notes: { maxPrice: `It is based on a ${limit} debt-to-income ratio` },
  sentence: ({ maxPrice }: AffordabilityResult) =>
    `You could afford a home of up to ${dollars(maxPrice)}, based on a ${limit} debt-to-income ratio.`,
  assumptions: [
    `Your debts and the mortgage payment together take ${limit} of what the household earns before tax.`,
    "The rate stays the same until the mortgage is paid off, and interest is compounded monthly.",
    "No stress test, mortgage insurance, property tax or heating is counted. A lender counts them all, so its answer is usually lower.",
  ],
  picture: {
    title: (downPayment: string, mortgage: string) =>
      `Your ${downPayment} and a mortgage of about ${mortgage}.`,
    inCash: "What your savings buy without a mortgage.",
    refused: {
      debts: {
        title: "Your debts leave no room for a mortgage.",
        stated: "Your debts a month",
        asked: "To pay off first",
      },
      income: {
        title: "This home takes more income.",
        stated: "Your income that counts",
        asked: "What it takes",
      },
      down: {
        title: "This home takes more down.",
        stated: "Your savings",
        asked: "The least down payment",
      },
      year: {
        title: "A second year of this income counts.",
        stated: "Price of the home without it",
        asked: "Price of the home with it",
      },
    },
    price: "Price of the home",
    part: "Part",
    amount: "Amount",
    mortgage: "Mortgage as a lender counts",
    downPayment: "Your savings",
    costs: "Costs of closing, in cash on top",
    paidFirst: "Costs of closing, out of the savings",
    summary: (mortgage: number, downPayment: number) =>
      `A lender could add a mortgage of about ${dollars(mortgage)} to your savings of ${dollars(downPayment)}.`,
  },
  income: {
    title: "What kind of income",
    text: "Guaranteed pay counts in full. Of what varies, a lender takes the average of two years, or the latest if it is lower; of rent, a share. What you do not say here counts as guaranteed.",
  },
} satisfies FormWords<typeof affordabilityFields>;

export type AffordabilityForm = typeof affordabilityFormEnglish;
