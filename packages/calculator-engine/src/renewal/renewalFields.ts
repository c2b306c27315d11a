import type { InputsOf } from "../calculator.ts";
import {
  amount,
  eachRow,
  type FieldRule,
  filledText,
  monthCount,
  mustBe,
  none,
  positiveAmount,
  rate,
  yearCount,
} from "../fieldRules.ts";
import type { Unit } from "../quantity.ts";

/** Names that people enter if they have no offer. */
const noName = /^(none|no|n\/a|nil|aucune?|non|s\/o|[-–—]+)$/i;

/** Returns true if a row of a form is an offer: it has a real name, or a rate but no name yet. */
function isOffer(row: { readonly name?: unknown; readonly annualRate?: unknown }): boolean {
  const { name, annualRate } = row;
  const text = typeof name === "string" ? name.trim() : "";
  return text === "" ? typeof annualRate === "number" : !noName.test(text);
}

/** Creates a rule for one column of every row that is an offer. */
const eachOffer = <Rule extends FieldRule>(rule: Rule) =>
  eachRow(
    Object.assign(
      ((column, row, inForm) => (isOffer(row) ? rule(column, row, inForm) : none)) as Rule,
      rule,
    ),
  );

export const renewalFields = {
  /** Dollars owing today. */
  balance: { rule: positiveAmount, step: 1 },
  /** Percent per year until the present term ends. */
  currentRate: { rule: rate, step: 1 },
  /** Present lender's offer for the next term, in percent per year. */
  renewalRate: { rule: rate, step: 1, slider: true },
  /** Months left of the present term; 0 at renewal. */
  monthsRemaining: { rule: monthCount, step: 1 },
  /** Years left of the amortization, which every choice keeps. */
  yearsRemaining: { rule: yearCount, default: 20, step: 2 },
  /** Years of the term that the present lender offers. */
  renewalTerm: { rule: yearCount, default: 5, step: 2 },
  /** Dollars for leaving before the present term ends; 0 at renewal. */
  prepaymentCharge: { rule: amount, default: 0 },
  /** Empty if no other lender was asked; a row that is blank or named "none" is not an offer. */
  offers: {
    rule: /* @__PURE__ */ mustBe("a list of offers, possibly empty", Array.isArray, {
      kind: "list",
    }),
    default: [{ id: "1", name: "", annualRate: null, termYears: 5, cashBack: 0, fees: 0 }],
  },
  "offers.name": { rule: /* @__PURE__ */ eachOffer(filledText), step: 2 },
  /** Percent per year. */
  "offers.annualRate": { rule: /* @__PURE__ */ eachOffer(rate), step: 2 },
  /** Years. */
  "offers.termYears": { rule: /* @__PURE__ */ eachOffer(yearCount), step: 2 },
  /** Dollars that the lender pays. */
  "offers.cashBack": { rule: /* @__PURE__ */ eachOffer(amount), step: 2 },
  /** Dollars for the lender, the lawyer, the appraisal and the discharge. */
  "offers.fees": { rule: /* @__PURE__ */ eachOffer(amount), step: 2 },
} as const;

export interface RenewalInputs extends InputsOf<typeof renewalFields> {}

/** Offer of another lender. */
export type OtherOffer = RenewalInputs["offers"][number];

/**
 * Returns the rows that are offers.
 *
 * @example
 * const row = { id: "1", annualRate: 4.29, termYears: 5, cashBack: 0, fees: 0 };
 * offersOf({ offers: [{ ...row, name: "Broker" }, { ...row, name: "none" }] }).length; // 1
 */
export const offersOf = ({ offers }: { readonly offers: readonly OtherOffer[] }) =>
  offers.filter((row) => isOffer(Object(row)));

export const renewalFigures = {
  shortestTerm: "months",
  monthsAfterShortest: "payments",
  // Staying: the present rate until its term ends, then the renewal rate.
  presentMonthlyRate: "fraction",
  presentPayment: "dollars",
  monthsAfterRenewal: "payments",
  balanceAtRenewal: "dollars",
  renewalMonthlyRate: "fraction",
  stayPayment: "dollars",
  stayBalance: "dollars",
  stayCost: "dollars",
  stayCostThen: "dollars",
  stayCostToEnd: "dollars",
  // The present lender's offer (its letter) over its own term.
  monthsAfterLetter: "payments",
  letterBalance: "dollars",
  letterCost: "dollars",
  lenderLetterCost: "dollars",
  halfPercentLess: "dollars",
  // Each other choice, by the offer's name; a choice without one is the blend.
  blendedRate: "percent",
  "choice.monthlyRate": "fraction",
  "choice.payment": "dollars",
  "choice.balance": "dollars",
  "choice.cost": "dollars",
  "choice.costThen": "dollars",
  "choice.monthsAfter": "payments",
  "choice.balanceAfter": "dollars",
  "choice.paymentAfter": "dollars",
  "choice.costToEnd": "dollars",
  renewalSavings: "dollars",
  cheaperAfter: "months",
  savingsToEnd: "dollars",
  lenderRenewalSavings: "dollars",
  gainToday: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;
