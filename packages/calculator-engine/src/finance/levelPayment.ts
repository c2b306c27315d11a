import { negligibleRate } from "./presentValue.ts";

/**
 * Returns the equal payment that repays a principal over a number of periods.
 *
 * `periodicRate` is a fraction per period (0.005 is half a percent); `periods` may be fractional.
 * Keeps its precision as the rate approaches 0.
 *
 * @example
 * levelPayment(300_000, 0.055 / 12, 300); // 1842.26…
 */
export function levelPayment(principal: number, periodicRate: number, periods: number): number {
  const growth = (1 + periodicRate) ** periods;
  // The textbook form is faster. Below this growth, its subtraction would lose digits.
  if (growth > 1.5) return (principal * periodicRate) / (1 - 1 / growth);
  if (periodicRate < negligibleRate) return principal / periods;
  return principal * (periodicRate / -Math.expm1(-periods * Math.log1p(periodicRate)));
}
