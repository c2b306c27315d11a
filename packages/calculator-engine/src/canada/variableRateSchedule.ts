import { checkInputs } from "../checkInputs.ts";
import { amount, isNumber, mustBe, oneOf, positiveAmount, years } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import type { ScheduleRow } from "./amortizationSchedule.ts";
import { equivalentRate } from "./equivalentRate.ts";
import { optional } from "./optionalField.ts";
import { type PeriodicRateInputs, rateRules } from "./periodicRate.ts";
import { rateCoveredBy } from "./triggerRate.ts";

/**
 * Part of a variable mortgage that follows the rate. `adjustable`: the payment, so that the loan
 * ends on its day. `fixed-payment`: the share of interest in an unchanged payment. The contract
 * names one.
 */
export type VariableKind = "adjustable" | "fixed-payment";

/** Lender's action above the trigger rate: asks for the interest, or lets the balance grow. */
export type AtTrigger = "raise-payment" | "add-to-balance";

export interface VariableRateInputs extends PeriodicRateInputs {
  /** Dollars borrowed or owing. */
  readonly principal: number;
  readonly amortizationYears: number;
  readonly kind: VariableKind;
  /** Later rates, each from a payment on, in order; the first is `annualRate`. */
  readonly ratePath?: readonly { readonly fromPayment: number; readonly annualRate: number }[];
  /** Dollars of a payment that was fixed before. Defaults to the one that repays in time. */
  readonly payment?: number;
  /** Years to list; the amortization by default. */
  readonly termYears?: number;
  /** `"raise-payment"` unless given; for fixed payments. */
  readonly atTrigger?: AtTrigger;
  /** Dollars owing at which a lender that lets the balance grow asks for more. */
  readonly triggerPoint?: number;
}

export interface VariableRateRow extends ScheduleRow {
  /** Percent a year. */
  readonly annualRate: number;
  readonly payment: number;
}

export interface VariableRateSchedule {
  /** The first payment. */
  readonly payment: number;
  readonly highestPayment: number;
  /** Percent a year at which the first payment would cover the interest alone. */
  readonly triggerRate: number;
  /** The first payment that does not cover its interest; `null` where each does. */
  readonly trigger: VariableRateRow | null;
  /** The number of the payment after which more is owed than the trigger point; `null` if never. */
  readonly triggerPointAt: number | null;
  readonly rows: readonly VariableRateRow[];
  readonly totals: { readonly paid: number; readonly interest: number };
  /** Owed at the end. */
  readonly balance: number;
}

const isStep = ({ fromPayment, annualRate }: { fromPayment?: unknown; annualRate?: unknown }) =>
  Number.isInteger(fromPayment) &&
  Number(fromPayment) > 1 &&
  isNumber(annualRate) &&
  annualRate >= 0 &&
  annualRate <= 100;

const inputRules = {
  ...rateRules,
  principal: positiveAmount,
  amortizationYears: years,
  kind: oneOf(["adjustable", "fixed-payment"]),
  ratePath: optional(
    mustBe(
      "a list of { fromPayment, annualRate } in order, from the second payment on",
      (path) =>
        Array.isArray(path) &&
        path.every(
          (step, index) =>
            isStep(Object(step)) && (index === 0 || step.fromPayment > path[index - 1].fromPayment),
        ),
    ),
  ),
  payment: optional(positiveAmount),
  termYears: optional(years),
  atTrigger: optional(oneOf(["raise-payment", "add-to-balance"])),
  triggerPoint: optional(amount),
};

const monthlyUnlessGiven = <Inputs extends VariableRateInputs>(inputs: Inputs) => ({
  ...inputs,
  compounding: inputs.compounding ?? ("monthly" as const),
  frequency: inputs.frequency ?? ("monthly" as const),
});

/** Room for the error of the last bits where a payment is the interest itself. */
const slack = 1e-7;

/**
 * Lists a mortgage of a variable rate payment by payment, along a path of rates.
 *
 * A convention: an adjustable payment is worked out anew with each rate, over the amortization that
 * is left; a fixed one stays until it does not cover the interest. Then it is raised to the
 * interest, or the rest is added to the balance. Unrounded; rates are compounded monthly unless
 * given.
 *
 * Sources: Bank of Canada, Staff Analytical Note 2022-19; lenders' contracts.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * variableRateSchedule({
 *   principal: 500_000, annualRate: 2, amortizationYears: 25, kind: "fixed-payment", termYears: 5,
 *   ratePath: [{ fromPayment: 13, annualRate: 6 }],
 * }).trigger?.number; // 13
 */
export function variableRateSchedule(inputs: VariableRateInputs): VariableRateSchedule {
  checkInputs(inputs, inputRules);
  const terms = monthlyUnlessGiven(inputs);
  const { principal, kind, ratePath = [], atTrigger = "raise-payment", triggerPoint } = terms;
  const aYear = paymentsPerYear[terms.frequency];
  const inAll = Math.ceil(terms.amortizationYears * aYear - 1e-9);
  const last = Math.ceil((terms.termYears ?? terms.amortizationYears) * aYear - 1e-9);
  const rateFrom = new Map(ratePath.map((step) => [step.fromPayment, step.annualRate]));
  const rows: VariableRateRow[] = [];
  let { annualRate } = terms;
  let periodic = equivalentRate(annualRate, terms.compounding, terms.frequency);
  const first = terms.payment ?? levelPayment(principal, periodic, inAll);
  let payment = first;
  let owed = principal;
  let trigger: VariableRateRow | null = null;
  for (let number = 1; number <= last && owed > slack; number++) {
    const changed = rateFrom.get(number);
    if (changed !== undefined) {
      annualRate = changed;
      periodic = equivalentRate(annualRate, terms.compounding, terms.frequency);
      const left = Math.max(1, inAll - number + 1);
      if (kind === "adjustable") payment = levelPayment(owed, periodic, left);
    }
    const interest = owed * periodic;
    const isShort = payment < interest - slack;
    if (isShort && atTrigger === "raise-payment") payment = interest;
    const paid = Math.min(payment, owed + interest);
    owed = owed + interest - paid;
    const row = {
      number,
      annualRate,
      payment: paid,
      interest,
      principal: paid - interest,
      balance: owed < slack ? 0 : owed,
    };
    rows.push(row);
    if (isShort) trigger ??= row;
  }
  const sum = (of: (row: VariableRateRow) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const past = rows.find(({ balance }) => triggerPoint !== undefined && balance > triggerPoint);
  return {
    payment: first,
    highestPayment: Math.max(...rows.map((row) => row.payment)),
    triggerRate: rateCoveredBy({ ...terms, balance: principal, payment: first }),
    trigger,
    triggerPointAt: past?.number ?? null,
    rows,
    totals: { paid: sum((row) => row.payment), interest: sum((row) => row.interest) },
    balance: rows.at(-1)?.balance ?? 0,
  };
}
