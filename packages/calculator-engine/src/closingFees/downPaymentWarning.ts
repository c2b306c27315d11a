export interface DownPaymentWarning {
  /** `danger` where the purchase cannot be financed as entered, `caution` where it costs extra. */
  readonly severity: "danger" | "caution";
  readonly text: string;
}

/** From this percentage of the price on, a purchase needs no mortgage default insurance. */
export const insuranceFreePercent = 20;

/**
 * What to say about a down payment of so many percent of the price, if anything.
 *
 * @example
 * downPaymentWarning(4)?.severity; // "danger"
 */
export function downPaymentWarning(percent: number): DownPaymentWarning | null {
  if (percent < 5) {
    return {
      severity: "danger",
      text: "Minimum down payment in Canada is 5% for homes under $500,000",
    };
  }
  if (percent < insuranceFreePercent) {
    return {
      severity: "caution",
      text: "With less than 20% down, you'll need mortgage default insurance (CMHC)",
    };
  }
  return null;
}
