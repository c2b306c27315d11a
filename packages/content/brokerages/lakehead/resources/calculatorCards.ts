import type { CalculatorCardSource } from "@mortgage-kit/content";

export const calculatorCards: CalculatorCardSource[] = [
  {
    id: "closing-fees",
    title: "Cash On The Day",
    description:
      "Everything due at the lawyer's desk, from the deed tax to the title insurance, for any of ten provinces.",
    estimatedTime: "2-3 min",
    icon: "receipt",
    colour: "deep",
    metadata: {
      title: "Closing Cost Calculator",
      description:
        "How much cash a purchase takes on closing day: the down payment, land transfer tax, lawyer, inspection, appraisal and insurance, by province.",
    },
  },
  {
    id: "affordability",
    title: "Price Range",
    description:
      "What your income and your debts leave for a house payment, and the price that payment would carry.",
    estimatedTime: "3-5 min",
    icon: "home",
    colour: "shallow",
    metadata: {
      title: "Price Range Calculator",
      description:
        "Find the price range your income, debts and savings would support, with the lender's stricter test beside it. Nothing leaves your device.",
    },
  },
  {
    id: "payment",
    title: "The Payment",
    description:
      "A month, a fortnight, a lifetime: what a mortgage costs in each, and how much of it is interest.",
    estimatedTime: "2-3 min",
    icon: "calculator",
    colour: "water",
    metadata: {
      title: "Payment Calculator",
      description:
        "Work out a mortgage's monthly and biweekly payment, all its interest and the balance year by year, for any amount, rate and length.",
    },
  },
  {
    id: "rent-vs-buy",
    title: "Rent Or Own",
    description:
      "Both ways of living somewhere, added up over the years you mean to stay: repairs, taxes, growth and all.",
    estimatedTime: "5-7 min",
    icon: "scale",
    colour: "land",
    metadata: {
      title: "Rent Or Own Calculator",
      description:
        "Add up renting and owning over the years you mean to stay, with upkeep, property tax and growth in value, and see which one costs less.",
    },
  },
  {
    id: "refinance",
    title: "Change It Or Leave It",
    description:
      "What a new rate would save each month, what the change costs, and how long until the one has paid for the other.",
    estimatedTime: "4-6 min",
    icon: "refresh",
    colour: "shallow",
    metadata: {
      title: "Refinance Calculator",
      description:
        "Set the saving of a new mortgage against the cost of the change, and find the month in which it has paid for itself, if there is one.",
    },
  },
  {
    id: "debt-consolidation",
    title: "One Payment For All",
    description:
      "Card, truck, snow machine, line of credit: put together on the house, with what you gain now and pay later.",
    estimatedTime: "4-5 min",
    icon: "coins",
    colour: "land",
    metadata: {
      title: "Debts In One Payment Calculator",
      description:
        "List your debts and see a single payment at a mortgage rate: what it frees every month, and what the longer road costs in interest.",
    },
  },
];
