import type { RatesPage } from "@mortgage-kit/content";

export const ratesPage: RatesPage = {
  hero: {
    title: "Our Rates Today",
    subtitle: "Yours depends on the property, the down payment and you.",
  },
  today: {
    columns: {
      rate: "Rate",
      apr: "APR",
      payment: "A month for {principal}",
    },
    use: "Use this rate",
    hold: "Hold This Rate",
    basis:
      "The APR includes the fees of the loan; where none is shown, it equals the rate. Rates, APR and payments are for {principal} over {years} years.",
    footnote:
      "Rates vary provincially and change without notice. OAC (on approved credit). Only a lender's written commitment is an offer.",
  },
  history: {
    title: "How They Moved",
    day: "Day",
    table: "Show every change as a table",
  },
  bank: {
    title: "The Bank Of Canada's Rates",
    subtitle:
      "Variable rates follow the policy rate. The posted rate is what banks list, not what people pay.",
    policyRate: "Policy interest rate",
    postedRate: "Posted rate, 5 years",
    asOf: "As of",
    attribution:
      "Source: Bank of Canada, Valet API. The Bank of Canada does not endorse this page.",
  },
  metadata: {
    title: "Mortgage Rates",
    description:
      "Our fixed and variable mortgage rates with their day, APR and monthly payment, every change so far, and the Bank of Canada's policy rate.",
  },
};
