import type { RatesPage } from "@mortgage-kit/content";

export const ratesPage: RatesPage = {
  hero: {
    title: "Our Rates, With Their Day",
    subtitle:
      "What we can arrange for a typical file, since when, and what it costs a month with everything counted. Yours depends on the property, the down payment and you.",
    button: "See The Rates",
  },
  today: {
    title: "Rates We Can Arrange",
    subtitle: "Each stands until the next line in the history replaces it.",
    columns: {
      term: "Term",
      rate: "Rate",
      apr: "APR",
      payment: "A month per $100,000",
      since: "Since",
    },
    kinds: { fixed: "Fixed", variable: "Variable" },
    use: "Use this rate",
    conditions: "Conditions",
    basis:
      "APR is the yearly cost of the loan with its costs beside the interest, counted as the law asks and never shown below the rate. Rates, APR and payments are stated for {principal} over {years} years.",
    footnote:
      "Rates vary provincially and change without notice. OAC (on approved credit). An offer is what a lender commits to in writing.",
  },
  history: {
    title: "How They Moved",
    subtitle: "Every change since we began to write them down here. Nothing is taken out.",
    day: "Day",
    table: "Show every change as a table",
  },
  bank: {
    title: "Beside Them: The Bank Of Canada",
    subtitle:
      "Variable rates follow the policy rate. The posted rate is what banks list, not what people pay.",
    policyRate: "Policy interest rate",
    postedRate: "Posted rate, 5 years",
    asOf: "As of",
    attribution: "Source: Bank of Canada, Valet API. The Bank has no part in this page.",
  },
  metadata: {
    title: "Mortgage Rates",
    description:
      "Our fixed and variable mortgage rates with their day, APR and payment per $100,000, every change since we began, and the Bank of Canada's policy rate beside them.",
  },
};
