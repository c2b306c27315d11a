import { checkInputs } from "../calculator.ts";
import { isNumber, mustBe, oneOf, positiveAmount, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import type { ScheduleRow } from "./amortizationSchedule.ts";
import { equivalentRate } from "./compounding.ts";
import { type Accepting, type InputsIn, optional } from "./optionalField.ts";
import { rateRules } from "./periodicRate.ts";
import { rateCoveredBy } from "./triggerRate.ts";

/**
 * Part of a variable mortgage that changes with the rate; the contract names one. `adjustable`: the
 * payment changes, so that the loan ends on its date. `fixed-payment`: the share of interest in an
 * unchanged payment changes.
 */
export type VariableKind = "adjustable" | "fixed-payment";

export interface VariableRateInputs extends InputsIn<typeof inputRules> {}

export interface VariableRateRow extends ScheduleRow {
  readonly annualRate: number;
  readonly payment: number;
}

export interface VariableRateSchedule {
  /** Dollars of the first payment. */
  readonly payment: number;
  /** Percent a year at which the first payment covers only the interest. */
  readonly triggerRate: number;
  /** First payment that does not cover its interest; `null` if every payment does. */
  readonly trigger: VariableRateRow | null;
  readonly rows: readonly VariableRateRow[];
  readonly totals: { readonly paid: number; readonly interest: number };
  /** Balance at the end. */
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
  /** Dollars borrowed or owing. */
  principal: positiveAmount,
  amortizationYears: yearCount,
  kind: oneOf(["adjustable", "fixed-payment"]),
  /** Later rates after `annualRate`, in order, each with the first payment at that rate. */
  ratePath: optional(
    mustBe<Accepting<readonly { readonly fromPayment: number; readonly annualRate: number }[]>>(
      "a list of { fromPayment, annualRate } in order, from the second payment on",
      (path) =>
        Array.isArray(path) &&
        path.every(
          (step, index) =>
            isStep(Object(step)) && (index === 0 || step.fromPayment > path[index - 1].fromPayment),
        ),
    ),
  ),
  /** Dollars of a payment fixed earlier. Defaults to the payment that repays the loan on schedule. */
  payment: optional(positiveAmount),
  /** Years to list. Defaults to the amortization. */
  termYears: optional(yearCount),
};

const monthlyUnlessGiven = <Inputs extends VariableRateInputs>(inputs: Inputs) => ({
  ...inputs,
  compounding: inputs.compounding ?? ("monthly" as const),
  frequency: inputs.frequency ?? ("monthly" as const),
});

/** Tolerance for rounding errors when a payment equals the interest. */
const slack = 1e-7;

/**
 * Lists the payments of a variable-rate mortgage along a path of rates.
 *
 * A convention: an adjustable payment is recalculated for each rate, over the amortization left. A
 * fixed payment stays the same until it does not cover the interest. Then it is raised to the interest.
 * Amounts are unrounded. Rates are compounded monthly by default.
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
  const { principal, kind, ratePath = [] } = terms;
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
    if (isShort) payment = interest;
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
  return {
    payment: first,
    triggerRate: rateCoveredBy({ ...terms, balance: principal, payment: first }),
    trigger,
    rows,
    totals: { paid: sum((row) => row.payment), interest: sum((row) => row.interest) },
    balance: rows.at(-1)?.balance ?? 0,
  };
}
