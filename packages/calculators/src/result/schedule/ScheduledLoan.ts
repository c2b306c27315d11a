import type { PaymentFrequency } from "@mortgage-kit/calculator-engine";

/** A loan of the result whose payments can be listed. */
export interface ScheduledLoan {
  /** Name that tells it from the other loans. */
  readonly name: string;
  readonly principal: number;
  readonly annualRate: number;
  readonly amortizationYears: number;
  /**
   * Ids of the explanation's figures from which these come, for parts that let the visitor change
   * them.
   */
  readonly from?: {
    readonly principal: string;
    readonly annualRate: string;
    readonly amortizationYears: string;
    readonly preferred?: string;
  };
  /** The frequency the visitor asked for, if the calculator asks. */
  readonly preferred?: PaymentFrequency;
  /** Explains, where needed, why a figure of the result is not in the list of frequencies. */
  readonly frequencyNote?: string;
}

/**
 * Returns the terms of a loan as the estimates take them: compounded monthly, so that the payments
 * agree.
 */
export function termsOf({ principal, annualRate, amortizationYears }: ScheduledLoan) {
  return { principal, annualRate, amortizationYears, compounding: "monthly" } as const;
}
