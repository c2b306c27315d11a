import type { LenderSayings } from "../words/SharedVocabulary.ts";

/** What a lender's view of a purchase says besides what every view does. */
export const purchaseEnglish: LenderSayings<"purchase"> = {
  bridge: {
    "stress-test": ({ rate }, format) => ({
      label: "Stress test",
      because: `The payment is tested at ${format.about(rate)}, not at the rate you pay.`,
    }),
    "debt-service-limits": ({ gds, tds }, format) => ({
      label: "Debt service limits",
      because: `A lender allows ${format.about(gds)} of income for housing and ${format.about(tds)} for all debts, whichever is reached first.`,
    }),
    "housing-costs": () => ({
      label: "Property tax, heating and condo fees",
      because: "They count as housing costs, so less of the income is left for the mortgage.",
    }),
    "premium-tier": () => ({
      label: "Premium tier",
      because: "A higher price would fall into a dearer premium tier.",
    }),
    "cash-price": () => ({
      label: "Cash price",
      because: "The down payment buys this much with no mortgage at all.",
    }),
    "minimum-down-payment": () => ({
      label: "Minimum down payment",
      because: "The down payment is not enough for a higher price.",
    }),
    "insurance-cap": () => ({
      label: "Price cap for insured mortgages",
      because: "A dearer home cannot be insured at all.",
    }),
    "premium-borrowed": () => ({
      label: "Insurance premium borrowed, not paid in cash",
      because: "A lender adds the premium to the mortgage; only its tax is due at closing.",
    }),
    "premium-tax": () => ({
      label: "Provincial tax on the premium",
      because: "The province taxes the insurance premium, and the tax is paid in cash at closing.",
    }),
    "principal-repaid": ({ share }, format) => ({
      label: "Principal repaid by the schedule",
      because: `The estimate counts ${format.about(share)} of the payments as equity; the mortgage's own schedule says what is really paid off by the end of the stay.`,
    }),
    "transfer-tax": ({ rule }) => ({
      label: rule,
      because: "Due in cash when the home changes hands, and not in the estimate.",
    }),
    "transfer-tax-instead": ({ rule }) => ({
      label: rule,
      because: "What is charged here, in place of the estimate's figure for the province.",
    }),
    "transfer-relief": ({ rule }) => ({
      label: rule,
      because: "This buyer or home is given this much of the tax back.",
    }),
  },
  notes: {
    "municipal-rate-unknown": ({ from }, format) => {
      const above = from.value > 0 ? ` above ${format.about(from)}` : "";
      return `A tax of the municipality's own${above} is not counted until you give its rate.`;
    },
  },
  limits: {
    "income-gds": ({ share, rate }, format) =>
      `: there, housing takes ${format.about(share)} of the income with the payment tested at ${format.about(rate)}.`,
    "income-tds": ({ share, rate }, format) =>
      `: there, all debts together take ${format.about(share)} of the income with the payment tested at ${format.about(rate)}.`,
    "down-payment": ({ downPayment, share }, format) =>
      share
        ? `: ${format.about(share)} down is the least, and ${format.about(downPayment)} is ${format.about(share)} of that.`
        : `: ${format.about(downPayment)} is the least that may be put down on that price.`,
    amortization: ({ years, downPayment, share }, format) =>
      `: over ${format.about(years)} it cannot be insured, so ${format.about(share)} down is the least, and ${format.about(downPayment)} is ${format.about(share)} of that.`,
    "insurance-cap": ({ cap, minimum }, format) =>
      `: from ${format.about(cap)} on, a mortgage cannot be insured and takes ${format.about(minimum)} down.`,
    "nothing-down": ({ share }, format) =>
      `, since at least ${format.about(share)} of the price has to be put down.`,
    cash: () => ", what the down payment buys in cash: the income carries no mortgage.",
  },
};
