// A custom calculator, as a consumer of the installed packages would write it.
import {
  amount,
  defineCalculator,
  oneOf,
  positiveAmount,
} from "@mortgage-kit/calculator-engine/define";
import {
  dollars,
  en,
  labelled,
  makeView,
  type OwnWords,
  share,
} from "@mortgage-kit/calculators/define";

export const rentalYield = defineCalculator({
  id: "rental-yield",
  fields: {
    price: { rule: positiveAmount, step: 1 },
    monthlyRent: { rule: positiveAmount, step: 2, slider: true },
    yearlyCosts: { rule: amount, default: 0, step: 2 },
  },
  workOut: ({ price, monthlyRent, yearlyCosts }) => {
    const yearlyIncome = 12 * monthlyRent - yearlyCosts;
    return { result: { yearlyIncome, yieldPercent: (100 * yearlyIncome) / price } };
  },
});

const words = {
  title: "Rental yield",
  fields: {
    price: { label: "Price of the building" },
    monthlyRent: { label: "Rent a month" },
    yearlyCosts: { label: "Costs a year", hint: "Taxes, insurance and repairs." },
  },
  rows: {},
  steps: [
    { title: "What does it cost?", needs: "To go on, enter a price." },
    { title: "What does it bring?", needs: "To see the yield, enter a rent." },
  ],
  calculate: "Work it out",
  resultTitle: "What the building yields",
  figures: { yieldPercent: "Yield a year", yearlyIncome: "Left of the rent a year" },
  sentence: (percent: number) => `The building would yield ${en.format.share(percent)} a year.`,
  assumptions: ["It is rented out all year."],
} satisfies OwnWords<typeof rentalYield>;

const figure = labelled(words.figures);

export const rentalYieldEn = makeView({
  calculator: rentalYield,
  words,
  language: en,
  engineWords: () => import("@mortgage-kit/calculator-engine/words/en"),
  summarize: ({ yieldPercent, yearlyIncome }) => ({
    headline: figure("yieldPercent", share(yieldPercent)),
    groups: [{ figures: [figure("yearlyIncome", dollars(yearlyIncome))] }],
    sentence: words.sentence(yieldPercent),
  }),
});

export const mistaken = defineCalculator({
  id: "mistaken",
  fields: {
    price: { rule: positiveAmount, step: 1 },
    condition: { rule: oneOf(["new", "old"]), step: 2 },
  },
  // @ts-expect-error A choice is not a number.
  workOut: ({ price, condition }) => ({ result: { rest: price - condition } }),
});

export const forgotten = {
  ...words,
  // @ts-expect-error The rent has no label.
  fields: { price: words.fields.price, yearlyCosts: words.fields.yearlyCosts },
} satisfies OwnWords<typeof rentalYield>;
