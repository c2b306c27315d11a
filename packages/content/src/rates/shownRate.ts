import { annualPercentageRate, mortgagePayment } from "@mortgage-kit/calculator-engine/canada";
import type { CurrentRate, PublishedRates } from "./publishedRatesSchema.ts";

export interface ShownRate extends CurrentRate {
  /** Annual percentage rate over the rate's term, costs included. */
  readonly apr: number;
  /** Monthly payment in dollars for the loan that the rates are stated for. */
  readonly payment: number;
}

/** Adds the APR and the payment, with the kind's compounding: fixed twice a year, variable monthly. */
export function shownRate(
  rate: CurrentRate,
  { principal, amortizationYears }: PublishedRates["basis"],
): ShownRate {
  const compounding = rate.kind === "fixed" ? "semi-annual" : "monthly";
  const loan = { principal, annualRate: rate.annualRate, amortizationYears, compounding } as const;
  const { apr } = annualPercentageRate({ ...loan, costs: rate.costs, termYears: rate.years });
  // Without costs, the legal formula gives slightly less than a rate that is compounded twice a year.
  return { ...rate, apr: Math.max(apr, rate.annualRate), payment: mortgagePayment(loan) };
}
