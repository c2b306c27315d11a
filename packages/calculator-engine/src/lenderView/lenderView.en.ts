import type { Quantity } from "../quantity.ts";
import type { Formatter } from "../words/Formatter.ts";
import type { SharedVocabulary } from "../words/SharedVocabulary.ts";
import type { BuyerReason } from "./note.ts";

const compounded = {
  "semi-annual": "semi-annually",
  monthly: "monthly",
  quarterly: "quarterly",
  annual: "annually",
} as const;

/** Why a lender's figure is another one. */
export const bridgeEnglish: SharedVocabulary["bridge"] = {
  compounding: ({ compounding, usual }) => ({
    label: `Interest compounded ${compounded[compounding]}`,
    because: usual
      ? "Fixed rates in Canada are compounded twice a year, so the same quoted rate costs a little less than with the estimate's monthly compounding."
      : `The contract compounds ${compounded[compounding]}; the estimate compounds monthly.`,
  }),
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
  "premium-in-loan": ({ rate }, format) => ({
    label: "Insurance premium added to the loan",
    because: `The down payment is too small to do without insurance, so a premium of ${format.about(rate)} of the loan is added to what is owed.`,
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
  "refinance-limit": ({ share }, format) => ({
    label: "Debts that do not fit",
    because: `A home can be refinanced to ${format.about(share)} of its value at most; what goes beyond stays where it is.`,
  }),
  "debts-paid-off": () => ({
    label: "Debts paid off as you pay them now",
    because:
      "The estimate lets today's debts go on charging interest on today's balances for as long as the new loan runs. At your present payments they end, and cost this much less.",
  }),
  "refinance-costs": () => ({
    label: "Costs of refinancing",
    because: "A lawyer, an appraisal and the discharge of the old mortgage have to be paid.",
  }),
  "end-of-term": ({ months }, format) => ({
    label: "Only until the present term ends",
    because: `The present rate is sure for ${format.about(months)}. After that either mortgage is renewed at a rate that nobody knows, so no saving is counted.`,
  }),
  "prepayment-charge": () => ({
    label: "Prepayment charge",
    because:
      "Leaving a closed mortgage before its term ends costs three months' interest or, at a fixed rate, the lender's loss of interest if that is more.",
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
};

const firstTimeReasons: Readonly<Record<BuyerReason, string>> = {
  "never-owned": "no buyer has ever owned a home",
  "years-without": "no buyer has lived in their own this year or in the four before",
  "owned-before": "a buyer has owned a home, however long ago",
  "not-citizen-or-permanent-resident": "it takes citizens or permanent residents",
};

/** What stands in the way or was left out. */
export const notesEnglish: SharedVocabulary["notes"] = {
  "amortization-too-long": () =>
    "Insurers do not cover an amortization this long for this buyer: it would have to be shorter, or the down payment larger.",
  "charge-is-estimate": () =>
    "The prepayment charge is an estimate: lenders choose the comparison rate differently.",
  "home-value-unknown": () =>
    "Without the home's value, all debts are taken to fit under the refinance limit.",
  "municipal-rate-unknown": ({ from }, format) => {
    const above = from.value > 0 ? ` above ${format.about(from)}` : "";
    return `A tax of the municipality's own${above} is not counted until you give its rate.`;
  },
  "first-time": ({ tests }) =>
    tests
      .map(
        ({ rule, met, because }) =>
          `${rule.name} – ${met ? "yes" : "no"}, ${firstTimeReasons[because]}.`,
      )
      .join(" "),
  "debt-never-ends": () =>
    "At its present payment a debt would never be paid off, so the interest saved is the estimate's.",
  "straight-switch": () =>
    "A switch at renewal that leaves loan and amortization as they are needs no stress test.",
  "minimum-down-payment": ({ minimum }, format) =>
    `A lender needs at least ${format.about(minimum)} down at this price.`,
  "not-insurable": ({ minimum }, format) =>
    `At this price a mortgage cannot be insured: a lender needs ${format.about(minimum)} down.`,
  "balance-above-limit": ({ limit }, format) =>
    `The balance is more than ${format.about(limit)} of the home's value, so a lender could not refinance all of it.`,
  "nothing-fits": ({ limit }, format) =>
    `The home already carries ${format.about(limit)} of its value or more: nothing can be consolidated.`,
};

interface Change {
  readonly saved: Quantity;
  readonly costs: Quantity;
}

/** What changing saves of interest in some time, and what it costs; cash back may be more. */
function saving(time: string, { saved, costs }: Change, format: Formatter): string {
  const interest = saved.value > 0 ? `${format.roughly(saved)} of interest` : "no interest";
  const cost = format.roughly({ ...costs, value: Math.abs(costs.value) });
  return `: ${time} ${interest} is saved, and changing ${costs.value < 0 ? "brings" : "costs"} ${cost}.`;
}

/** What a lender's figure comes from: the end of the lender's sentence. */
export const limitsEnglish: SharedVocabulary["limits"] = {
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
  refused: ({ minimum, missing }, format) =>
    `A lender could not lend on this: ${format.about(minimum)} down is the least here, and ${format.about(missing)} of it is missing.`,
  "end-of-term": ({ months, ...change }, format) =>
    saving(`in the ${format.about(months)} left of the term`, change, format),
  "end-of-mortgage": ({ months, ...change }, format) =>
    saving(`over the ${format.about(months)} remaining`, change, format),
  "shortest-term": ({ months, ...change }, format) =>
    saving(`by the end of the shortest term, in ${format.about(months)},`, change, format),
  "nothing-fits": ({ limit }, format) =>
    `A lender could not consolidate anything: the home already carries ${format.about(limit)} of its value or more.`,
  difference: ({ step, said }, format) =>
    `. The largest difference: ${said.label} (${format.signed(step.amount)}).`,
  same: () => " too.",
};
