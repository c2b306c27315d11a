import type { CalculatorCardSource, ContentSource } from "@mortgage-kit/content";
import { embedPageOf } from "./embedPage.ts";

const cards: CalculatorCardSource[] = [
  {
    id: "affordability",
    title: "What Can I Afford?",
    description: "From your income, debts and savings to a price you can shop in.",
    estimatedTime: "3-5 min",
    icon: "home",
    colour: "water",
    metadata: {
      title: "Affordability Calculator",
      description:
        "Enter income, debts, savings and a rate, and see the price of a home that you could afford. It runs in your browser and sends nothing.",
    },
  },
  {
    id: "payment",
    title: "Mortgage Payment",
    description: "What a mortgage costs each month and in all, with its interest.",
    estimatedTime: "2-3 min",
    icon: "calculator",
    colour: "land",
    metadata: {
      title: "Payment Calculator",
      description:
        "See the payment, all the interest and the balance over time for any amount, rate and length of mortgage. It runs in your browser.",
    },
  },
  {
    id: "refinance",
    title: "Should I Refinance?",
    description: "Sets the saving of a new rate against what the change costs.",
    estimatedTime: "4-6 min",
    icon: "refresh",
    colour: "shallow",
    metadata: {
      title: "Refinance Calculator",
      description:
        "Compare your mortgage with a new rate: what you save each month, what the change costs and when it has paid for itself.",
    },
  },
  {
    id: "rent-vs-buy",
    title: "Rent Or Buy",
    description: "What renting and owning cost over the years that you plan to stay.",
    estimatedTime: "5-7 min",
    icon: "scale",
    colour: "deep",
    metadata: {
      title: "Rent Or Buy Calculator",
      description:
        "Compare the full cost of renting and of owning over the years that you plan to stay, with taxes, upkeep and growth in value.",
    },
  },
  {
    id: "debt-consolidation",
    title: "Debts In One Payment",
    description: "Your cards and loans as one payment at a mortgage rate.",
    estimatedTime: "4-5 min",
    icon: "coins",
    colour: "land",
    metadata: {
      title: "Debt Consolidation Calculator",
      description:
        "Add your cards and loans and see one payment at a mortgage rate: what it frees each month and what it costs in the long run.",
    },
  },
  {
    id: "closing-fees",
    title: "Closing Costs",
    description: "The cash that you need on closing day, for ten provinces.",
    estimatedTime: "2-3 min",
    icon: "receipt",
    colour: "water",
    metadata: {
      title: "Closing Cost Calculator",
      description:
        "Estimate the cash that you need on closing day: down payment, transfer tax, legal fees, inspection and insurance, by province.",
    },
  },
];

const furtherCalculators: CalculatorCardSource[] = [
  {
    id: "renewal",
    title: "Renewal Check",
    description: "Your lender's renewal offer beside others, with fees and cash back counted.",
    estimatedTime: "3-5 min",
    icon: "calendar",
    colour: "deep",
    metadata: {
      title: "Renewal Calculator",
      description:
        "Stay with your lender at renewal or switch? Compare what each offer costs in interest and fees, and see when a switch has paid for itself.",
    },
  },
];

export function resourcesOf(): NonNullable<ContentSource["resources"]> {
  return {
    page: {
      hero: {
        title: "Mortgage Calculators",
        subtitle: "They run in your browser, keep nothing and send nothing.",
      },
      calculators: {
        title: "Six Calculators",
        subtitle: "Each asks a few questions and shows how it got the answer.",
        button: "Start",
      },
      furtherCalculators: {
        title: "One More",
        subtitle: "For the letter that comes before a term is over.",
        button: "Start",
      },
      embedLink: "Show these calculators on your own site",
      metadata: {
        title: "Mortgage Calculators",
        description:
          "Six free mortgage calculators: affordability, payment, refinancing, rent or buy, debts and closing costs. They run in your browser alone.",
      },
    },
    calculatorPage: {
      privacy: "Worked out in your browser and nowhere else.",
      takes: "Takes about",
      needsScript: {
        title: "This calculator needs JavaScript",
        text: "It works in your browser. Turn JavaScript on and reload the page, or let us do the sums with you.",
        contactLink: "Ask us to work it out",
      },
    },
    embedPage: embedPageOf(),
    calculatorCards: cards,
    furtherCalculators,
  };
}
