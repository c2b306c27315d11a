import { futureBalance } from "./futureBalance.ts";
import { negligibleRate } from "./presentValue.ts";

export interface PayOff {
  readonly periods: number;
  readonly interest: number;
}

/**
 * Returns the number of periods in which a fixed payment repays a balance, and the interest paid;
 * `null` if it never does.
 *
 * `periodicRate` is a fraction per period. The last payment is only the remaining balance and interest.
 *
 * @example
 * payOff(20_000, 0.2 / 12, 500); // { periods: 67, interest: 13233.29… }
 */
export function payOff(balance: number, periodicRate: number, payment: number): PayOff | null {
  const interestShare = (balance * periodicRate) / payment;
  if (interestShare >= 1) return null;
  const exact =
    periodicRate < negligibleRate
      ? balance / payment
      : -Math.log1p(-interestShare) / Math.log1p(periodicRate);
  // A rounding error must not add a payment when the number of payments is whole.
  const periods = Math.max(1, Math.ceil(exact - 1e-6));
  const beforeLast = futureBalance(balance, periodicRate, payment, periods - 1);
  const last = beforeLast * (1 + periodicRate);
  return { periods, interest: payment * (periods - 1) + last - balance };
}
