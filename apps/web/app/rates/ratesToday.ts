import { annualPercentageRate, mortgagePayment } from "@mortgage-kit/calculator-engine/canada";
import { type CurrentRate, currentRates, type PublishedRates } from "@mortgage-kit/content";

/** A published rate with the figures derived from it. */
export interface ShownRate extends CurrentRate {
  /** Annual percentage rate over the rate's term, costs included. */
  readonly apr: number;
  /** Monthly payment in dollars for the loan that the rates are stated for. */
  readonly payment: number;
}

/**
 * Returns the current rates with their APR and payment, the 5-year fixed first, for which most visitors
 * look. Fixed rates are compounded twice a year, variable rates monthly.
 */
export function ratesToday(published: PublishedRates): ShownRate[] {
  const { principal, amortizationYears } = published.basis;
  const isUsual = ({ kind, years }: CurrentRate) => kind === "fixed" && years === 5;
  const current = currentRates(published);
  const inOrder = [...current.filter(isUsual), ...current.filter((rate) => !isUsual(rate))];
  return inOrder.map((rate) => {
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
      payment: mortgagePayment({ ...loan, principal }),
    };
  });
}
