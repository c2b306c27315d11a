/** Fraction per period below which interest changes no digit of a payment, so that it counts as 0. */
export const negligibleRate = 1e-30;

/**
 * Returns the present value of equal payments, the first of which is one period from now.
 *
 * `periodicRate` is a fraction per period. The inverse of `levelPayment`, with the same precision near
 * a rate of 0.
 *
 * @example
 * presentValue(1_842.26, 0.055 / 12, 300); // 299999.59…
 */
export function presentValue(payment: number, periodicRate: number, periods: number): number {
  if (periodicRate < negligibleRate) return payment * periods;
  return payment * (-Math.expm1(-periods * Math.log1p(periodicRate)) / periodicRate);
}
