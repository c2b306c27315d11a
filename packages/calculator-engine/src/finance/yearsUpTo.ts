/** Returns 0, 1, 2 … and the last moment itself, which may be a fraction of a year. */
export function yearsUpTo(last: number): number[] {
  const whole = Array.from({ length: Math.floor(last) + 1 }, (_, year) => year);
  return Number.isInteger(last) ? whole : [...whole, last];
}
