/** Fixed rate that lenders offer for a term. */
export interface FixedRate {
  readonly years: number;
  readonly annualRate: number;
}

/** Day on which `marketRates` were advertised. */
export const marketRatesOn = "2025-11-05";

/** Typical fixed rates of homes lived in, as advertised in Ontario then. They are no law; pages give their own. */
export const marketRates = [
  { years: 1, annualRate: 4.84, use: "owner" },
  { years: 3, annualRate: 4.24, use: "owner" },
  { years: 5, annualRate: 4.24, use: "owner" },
] as const;

/** Prime rate of the big banks, in percent a year, and the day on which it was read. */
export const marketPrime = { annualRate: 4.45, on: "2025-11-05" };

/** Returns the rate of the nearest term, the longer of two as near. */
export function nearestTerm<Rate extends FixedRate>(
  months: number,
  rates: readonly Rate[],
): Rate | undefined {
  const away = ({ years }: Rate) => Math.abs(years * 12 - months);
  return rates.toSorted((one, other) => away(one) - away(other) || other.years - one.years)[0];
}

/** Returns the rate of the nearest term; of `marketRates` if none is given. */
export const nearestRate = (months: number, rates: readonly FixedRate[]): FixedRate =>
  nearestTerm(months, rates.length > 0 ? rates : marketRates) as FixedRate;

/** Kind of a lender; it decides the method of its prepayment charge, and whether it is federally regulated. */
export type LenderKind = "bank" | "other" | "credit-union" | "alternative" | "private";

/**
 * Percentage points between rates that big banks post and those that they lend at: for the time left of a
 * term, and the usual discount on a term of five years. As listed in Ontario in November 2025, when banks
 * posted about 6.1 % for five years. They are no law.
 */
export const postedPoints = { above: 1, discount: 1.85 };

/**
 * Returns the points between the rates that a big bank posts and lends at, for the months left of a term.
 * Five years are its posted term: there the points are the usual discount, so that a mortgage signed at
 * today's rates is charged three months' interest.
 *
 * @example
 * postedAbove(57); // 1.85
 */
export const postedAbove = (monthsRemaining: number) =>
  monthsRemaining >= 54 ? postedPoints.discount : postedPoints.above;

/**
 * Returns the rate that a lender compares with when a fixed rate is left early, in percent a year. A big
 * bank compares with its posted rate for the time left less the discount that it gave; others compare with
 * the rate at which they lend today.
 *
 * @example
 * comparisonRateOf("bank", 24, [{ years: 2, annualRate: 4.49 }]); // 3.64
 */
export function comparisonRateOf(
  kind: LenderKind,
  monthsRemaining: number,
  rates: readonly FixedRate[] = [],
): number {
  const today = nearestRate(monthsRemaining, rates).annualRate;
  if (kind !== "bank") return today;
  const points = postedAbove(monthsRemaining) - postedPoints.discount;
  return Math.max(0, Number((today + points).toFixed(4)));
}

/**
 * Lenders' usual policies in 2026. They are no law. Above `from` dollars of the price, many lend only
 * `above` percent. For an insured purchase, they ask for `closingReserve` percent of the price in savings
 * besides the down payment.
 */
export const lenderPolicies = { slidingScale: { from: 1_500_000, above: 50 }, closingReserve: 1.5 };
