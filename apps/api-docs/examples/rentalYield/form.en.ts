import type { OwnWords } from "@mortgage-kit/calculators/define";
import type { Result, rentalYield } from "./rentalYield.ts";

// The words of the form. A field or an option without words is a type error.
export const form = {
  title: "Rental yield",
  fields: {
    price: { label: "Price of the building" },
    condition: { label: "Condition of the building", options: { new: "New", old: "Older" } },
    monthlyRent: { label: "Rent a month" },
    vacancy: { label: "Empty, of the year" },
    yearlyCosts: { label: "Costs a year", hint: "Taxes and insurance." },
  },
  steps: [
    { title: "What does it cost?", needs: "To go on, enter a price." },
    { title: "What does it bring?", needs: "To see the yield, enter a rent." },
  ],
  calculate: "Work it out",
  resultTitle: "What the building yields",
  assumptions: ["An older building needs 1% of its price a year for repairs."],
  figures: { yieldPercent: "Yield a year", yearlyIncome: "Left of the rent a year" },
  sentence: ({ yieldPercent }: Result) => `The building yields ${yieldPercent.toFixed(1)}% a year.`,
} satisfies OwnWords<typeof rentalYield>;

export type Form = typeof form;
