import { presentValue } from "./presentValue.ts";

/**
 * Returns the balance after a number of equal payments.
 *
 * `periodicRate` is a fraction per period. The result is negative after the payments have overpaid the
 * principal.
 *
 * @example
 * futureBalance(300_000, 0.055 / 12, 1_842.26, 60); // 267814.74…
 */
export function futureBalance(
  principal: number,
  periodicRate: number,
  payment: number,
  periodsPaid: number,
): number {
  const growth = Math.exp(periodsPaid * Math.log1p(periodicRate));
  return (principal - presentValue(payment, periodicRate, periodsPaid)) * growth;
}
