/** What is said about a down payment, by the part of the price that it stays below. */
export const downPaymentWarnings = {
  "below-minimum": {
    severity: "danger",
    text: "Minimum down payment in Canada is 5% for homes under $500,000",
  },
  "insurance-needed": {
    severity: "caution",
    text: "With less than 20% down, you'll need mortgage default insurance (CMHC)",
  },
} as const;

export type DownPaymentWarningId = keyof typeof downPaymentWarnings;

export interface DownPaymentWarning {
  readonly id: DownPaymentWarningId;
  /** `danger` where the purchase cannot be financed as entered, `caution` where it costs extra. */
  readonly severity: "danger" | "caution";
  readonly text: string;
}

/** Below this percentage of the price, no lender may lend. */
export const minimumPercent = 5;

/** From this percentage of the price on, a purchase needs no mortgage default insurance. */
export const insuranceFreePercent = 20;

const warning = (id: DownPaymentWarningId): DownPaymentWarning => ({
  id,
  ...downPaymentWarnings[id],
});

/**
 * What to say about a down payment of so many percent of the price, if anything.
 *
 * @example
 * downPaymentWarning(4)?.id; // "below-minimum"
 */
export function downPaymentWarning(percent: number): DownPaymentWarning | null {
  if (percent < minimumPercent) return warning("below-minimum");
  return percent < insuranceFreePercent ? warning("insurance-needed") : null;
}
