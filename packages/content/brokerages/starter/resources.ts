import type { ContentSource } from "@mortgage-kit/content";

export const resources: ContentSource["resources"] = {
  page: {
    hero: {
      title: "Mortgage Calculators",
      subtitle: "They run in your browser, keep nothing and send nothing.",
    },
    calculators: {
      title: "Calculators",
      subtitle: "Each asks a few questions and shows how it got the answer.",
      button: "Start",
    },
    furtherCalculators: {
      title: "Further Calculators",
      subtitle: "For further questions.",
      button: "Start",
    },
    metadata: {
      title: "Mortgage Calculators",
      description:
        "Free mortgage calculators: affordability, payment, refinancing, rent or buy, debts and closing costs. They run in your browser alone.",
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
  calculatorCards: [
    {
      id: "affordability",
      title: "What Can I Afford?",
      description: "From your income, debts and savings to a price you can shop in.",
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
      metadata: {
        title: "Refinance Calculator",
        description:
          "Compare your mortgage with a new rate: what you save each month, what the change costs and when it has paid for itself.",
      },
    },
    {
      id: "renewal",
      title: "Renewal Check",
      description: "Your lender's renewal offer beside others, with fees and cash back counted.",
      metadata: {
        title: "Renewal Calculator",
        description:
          "Stay with your lender at renewal or switch? Compare what each offer costs in interest and fees, and see when a switch has paid for itself.",
      },
    },
  ],
  otherCalculators: true,
};
