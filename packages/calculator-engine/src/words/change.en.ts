import type { LeavingFacts } from "../insight/leavingFacts.ts";
import type { Quantity } from "../quantity.ts";
import type { FactWords } from "./FactWords.ts";
import type { Formatter } from "./Formatter.ts";
import type { SomeLenderWords } from "./LenderVocabulary.ts";

/** Writes the interest saved in a period and the costs of changing; cash back can make them negative. */
function saving(
  time: string,
  { saved, costs }: Readonly<Record<"saved" | "costs", Quantity>>,
  format: Formatter,
): string {
  const amount = format.roughly({ ...saved, value: Math.abs(saved.value) });
  const interest =
    saved.value < 0
      ? `${amount} more interest is paid`
      : `${saved.value > 0 ? `${amount} of` : "no"} interest is saved`;
  const cost = format.roughly({ ...costs, value: Math.abs(costs.value) });
  const change = costs.value < 0 ? `brings ${cost}` : `costs ${costs.value > 0 ? cost : "nothing"}`;
  return `${time} ${interest}, and changing ${change}.`;
}

/** Writes that new lenders give fewer years; empty if they give as many. */
export const fewerYearsEnglish = ({ longest }: { longest: Quantity | null }, format: Formatter) =>
  longest
    ? `Most new lenders give at most ${format.about(longest)}, so your payment would rise.`
    : "";

export const leavingEnglish: Readonly<Record<keyof LeavingFacts, FactWords>> = {
  rateType: {
    ask: "Is the present rate fixed or variable?",
    options: { fixed: "Fixed", variable: "Variable" },
    condition: {
      fixed: "the present rate is fixed",
      variable: "the present rate is variable",
    },
  },
  presentLender: {
    ask: "Who is your present lender?",
    hint: "Big banks usually charge more for leaving a fixed rate early.",
    options: {
      bank: "A big bank",
      other: "Another bank or lender",
      "credit-union": "A credit union or caisse",
      alternative: "An alternative lender",
      private: "A private lender",
    },
    condition: {
      bank: "your lender is a big bank",
      other: "your lender is another bank or lender",
      "credit-union": "your lender is a credit union or caisse",
      alternative: "your lender is an alternative lender",
      private: "your lender is a private lender",
    },
  },
  comparisonRate: {
    ask: "Your lender's comparison rate",
    hint: "The rate at which it lends today for the time left; at a big bank, its posted rate less the discount that you got. Left empty, we assume a usual one.",
    condition: (rate) => `your lender compares with ${rate}`,
  },
  privilege: {
    ask: "Paid off first, within this year's privilege",
    hint: "Most contracts let you pay off 10% to 20% a year without a charge.",
    condition: (amount) => `${amount} is paid off first, within your privilege`,
  },
  chargeKnown: {
    ask: "Charge for leaving, as your lender quotes it",
    hint: "Estimated until your lender tells you. 0 if it charges none.",
    condition: (amount) => `your lender charges ${amount} for leaving`,
  },
};

