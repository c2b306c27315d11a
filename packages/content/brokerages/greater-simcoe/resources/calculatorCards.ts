import type { CalculatorCardSource } from "@mortgage-kit/content";

/** Cards of the six calculators in the grid and the menu. */
export const calculatorCards = [
  {
    id: "affordability",
    title: "How Much Can I Afford?",
    description:
      "From your income, your debts and your savings to the highest price a lender's first rule of thumb allows.",
    estimatedTime: "3-5 min",
    icon: "home",
    colour: "water",
    metadata: {
      title: "How Much Can I Afford? Calculator",
      description:
        "Enter your income, debts, down payment and rate, and see the home price you could afford in Ontario. Runs in your browser; nothing is sent.",
    },
  },
  {
    id: "payment",
    title: "Mortgage Payment",
    description:
      "What a mortgage costs each month, every two weeks and in all, with the interest spelled out year by year.",
    estimatedTime: "2-3 min",
    icon: "calculator",
    colour: "land",
    metadata: {
      title: "Mortgage Payment Calculator",
      description:
        "See the monthly and biweekly payment, the total interest and the balance over time for any mortgage amount, rate and term. Free and private.",
    },
  },
  {
    id: "refinance",
    title: "Should I Refinance?",
    description:
      "Sets the monthly saving of a new rate against what it costs to change, and names the month you break even.",
    estimatedTime: "4-6 min",
    icon: "refresh",
    colour: "shallow",
    metadata: {
      title: "Should I Refinance? Calculator",
      description:
        "Compare your mortgage with a new rate: monthly savings, closing costs, the break-even month and the total saved. Free, in your browser only.",
    },
  },
  {
    id: "rent-vs-buy",
    title: "Rent vs Buy",
    description:
      "What renting and owning each cost over the years you plan to stay, with taxes, upkeep and growth counted.",
    estimatedTime: "5-7 min",
    icon: "scale",
    colour: "deep",
    metadata: {
      title: "Rent vs Buy Calculator",
      description:
        "Should you rent or buy? Compare the full cost of both over the years you plan to stay, with property tax, upkeep and appreciation included.",
    },
  },
  {
    id: "debt-consolidation",
    title: "Debt Consolidation",
    description:
      "Lists your cards and loans, then shows one payment at a mortgage rate, what it frees each month and what it costs in interest.",
    estimatedTime: "4-5 min",
    icon: "coins",
    colour: "land",
    metadata: {
      title: "Debt Consolidation Calculator",
      description:
        "Add your cards, loans and lines of credit and see one payment at a mortgage rate, the monthly savings and the interest in the long run.",
    },
  },
  {
    id: "closing-fees",
    title: "Closing Fees",
    description:
      "The cash you need on closing day: land transfer tax, lawyer, inspection, appraisal and insurance, for ten provinces.",
    estimatedTime: "2-3 min",
    icon: "receipt",
    colour: "water",
    metadata: {
      title: "Closing Fees Calculator",
      description:
        "Estimate the cash you need on closing day: down payment, land transfer tax, legal fees, inspection, appraisal and insurance, by province.",
    },
  },
] satisfies CalculatorCardSource[];

/** Cards shown below the grid. */
export const furtherCalculators = [
  {
    id: "renewal",
    title: "Renewal Check",
    description:
      "Puts your lender's renewal offer beside the others: what each really costs, the month a switch pays for itself, and the rate to ask for.",
    estimatedTime: "3-5 min",
    icon: "calendar",
    colour: "deep",
    metadata: {
      title: "Mortgage Renewal Calculator",
      description:
        "Stay or switch at renewal? Compare rates, terms, cash back and fees, blend and extend, and see the break-even month. Free, in your browser only.",
    },
  },
  {
    id: "leaving",
    title: "What Leaving Costs",
    description:
      "The charge for leaving your mortgage early, by your lender's own method, month by month: when it jumps, when it falls, and the day worth waiting for.",
    estimatedTime: "2-4 min",
    icon: "calendar",
    colour: "water",
    metadata: {
      title: "Mortgage Prepayment Charge Calculator",
      description:
        "What does it cost to leave your mortgage early, and when is it cheapest? The charge by your lender's method, month by month to the end of the term.",
    },
  },
  {
    id: "home-income",
    title: "What Income Does This Home Take?",
    description:
      "Start from the home: the income and the cash that a lender would ask for it, with the stress test and the transfer tax of the place. Keep several homes side by side.",
    estimatedTime: "2-4 min",
    icon: "home",
    colour: "shallow",
    metadata: {
      title: "Income Needed For A Home Calculator",
      description:
        "What income does a home take? From its price to the yearly income, the down payment and the cash that a lender would ask. Free, in your browser only.",
    },
  },
  {
    id: "fixed-or-variable",
    title: "Fixed Or Variable, And For How Long?",
    description:
      "Five fixed terms and a variable rate over five years: what each costs while rates stay, what it costs on the path that you set, and the change that turns the answer.",
    estimatedTime: "2-3 min",
    icon: "percent",
    colour: "land",
    metadata: {
      title: "Fixed Or Variable Mortgage Calculator",
      description:
        "Fixed or variable, and for how long? Compare 1 to 5 years fixed with variable on your own path of rates, and see the change that turns it. No forecast.",
    },
  },
] satisfies CalculatorCardSource[];
