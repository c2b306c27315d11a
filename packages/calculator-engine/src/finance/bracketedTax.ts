/**
 * Bracket of a schedule: above `over`, the charge is `base` plus `percent` of the part above it.
 * - `base`: defaults to the charge of the lower brackets at `over`, as in a marginal schedule.
 * - `unit`: the part above is charged in units of this size; a partial unit counts in full. 0 for none.
 * - `from`: 1 if the bracket begins at `over` itself, as "1,000,000 or more".
 */
export type Bracket = readonly [
  over: number,
  percent: number,
  base?: number,
  unit?: number,
  from?: 0 | 1,
];

/** Returns the last bracket that an amount reaches, otherwise a bracket that charges nothing. */
export const bracketOf = (amount: number, brackets: readonly Bracket[]): Bracket =>
  brackets.findLast(([over, , , , from]) => (from ? amount >= over : amount > over)) ?? [0, 0, 0];

/**
 * Returns the tax on an amount, in unrounded dollars.
 *
 * Brackets are in ascending order. An amount at or below the first threshold is not taxed.
 */
export function bracketedTax(amount: number, brackets: readonly Bracket[]): number {
  const [over, percent, base = bracketedTax(over, brackets), unit] = bracketOf(amount, brackets);
  return base + ((unit ? Math.ceil((amount - over) / unit) * unit : amount - over) * percent) / 100;
}
