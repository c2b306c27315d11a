/** Fixed rate that lenders offer for a term. */
export interface FixedRate {
  readonly years: number;
  /** Percent a year. */
  readonly annualRate: number;
}

/** Typical fixed rates, as advertised in Ontario on 2025-11-05. They are no law; pages give their own. */
export const marketRates: readonly FixedRate[] = [
  { years: 1, annualRate: 4.84 },
  { years: 3, annualRate: 4.24 },
  { years: 5, annualRate: 4.24 },
];

/**
 * Returns the rate of the term nearest to a number of months, in percent a year; the longer term if two
 * are as near. Uses `marketRates` if there is no rate.
 */
export function rateForMonths(months: number, rates: readonly FixedRate[]): number {
  const offered = rates.length > 0 ? rates : marketRates;
  const away = ({ years }: FixedRate) => Math.abs(years * 12 - months);
  const [nearest] = offered.toSorted(
    (one, other) => away(one) - away(other) || other.years - one.years,
  );
  return nearest?.annualRate ?? 0;
}
