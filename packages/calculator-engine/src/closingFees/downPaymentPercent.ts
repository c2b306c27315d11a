/**
 * Returns the down payment as a percentage of the price.
 *
 * @example
 * downPaymentPercent(500_000, 50_000); // 10
 */
export const downPaymentPercent = (homePrice: number, downPayment: number) =>
  (downPayment / homePrice) * 100;
