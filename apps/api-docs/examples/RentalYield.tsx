"use client";

import {
  amount,
  defineCalculator,
  numberFrom,
  oneOf,
  positiveAmount,
} from "@mortgage-kit/calculator-engine/define";
import { CalculatorWithView } from "@mortgage-kit/calculators";
import {
  dollars,
  en,
  labelled,
  makeView,
  type OwnWords,
  share,
} from "@mortgage-kit/calculators/define";
import { defaultTheme, Section } from "@mortgage-kit/ui";
import "@mortgage-kit/ui/styles.css";
import "@mortgage-kit/calculators/styles.css";

// The fields, each with its rule and the step that asks for it. The types of the inputs follow.
export const rentalYield = defineCalculator({
  id: "rental-yield",
  fields: {
    price: { rule: positiveAmount, step: 1 },
    condition: { rule: oneOf(["new", "old"]), step: 1, default: "old" },
    monthlyRent: { rule: positiveAmount, step: 2, slider: true },
    vacancy: { rule: numberFrom(0, 50, "percent"), step: 2, default: 4, slider: true },
    yearlyCosts: { rule: amount, step: 2, default: 0 },
  },
  workOut: ({ price, condition, monthlyRent, vacancy, yearlyCosts }) => {
    const repairs = condition === "old" ? price / 100 : 0;
    const yearlyIncome = 12 * monthlyRent * (1 - vacancy / 100) - yearlyCosts - repairs;
    return { result: { yearlyIncome, yieldPercent: (100 * yearlyIncome) / price } };
  },
});

// The words. A field or an option without words is a type error.
const words = {
  title: "Rental yield",
  fields: {
    price: { label: "Price of the building" },
    condition: { label: "Condition", options: { new: "New", old: "Older" } },
    monthlyRent: { label: "Rent a month" },
    vacancy: { label: "Empty, of the year" },
    yearlyCosts: { label: "Costs a year", hint: "Taxes and insurance." },
  },
  rows: {},
  steps: [
    { title: "What does it cost?", needs: "To go on, enter a price." },
    { title: "What does it bring?", needs: "To see the yield, enter a rent." },
  ],
  calculate: "Work it out",
  resultTitle: "What the building yields",
  assumptions: ["An older building needs 1% of its price a year for repairs."],
} satisfies OwnWords<typeof rentalYield>;

// The result: one headline, the figures below it, and a sentence.
const figure = labelled({ yieldPercent: "Yield a year", yearlyIncome: "Left of the rent a year" });
const view = makeView({
  calculator: rentalYield,
  words,
  language: en,
  engineWords: () => import("@mortgage-kit/calculator-engine/words/en"),
  summarize: ({ yieldPercent, yearlyIncome }) => ({
    headline: figure("yieldPercent", share(yieldPercent)),
    groups: [{ figures: [figure("yearlyIncome", dollars(yearlyIncome))] }],
    sentence: `The building yields ${en.format.share(yieldPercent)} a year.`,
  }),
});

export const RentalYield = () => (
  <main className={defaultTheme}>
    <Section>
      <CalculatorWithView view={view} />
    </Section>
  </main>
);
