import type { PaymentFrequency } from "@mortgage-kit/calculator-engine";

export interface NamedLoan {
  /** Name, unique among the result's loans. */
  readonly name: string;
  readonly principal: number;
  readonly annualRate: number;
  readonly amortizationYears: number;
  /** Ids of the explanation's figures behind the terms, for exports that can change them. */
  readonly from?: {
    readonly principal: string;
    readonly annualRate: string;
    readonly amortizationYears: string;
    readonly preferred?: string;
  };
  /** Payment frequency that the visitor chose, if the calculator asks for it. */
  readonly preferred?: PaymentFrequency;
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
