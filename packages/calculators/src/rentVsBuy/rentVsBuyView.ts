import {
  homeAssumptions,
  type RentVsBuyInputs,
  type RentVsBuyResult,
  rentVsBuy,
} from "@simcoe/calculator-engine";
import type { CalculatorView } from "./CalculatorView.ts";
import { rate, years } from "./measures.ts";
import { dollars, dollarsAndCents } from "./money.ts";

const { amortizationYears, maintenance, appreciation, equityShare } = homeAssumptions;

export const rentVsBuyView: CalculatorView<RentVsBuyInputs, RentVsBuyResult> = {
  fields: {
    homePrice: {
      kind: "money",
      label: "Home price",
      hint: "The price of a home you would buy instead of renting.",
    },
    downPayment: { kind: "money", label: "Down payment", hint: "Enter 0 if none." },
    interestRate: { kind: "percent", label: "Interest rate" },
    monthlyRent: {
      kind: "money",
      label: "Monthly rent",
      hint: "For a home you would be as happy in.",
    },
    yearsToStay: { kind: "years", label: "Years you plan to stay" },
    propertyTaxRate: { kind: "unasked" },
  },
  rows: {},
  steps: [
    { title: "What would the home cost?", needs: "To go on, enter a price above $0." },
    {
      title: "How would you pay for it?",
      needs: "To go on, enter a down payment of $0 or more and a rate above 0%.",
    },
    {
      title: "What would you rent, and for how long?",
      needs: "To compare, enter a rent above $0 and a number of years above 0.",
    },
  ],
  calculateLabel: "Calculate",
  resultTitle: "Rent or buy?",
  summarize: (result, { yearsToStay }) => ({
    headline: {
      label: "Savings",
      value: dollars(result.savings),
      note: `${result.isRentingBetter ? "By renting" : "By buying"}, over ${years(yearsToStay)}`,
    },
    advice: {
      tone: "good",
      text: result.recommendation,
      because: `Over ${years(yearsToStay)}, renting would cost ${dollars(result.totalRentingCost)} and buying ${dollars(result.totalBuyingCost)}.`,
    },
    groups: [
      {
        figures: [
          { label: "Total cost of renting", value: dollars(result.totalRentingCost) },
          {
            label: "Total cost of buying",
            value: dollars(result.totalBuyingCost),
            note: "Down payment included, appreciation and equity deducted",
          },
          {
            label: "Monthly cost of owning",
            value: dollarsAndCents(result.monthlyOwningCost),
            note: "Mortgage payment, property tax and maintenance",
          },
        ],
      },
    ],
    sentence: `${result.recommendation}: over ${years(yearsToStay)} it would save you ${dollars(result.savings)}.`,
  }),
  assumptions: [
    `The mortgage is paid off over ${years(amortizationYears)}, with interest compounded monthly.`,
    `Property tax is ${rate(rentVsBuy.defaults.propertyTaxRate ?? 0)} of the price a year and maintenance ${rate(maintenance)}.`,
    `The home gains ${rate(appreciation)} a year, and ${rate(equityShare)} of the mortgage payments become equity.`,
    "The rent stays the same for as long as you stay.",
  ],
  loadInsight: () => import("./insight/rentVsBuyInsight.tsx"),
};
