import { CalculatorInputError, checkInputs } from "../calculator.ts";
import { amount, date, mustBe, positiveAmount, yearCount } from "../fieldRules.ts";
import { type Amortization, amortize } from "../finance/amortize.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { equivalentRate } from "./compounding.ts";
import { type MortgagePaymentInputs, mortgagePayment } from "./mortgagePayment.ts";
import { numberOfPayments } from "./numberOfPayments.ts";
import { type Accepting, flag, type InputsIn, optional } from "./optionalField.ts";
import { paymentDates } from "./paymentDates.ts";

export interface ScheduleYear {
  /** Number of the year, from 1. */
  readonly year: number;
  /** Interest and principal, including lump sums. */
  readonly paid: number;
  readonly interest: number;
  readonly principal: number;
  /** Balance at the end of the year. */
  readonly balance: number;
}

/** Adds up a loan's payments by year. The last year may be partial. */
function rollUpYears(
  { count, interest, balance }: Amortization,
  borrowed: number,
  paymentsAYear: number,
): ScheduleYear[] {
  const years: ScheduleYear[] = [];
  let opening = borrowed;
  for (let first = 0; first < count; first += paymentsAYear) {
    const end = Math.min(first + paymentsAYear, count);
    let charged = 0;
    for (let k = first; k < end; k++) charged += interest[k] ?? 0;
    const closing = balance[end - 1] ?? 0;
    const principal = opening - closing;
    years.push({
      year: years.length + 1,
      paid: charged + principal,
      interest: charged,
      principal,
      balance: closing,
    });
    opening = closing;
  }
  return years;
}

interface ScheduleTerms
  extends Omit<MortgagePaymentInputs, "amortizationYears">,
    InputsIn<Omit<typeof inputRules, "payment">> {}

/** Inputs with an amortization or with a payment; each determines the other. */
export type AmortizationScheduleInputs =
  | (ScheduleTerms & { readonly amortizationYears: number; readonly payment?: undefined })
  | (ScheduleTerms & { readonly payment: number; readonly amortizationYears?: undefined });

export interface ScheduleRow {
  readonly number: number;
  /** Payment date, if `firstPaymentOn` was given. */
  readonly date?: string;
  readonly interest: number;
  /** Principal repaid with this payment, including lump sums. */
  readonly principal: number;
  readonly balance: number;
}

export interface AmortizationSchedule {
  /** Regular payment before any increase. */
  readonly payment: number;
  /** Rows, created on first access: callers of `years` or `totals` do not need them. */
  readonly rows: readonly ScheduleRow[];
  readonly years: readonly ScheduleYear[];
  /** Totals of all rows. A lump sum on the first day counts as principal. */
  readonly totals: { readonly paid: number; readonly interest: number; readonly principal: number };
  /** Balance at the end; exactly 0 if the loan is repaid. */
  readonly balance: number;
  /** Number of payments and years to repay the loan; `null` if the term ends first. */
  readonly payoff: { readonly payments: number; readonly years: number } | null;
}

const listOfExtras = <Id extends string>(when: Id, dollars: Id) =>
  optional(
    mustBe<Accepting<readonly Readonly<Record<Id, number>>[]>>(
      `a list of { ${when}, ${dollars} }`,
      (value) =>
        Array.isArray(value) &&
        value.every((extra) => Number.isInteger(extra?.[when]) && extra[when] >= 0) &&
        value.every((extra) => !amount(dollars, extra)[0]),
    ),
  );

const inputRules = {
  payment: optional(positiveAmount),
  /** Years to list; the whole loan by default. */
  termYears: optional(yearCount),
  /** ISO date of the first payment. Adds a date to each row. */
  firstPaymentOn: optional(date),
  /** Extra principal, by number of the payment that it is paid with; 0 is the first day of the loan. */
  lumpSums: listOfExtras("atPayment", "amount"),
  /** Increases of the regular payment, by number of the first payment that changes. */
  increases: listOfExtras("fromPayment", "payment"),
  /** True to round the payment and each period's amounts to the cent, half up, as lenders' systems do. */
  roundToCent: flag,
};

