import type { ScheduledLoan } from "@mortgage-kit/calculator-engine/insight";

export interface NamedLoan extends Omit<ScheduledLoan, "id"> {
  readonly name: string;
  /** Explains why a payment of the result differs from the one in the table of frequencies, if it does. */
  readonly frequencyNote?: string;
}

/** Compounds monthly by default, as estimates do, so that payments agree; in cents, so that sums add up. */
export function termsOf({
  principal,
  annualRate,
  amortizationYears,
  compounding = "monthly",
}: NamedLoan) {
  return {
    principal: Math.round(principal * 100) / 100,
    ...{ annualRate, amortizationYears },
    ...{ compounding, roundToCent: true },
  };
}
