import { annualPercentageRate, mortgagePayment } from "@mortgage-kit/calculator-engine/canada";
import { type CurrentRate, currentRates, type PublishedRates } from "@mortgage-kit/content";

/** A published rate with the figures derived from it. */
export interface ShownRate extends CurrentRate {
  /** Percent a year, costs counted, over the rate's term. */
  readonly apr: number;
  /** Dollars a month for each 100,000 borrowed. */
  readonly paymentPer100k: number;
}

/**
 * Returns the rates that stand today with their APR and payment. Fixed rates are compounded twice a year,
 * variable ones monthly.
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
    // By the law's formula a rate compounded twice a year falls a little below itself where nothing is added.
    const shown = Math.max(apr, rate.annualRate);
    return {
      ...rate,
      apr: shown,
      paymentPer100k: mortgagePayment({ ...loan, principal: 100_000 }),
    };
  });
}
