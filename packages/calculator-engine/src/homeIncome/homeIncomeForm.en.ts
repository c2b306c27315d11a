import { debtToIncome } from "../debtToIncome.ts";
import * as askedEnglish from "../words/asked.en.ts";
import { formatEnglish } from "../words/Formatter.ts";
import type { FormWords, LoadedWords } from "../words/FormWords.ts";
import type { HomeIncomeInputs, HomeIncomeResult, homeIncomeFields } from "./homeIncomeEstimate.ts";

const { dollars, percent } = formatEnglish;
const limit = percent(debtToIncome);

/** English words of the form and estimate of the income that a home takes. */
export const homeIncomeFormEnglish = {
  title: "What Income Does This Home Take?",
  loadWords: (): LoadedWords => import("./homeIncomeWords.en.ts"),
  fields: {
    homePrice: { label: "Home price", hint: "The price asked, or the one that you would offer." },
    downPayment: { label: "Down payment", hint: "Less than the price." },
    interestRate: { label: "Interest rate" },
    loanTerm: { label: "Length of the mortgage" },
    monthlyDebts: {
      label: "Monthly debt payments",
      hint: "Car loans, cards, lines of credit, support. Enter 0 if none.",
    },
  },
  asked: { coSignerHome: askedEnglish.coSignerHome },
  steps: [
    { title: "What does the home cost?", needs: "To go on, enter a price above $0." },
    {
      title: "How would you pay for it?",
      needs:
        "To go on, enter a down payment above $0 and below the price, a rate above 0% and a length above 0 years.",
    },
    {
      title: "What do you pay on debts each month?",
      needs: "To see the income, enter an amount of $0 or more.",
    },
  ],
  resultTitle: "What this home takes",
  figures: { incomeByRule: "Income a year", housePayment: "Mortgage payment a month" },
  notes: { incomeByRule: `So that debts and mortgage take ${limit} of it` },
  sentence: ({ incomeByRule }: HomeIncomeResult, { homePrice }: HomeIncomeInputs) =>
    `By the ${limit} rule, a home of ${dollars(homePrice)} takes an income of ${dollars(incomeByRule)} a year.`,
  assumptions: [
    `Your debts and the mortgage payment together take ${limit} of what the household earns before tax.`,
    "The rate stays the same until the mortgage is paid off, and interest is compounded monthly.",
    "No stress test, mortgage insurance, property tax or heating is counted. A lender counts them all, so it usually asks for more.",
  ],
  picture: {
    title: (monthly: string, income: string) =>
      `${monthly} a month takes an income of about ${income} a year.`,
    part: "Part",
    amount: "Amount",
    payment: "Mortgage payment as tested",
    propertyTax: "Property tax",
    heating: "Heating",
    condoFees: "Condo fees that count",
    debts: "Other debts",
    summary: (monthly: number) =>
      `A lender counts ${dollars(monthly)} a month for this home and your debts.`,
  },
} satisfies FormWords<typeof homeIncomeFields>;

export type HomeIncomeForm = typeof homeIncomeFormEnglish;
