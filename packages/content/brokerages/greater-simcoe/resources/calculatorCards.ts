import type { CalculatorCardSource } from "@mortgage-kit/content";

/** Cards of the six calculators in the grid and the menu. */
export const calculatorCards = [
  {
    id: "affordability",
    title: "How Much Can I Afford?",
    description: "The price that your income, debts and savings allow.",
    metadata: {
      title: "How Much Can I Afford? Calculator",
      description:
        "Enter your income, debts, down payment and rate, and see the home price you could afford in Ontario. Runs in your browser; nothing is sent.",
    },
  },
  {
    id: "payment",
    title: "Mortgage Payment",
    description: "The payment by month or two weeks, and the interest.",
    metadata: {
      title: "Mortgage Payment Calculator",
      description:
        "See the monthly and biweekly payment, the total interest and the balance over time for any mortgage amount, rate and term. Free and private.",
    },
  },
  {
    id: "refinance",
    title: "Should I Refinance?",
    description: "What a new rate saves each month, and when it pays off.",
    metadata: {
      title: "Should I Refinance? Calculator",
      description:
        "Compare your mortgage with a new rate: monthly savings, closing costs, the break-even month and the total saved. Free, in your browser only.",
    },
  },
  {
    id: "rent-vs-buy",
    title: "Rent vs Buy",
    description: "What each costs over the years that you plan to stay.",
    metadata: {
      title: "Rent vs Buy Calculator",
      description:
        "Should you rent or buy? Compare the full cost of both over the years you plan to stay, with property tax, upkeep and appreciation included.",
    },
  },
  {
    id: "debt-consolidation",
    title: "Debt Consolidation",
    description: "One payment for your debts: what it frees and costs.",
    metadata: {
      title: "Debt Consolidation Calculator",
      description:
        "Add your cards, loans and lines of credit and see one payment at a mortgage rate, the monthly savings and the interest in the long run.",
    },
  },
  {
    id: "closing-fees",
    title: "Closing Fees",
    description: "The cash to bring on closing day, in ten provinces.",
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
    description: "Your lender's offer beside others, and a rate to ask for.",
    metadata: {
      title: "Mortgage Renewal Calculator",
      description:
        "Stay or switch at renewal? Compare rates, terms, cash back and fees, blend and extend, and see the break-even month. Free, in your browser only.",
    },
  },
  {
    id: "leaving",
    title: "What Leaving Costs",
    description: "The charge for leaving early, by your lender's method.",
    metadata: {
      title: "Mortgage Prepayment Charge Calculator",
      description:
        "What does it cost to leave your mortgage early, and when is it cheapest? The charge by your lender's method, month by month to the end of the term.",
    },
  },
  {
    id: "home-income",
    title: "What Income Does This Home Take?",
    description: "The income and the cash that a lender asks for a home.",
    metadata: {
      title: "Income Needed For A Home Calculator",
      description:
        "What income does a home take? From its price to the yearly income, the down payment and the cash that a lender would ask. Free, in your browser only.",
    },
  },
  {
    id: "fixed-or-variable",
    title: "Fixed Or Variable, And For How Long?",
    description: "Five fixed terms and a variable rate, on rates you set.",
    metadata: {
      title: "Fixed Or Variable Mortgage Calculator",
      description:
        "Fixed or variable, and for how long? Compare 1 to 5 years fixed with variable on your own path of rates, and see the change that turns it. No forecast.",
    },
  },
] satisfies CalculatorCardSource[];
