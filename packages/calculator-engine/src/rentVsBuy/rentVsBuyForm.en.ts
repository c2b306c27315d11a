import { formatEnglish } from "../words/Formatter.ts";
import type { FormWords, LoadedWords } from "../words/FormWords.ts";
import { homeAssumptions } from "./homeAssumptions.ts";
import type { RentVsBuyInputs, rentVsBuyFields } from "./rentVsBuyEstimate.ts";
import {
  type RentVsBuyRecommendationId,
  type RentVsBuyResult,
  rentVsBuy,
} from "./rentVsBuyEstimate.ts";

const { dollars, percent, years } = formatEnglish;
const { amortizationYears, maintenance, appreciation, equityShare } = homeAssumptions;

/** Length of stay in years after which both choices leave the same, and the better one beyond it. */
export interface BreakEven {
  readonly year: number;
  readonly beyond: RentVsBuyRecommendationId;
}

/** What each choice leaves at the end of the stay, in dollars. */
export interface StayWealth {
  readonly ownerWealth: number;
  readonly renterWealth: number;
}

/** English words of the rent-or-buy question's form and estimate. */
export const rentVsBuyFormEnglish = {
  title: "Rent vs Buy",
  loadWords: (): LoadedWords => import("./rentVsBuyWords.en.ts"),
  fields: {
    homePrice: {
      label: "Home price",
      hint: "The price of a home you would buy instead of renting.",
    },
    downPayment: { label: "Down payment", hint: "Enter 0 if none." },
    interestRate: { label: "Interest rate" },
    monthlyRent: { label: "Monthly rent", hint: "For a home you would be as happy in." },
    yearsToStay: { label: "Years you plan to stay" },
  },
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
  resultTitle: "Rent or buy?",
  figures: {
    savings: "Savings",
    totalRentingCost: "Total cost of renting",
    totalBuyingCost: "Total cost of buying",
    monthlyOwningCost: "Monthly cost of owning",
  },
  notes: {
    savings: ({ yearsToStay }: RentVsBuyInputs, { isRentingBetter }: RentVsBuyResult) =>
      `${isRentingBetter ? "By renting" : "By buying"}, over ${years(yearsToStay)}`,
    totalBuyingCost: "Down payment included, appreciation and equity deducted",
    monthlyOwningCost: "Mortgage payment, property tax and maintenance",
  },
  advice: ({ recommendation }: RentVsBuyResult): string => recommendation,
  because: (
    { totalRentingCost, totalBuyingCost }: RentVsBuyResult,
    { yearsToStay }: RentVsBuyInputs,
  ) =>
    `Over ${years(yearsToStay)}, renting would cost ${dollars(totalRentingCost)} and buying ${dollars(totalBuyingCost)}.`,
  sentence: ({ recommendation, savings }: RentVsBuyResult, { yearsToStay }: RentVsBuyInputs) =>
    `${recommendation}: over ${years(yearsToStay)} it would save you ${dollars(savings)}.`,
  assumptions: [
    `The mortgage is paid off over ${years(amortizationYears)}, with interest compounded monthly.`,
    `Property tax is ${percent(rentVsBuy.defaults.propertyTaxRate ?? 0)} of the price a year and maintenance ${percent(maintenance)}.`,
    `The home gains ${percent(appreciation)} a year, and ${percent(equityShare)} of the mortgage payments become equity.`,
    "The rent stays the same for as long as you stay.",
  ],
  sides: { renting: "Renting, you could hold", buying: "Buying, you could hold" },
  picture: {
    titles: {
      buy: (ahead: string, stay: number) =>
        `Buying leaves you about ${ahead} more after ${years(stay)}.`,
      rent: (ahead: string, stay: number) =>
        `Renting leaves you about ${ahead} more after ${years(stay)}.`,
      close: (_: string, stay: number) => `After ${years(stay)} both leave you about the same.`,
    },
    year: "Year",
    buying: "Buying",
    renting: "Renting",
    stay: (stay: number) => `Your ${years(stay)}`,
    summary: (
      breakEven: BreakEven | null,
      { ownerWealth, renterWealth }: StayWealth,
      { yearsToStay }: RentVsBuyInputs,
    ) => {
      const held = `After ${years(yearsToStay)} a buyer could hold ${dollars(ownerWealth)} and a renter ${dollars(renterWealth)}.`;
      if (breakEven === null) return `${held} No length of stay changes which of them is ahead.`;
      const other = breakEven.beyond === "buying-better" ? "buying" : "renting";
      return `${held} After about ${years(breakEven.year)} they would hold the same; beyond that, ${other} is ahead.`;
    },
  },
} satisfies FormWords<typeof rentVsBuyFields>;

export type RentVsBuyForm = typeof rentVsBuyFormEnglish;
