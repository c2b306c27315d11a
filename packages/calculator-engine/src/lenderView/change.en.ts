import type { Quantity } from "../quantity.ts";
import type { Formatter } from "../words/Formatter.ts";
import type { LenderSayings } from "../words/SharedVocabulary.ts";

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

/** What a lender's view of a mortgage that is changed says besides what every view does. */
export const changeEnglish: LenderSayings<"change"> = {
  bridge: {
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
  },
  notes: {
    "charge-is-estimate": () =>
      "The prepayment charge is an estimate: lenders choose the comparison rate differently.",
    "home-value-unknown": () =>
      "Without the home's value, all debts are taken to fit under the refinance limit.",
    "debt-never-ends": () =>
      "At its present payment a debt would never be paid off, so the interest saved is the estimate's.",
    "straight-switch": () =>
      "A switch at renewal that leaves loan and amortization as they are needs no stress test.",
    "balance-above-limit": ({ limit }, format) =>
      `The balance is more than ${format.about(limit)} of the home's value, so a lender could not refinance all of it.`,
    "nothing-fits": ({ limit }, format) =>
      `The home already carries ${format.about(limit)} of its value or more: nothing can be consolidated.`,
  },
  limits: {
    "end-of-term": ({ months, ...change }, format) =>
      saving(`in the ${format.about(months)} left of the term`, change, format),
    "end-of-mortgage": ({ months, ...change }, format) =>
      saving(`over the ${format.about(months)} remaining`, change, format),
    "shortest-term": ({ months, ...change }, format) =>
      saving(`by the end of the shortest term, in ${format.about(months)},`, change, format),
    "nothing-fits": ({ limit }, format) =>
      `A lender could not consolidate anything: the home already carries ${format.about(limit)} of its value or more.`,
  },
};
