import { annualPercentageRate, mortgagePayment } from "@mortgage-kit/calculator-engine/canada";
import { type CurrentRate, currentRates, type PublishedRates } from "@mortgage-kit/content";

/** A published rate with the figures derived from it. */
export interface ShownRate extends CurrentRate {
  /** Annual percentage rate over the rate's term, costs included. */
  readonly apr: number;
  /** Monthly payment in dollars per 100,000 borrowed. */
  readonly paymentPer100k: number;
}

/**
 * Returns the current rates with their APR and payment. Fixed rates are compounded twice a year,
 * variable rates monthly.
 */
export function ratesToday(published: PublishedRates): ShownRate[] {
  const { principal, amortizationYears } = published.basis;
  return currentRates(published).map((rate) => {
    const compounding = rate.kind === "fixed" ? "semi-annual" : "monthly";
    const loan = { annualRate: rate.annualRate, amortizationYears, compounding } as const;
    const { apr } = annualPercentageRate({
      ...loan,
      principal,
      costs: rate.costs,
      termYears: rate.years,
    });
    // Without costs, the legal formula gives slightly less than a rate that is compounded twice a year.
    const shown = Math.max(apr, rate.annualRate);
    return {
      ...rate,
      apr: shown,
      paymentPer100k: mortgagePayment({ ...loan, principal: 100_000 }),
    };
  });
}
