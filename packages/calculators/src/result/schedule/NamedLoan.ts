import type { ScheduledLoan } from "@mortgage-kit/calculator-engine/insight";

export interface NamedLoan extends Omit<ScheduledLoan, "id"> {
  readonly name: string;
  /** Explains why a payment of the result differs from the one in the table of frequencies, if it does. */
  readonly frequencyNote?: string;
}

/**
 * Returns the terms of a loan's schedule: with monthly compounding, as in the estimates, so that the
 * payments agree, and in whole cents, so that its rows and sums add up as they are written.
 */
export function termsOf({ principal, annualRate, amortizationYears }: NamedLoan) {
  return {
    principal: Math.round(principal * 100) / 100,
    ...{ annualRate, amortizationYears },
    ...({ compounding: "monthly", roundToCent: true } as const),
  };
}
