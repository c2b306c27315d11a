import { insuranceFreePercent, minimumPercent } from "../typicalFees.ts";

/**
 * Returns the down payment as a percentage of the price.
 *
 * @example
 * downPaymentPercent(500_000, 50_000); // 10
 */
export const downPaymentPercent = (homePrice: number, downPayment: number) =>
  (downPayment / homePrice) * 100;

export interface DownPaymentWarning {
  readonly id: "below-minimum" | "insurance-needed";
  /** `danger` if the purchase cannot be financed as entered, `caution` if it costs extra. */
  readonly severity: "danger" | "caution";
  readonly text: string;
}

export type DownPaymentWarningId = DownPaymentWarning["id"];

export const belowMinimum: DownPaymentWarning = {
  id: "below-minimum",
  severity: "danger",
  text: "Minimum down payment in Canada is 5% for homes under $500,000",
};

export const insuranceNeeded: DownPaymentWarning = {
  id: "insurance-needed",
  severity: "caution",
  text: "With less than 20% down, you'll need mortgage default insurance (CMHC)",
};

/**
 * Returns the warning about a down payment in percent of the price, or `null` if there is none.
 *
 * @example
 * downPaymentWarning(4)?.id; // "below-minimum"
 */
export function downPaymentWarning(percent: number): DownPaymentWarning | null {
  if (percent < minimumPercent) return belowMinimum;
  return percent < insuranceFreePercent ? insuranceNeeded : null;
}
