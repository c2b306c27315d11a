/** Payments in order. Index `k` of every column is payment number `k + 1`. */
export interface Amortization {
  /** Number of payments made; fewer than `periods` if the loan is repaid early. */
  readonly count: number;
  readonly interest: Float64Array;
  readonly principal: Float64Array;
  /** Balance after each payment; exactly 0 after the last payment of a fully repaid loan. */
  readonly balance: Float64Array;
}

export interface AmortizationTerms {
  /** Dollars. */ readonly principal: number;
  /** Interest rate per period, as a fraction. */
  readonly periodicRate: number;
  /** Dollars. */ readonly payment: number;
  /** Maximum number of payments. */
  readonly periods: number;
  /** True if the loan is due in full in the last period, so that the last payment clears it. */
  readonly clearsAtEnd?: boolean;
  /**
   * True to round each period's amounts to the cent, half up, as lenders' systems do. Principal, payment
   * and lump sums are then whole cents.
   */
  readonly roundToCent?: boolean;
  /** Extra principal by payment number; 0 is the first day of the loan. */
  readonly lumpSums?: ReadonlyMap<number, number>;
  /** New regular payments, by number of the first payment that changes. */
  readonly paymentChanges?: ReadonlyMap<number, number>;
}

/**
 * Calculates the payments of a loan.
 *
 * Interest is charged on the balance at `periodicRate`. The payment covers it, and the rest repays
 * principal. A lump sum is added to the principal repaid with its payment. Columns are typed arrays,
 * because a 25-year weekly schedule has 1,300 rows and a page may recalculate it on every keystroke.
 *
 * The balance falls only if the payment exceeds the first period's interest. A smaller payment is
 * accepted and the balance grows.
 *
 * @example
 * amortize({
 *   principal: 300_000, periodicRate: 0.005, payment: 2_000, periods: 12, clearsAtEnd: false,
 * }).balance.at(-1); // 293832.21…
 */
export function amortize(terms: AmortizationTerms): Amortization {
  const { periodicRate, periods, clearsAtEnd = true, roundToCent = false } = terms;
  // As in spreadsheets, half a cent that the product of two numbers just misses is half a cent.
  const rounded = (dollars: number) =>
    roundToCent ? Math.round(dollars * 100 * (1 + 1e-15)) / 100 : dollars;
  const interest = new Float64Array(periods);
  const principal = new Float64Array(periods);
  const balance = new Float64Array(periods);
  const lumpSums = terms.lumpSums?.size ? terms.lumpSums : undefined;
  const changes = terms.paymentChanges?.size ? terms.paymentChanges : undefined;
  let payment = terms.payment;
  let owed = terms.principal - Math.min(terms.principal, lumpSums?.get(0) ?? 0);
  let count = 0;
  while (count < periods && owed > 0) {
    if (changes) payment = changes.get(count + 1) ?? payment;
    const charged = rounded(owed * periodicRate);
    let repaid = payment - charged;
    if (lumpSums) repaid += lumpSums.get(count + 1) ?? 0;
    repaid = rounded(Math.min(repaid, owed));
    owed = rounded(owed - repaid);
    interest[count] = charged;
    principal[count] = repaid;
    balance[count] = owed;
    count++;
  }
  if (clearsAtEnd && owed > 0) {
    principal[count - 1] = rounded((principal[count - 1] ?? 0) + owed);
    balance[count - 1] = 0;
  }
  return { count, interest, principal, balance };
}