export const changeEnglish = {
  bridge: {
    "refinance-limit": ({ share }, format) => ({
      label: "Debts above the limit",
      because: `A home can be refinanced to ${format.about(share)} of its value at most; what goes beyond stays where it is.`,
    }),
    "debts-paid-off": () => ({
      label: "Debts paid off as you pay them now",
      because:
        "The estimate lets today's debts go on charging interest on today's balances for as long as the new loan runs. At your present payments they end, and cost this much less.",
    }),
    "payments-kept": () => ({
      label: "Today's payments kept up",
      because:
        "If you keep paying as much as today, you repay the new loan long before its term ends, with less interest.",
    }),
    "dearest-only": () => ({
      label: "Only the dearest debts moved",
      because: "A debt that charges less than the new loan is cheaper where it is.",
    }),
    "line-instead": ({ rate }, format) => ({
      label: `Line of credit at ${format.about(rate)} instead`,
      because: "It leaves the mortgage, its rate and its term as they are, so there is no charge.",
    }),
    "no-loan": () => ({
      label: "No loan: the dearest debt first",
      because:
        "When one debt is paid off, its payment goes to the dearest one left. The total stays the same, and there is no loan to pay for.",
    }),
    "refinance-costs": () => ({
      label: "Costs of refinancing",
      because: "A lawyer, an appraisal and the discharge of the old mortgage have to be paid.",
    }),
    "end-of-term": ({ months }, format) => ({
      label: "Only until the present term ends",
      because: `The present rate is sure for ${format.length(months.value)}. After that either mortgage is renewed at a rate that nobody knows, so no saving is counted.`,
    }),
    "new-term": ({ months }, format) => ({
      label: "Only over a new term",
      because: `A new rate is sure for one term, here ${format.length(months.value)}. Until the present term ends your present rate counts, and from then on your lender's offer; what comes after the new term nobody knows.`,
    }),
    "offer-unknown": () => ({
      label: "Your lender's offer is not known",
      because:
        "At renewal your present rate ends in any case. Until you say what your lender offers, its offer is taken to match the new rate, so no interest is saved.",
    }),
    "longest-term": ({ months }, format) => ({
      label: "To the end of the longest term",
      because: `Offers of different length are compared over ${format.length(months.value)}, with the rate after the shorter term.`,
    }),
    "blend-not-offered": () => ({
      label: "No blend of the rates",
      because: "Your lender has not offered to blend the rates and extend the term.",
    }),
    "contract-payment": () => ({
      label: "Your payment and the contract's years",
      because:
        "What you pay today is not the payment that ends the mortgage on its date, and a renewal goes back to the contract's years.",
    }),
    "collateral-charge": () => ({
      label: "Moving a collateral charge",
      because: "A lawyer discharges the old mortgage and registers a new one.",
    }),
    waiting: ({ months }, format) => ({
      label: "Waiting for the renewal",
      because: `Changing when the present term is over, in ${format.length(months.value)}, costs nothing to leave, and your present rate counts until then.`,
    }),
    "mortgage-repriced": ({ months }, format) => ({
      label: "Your mortgage at the new rate",
      because: `Refinancing moves your whole mortgage from its present rate to the new one. For the ${format.length(months.value)} left of its term that is the difference in interest.`,
    }),
    "converted-free": () => ({
      label: "No costs at your own lender",
      because:
        "A new rate that your own lender gives free of charge needs no lawyer and no discharge.",
    }),
    "prepayment-charge": () => ({
      label: "Prepayment charge",
      because:
        "Leaving a closed mortgage before its term ends costs three months' interest or, at a fixed rate, the lender's loss of interest if that is more.",
    }),
  },
  notes: {
    "charge-is-estimate": ({ isThreeMonths, presentValue, most, bank }, format) => {
      const estimate = `The prepayment charge is an estimate: ${isThreeMonths ? "three months' interest, " : ""}about ${format.roughly(most)}`;
      if (isThreeMonths) return `${estimate}.`;
      if (bank.value - presentValue.value < 1) return `${estimate} at any lender.`;
      const discounted =
        most.value - presentValue.value < 1
          ? ""
          : `about ${format.roughly(presentValue)} at those that discount their loss to today, `;
      return `${estimate} at most lenders, ${discounted}about ${format.roughly(bank)} at a big bank, which compares with its posted rate less your discount.`;
    },
    "collateral-charge": ({ costs }, format) =>
      `A collateral charge does not simply move: about ${format.roughly(costs)} for the lawyer, the discharge and the registration is counted for each switch, unless a new lender pays it.`,
    "other-loan": ({ costs }, format) =>
      `The line of credit or second loan moves along or is paid off: about ${format.roughly(costs)} for a lawyer is counted for each switch, and the new lender tests your income.`,
    "added-units": ({ share }, format) =>
      `To add a second suite, an insured refinance may reach ${format.about(share)} of the home's value once the suite is built. Ask a broker.`,
    "long-amortization": ({ left, most }, format) =>
      `You have ${format.about(left)} left. Most new lenders give at most ${format.about(most)}, so your payment would rise; ask before you count on it.`,
    "back-to-contract": ({ left, contract }, format) =>
      `Your statement shows ${format.about(left)}, since your payment stayed while the rate rose. At renewal the lender goes back to the contract, here ${format.about(contract)}.`,
    "before-leaving": ({ rateType }) =>
      `Before you pay a charge, ask what your contract allows without one: this year's prepayment privilege, or ${rateType === "variable" ? "converting to a fixed rate at the same lender" : "porting the mortgage: taking it to your next home"}.`,
    "home-value-unknown": () =>
      "Without the home's value, all debts are taken to fit under the refinance limit.",
    "line-beside": () =>
      "A line of credit is registered beside the mortgage, at your lender or with a new one. What it costs is not counted here: compare it under “A second loan instead”.",
    "debt-never-ends": () =>
      "At its present payment a debt would never be paid off. Its interest is counted up to the end of the new loan.",
    "straight-switch": () =>
      "A switch at renewal of a mortgage that stands alone, with loan and amortization as they are, no longer has to pass the stress test; a lender may still apply it.",
    "switch-tested": ({ rate, payment }, format) =>
      `The new lender tests your income as for a new mortgage: about ${format.roughly(payment)} a month, at ${format.about(rate)}.`,
  },
  limits: {
    "end-of-term": ({ months, ...change }, format) =>
      saving(`In the ${format.length(months.value)} left of the term,`, change, format),
    "new-term": ({ months, ...change }, format) =>
      saving(`Over ${format.length(months.value)},`, change, format),
    "terms-compared": ({ months, ...change }, format) =>
      saving(`Over ${format.length(months.value)},`, change, format),
    "above-limit": ({ limit, max }, format) =>
      `Another lender could lend ${format.about(limit)} of the home's value at most, ${format.about(max)}.`,
    "nothing-fits": ({ limit }, format) =>
      `A lender could not consolidate anything: the home already secures loans of ${format.about(limit)} of its value or more.`,
  },
} satisfies SomeLenderWords;
