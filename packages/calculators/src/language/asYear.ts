const upToTwo = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 2 });

/** A place on an axis of years: 5, 7.5. */
export function asYear(year: number): string {
  return upToTwo.format(year);
}