/** Returns the number of payments in some years, without one that rounding errors would add. */
const paymentsIn = (length: number, aYear: number) => Math.ceil(length * aYear - 1e-9);

// A plain loop is several times faster than a callback, and pages recalculate on every keystroke.
function toRows({ count, interest, principal, balance }: Amortization): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  for (let k = 0; k < count; k++) {
    rows.push({
      number: k + 1,
      interest: interest[k] ?? 0,
      principal: principal[k] ?? 0,
      balance: balance[k] ?? 0,
    });
  }
  return rows;
}

function dated(rows: ScheduleRow[], { firstPaymentOn, frequency = "monthly" }: ScheduleTerms) {
  if (firstPaymentOn === undefined) return rows;
  const dates = paymentDates({ firstPaymentOn, frequency, payments: rows.length });
  return rows.map((row, index) => ({ ...row, date: dates[index] ?? "" }));
}

function byPayment(lumpSums: NonNullable<ScheduleTerms["lumpSums"]>): Map<number, number> {
  const extras = new Map<number, number>();
  for (const { atPayment, amount } of lumpSums) {
    extras.set(atPayment, (extras.get(atPayment) ?? 0) + amount);
  }
  return extras;
}

function run(inputs: AmortizationScheduleInputs, payment: number, aYear: number): Amortization {
  const { principal, termYears, lumpSums = [], increases = [], roundToCent = false } = inputs;
  const toTheEnd =
    inputs.payment === undefined
      ? paymentsIn(inputs.amortizationYears, aYear)
      : numberOfPayments({ ...inputs, payment });
  const inTerm = termYears === undefined ? toTheEnd : paymentsIn(termYears, aYear);
  if (increases.some((increase) => increase.payment < payment)) {
    const rule = `payments of no less than ${payment}`;
    throw new CalculatorInputError([{ field: "increases", rule, received: increases }]);
  }
  return amortize({
    principal,
    periodicRate: equivalentRate(inputs.annualRate, inputs.compounding, inputs.frequency),
    payment,
    periods: Math.min(toTheEnd, inTerm),
    clearsAtEnd: inTerm >= toTheEnd,
    roundToCent,
    ...(lumpSums.length > 0 && { lumpSums: byPayment(lumpSums) }),
    ...(increases.length > 0 && {
      paymentChanges: new Map(increases.map((each) => [each.fromPayment, each.payment])),
    }),
  });
}

/**
 * Lists the payments of a mortgage, with the principal that each repays and the balance after it, and
 * the totals of each year.
 *
 * Amounts are unrounded dollars unless `roundToCent` is true. The last payment clears the loan, so the
 * balance ends at exactly 0. Interest is charged at the equivalent periodic rate. Each year has the
 * number of payments of its frequency. A loan with a given `payment` runs until it is repaid.
 *
 * @throws CalculatorInputError for anything out of range, for a payment that does not repay the
 * loan within 100 years, and for an increase below the payment.
 * @example
 * amortizationSchedule({
 *   principal: 500_000, annualRate: 5, amortizationYears: 25,
 * }).totals.interest; // 372407.47…
 */
export function amortizationSchedule(inputs: AmortizationScheduleInputs): AmortizationSchedule {
  checkInputs(inputs, inputRules);
  const { principal, frequency = "monthly", roundToCent } = inputs;
  const exact = inputs.payment ?? mortgagePayment(inputs);
  const payment = roundToCent ? Math.round(exact * 100) / 100 : exact;
  const aYear = paymentsPerYear[frequency];
  const ledger = run(inputs, payment, aYear);
  const { count } = ledger;
  const years = rollUpYears(ledger, principal, aYear);
  const balance = years.at(-1)?.balance ?? 0;
  const interest = years.reduce((sum, year) => sum + year.interest, 0);
  let rows: readonly ScheduleRow[] | undefined;
  return {
    payment,
    get rows() {
      rows ??= dated(toRows(ledger), inputs);
      return rows;
    },
    years,
    totals: { paid: principal - balance + interest, interest, principal: principal - balance },
    balance,
    payoff: balance === 0 ? { payments: count, years: count / aYear } : null,
  };
}
