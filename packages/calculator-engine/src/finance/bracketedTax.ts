/**
 * One step of a schedule: from `over` on, `base` is owed and `percent` of the part above it.
 * - `base`, left out, is what the brackets below come to at `over`: the brackets are then marginal.
 * - `unit`: the part above is charged in units of so much, a started one in full.
 */
export type Bracket = readonly [over: number, percent: number, base?: number, unit?: number];

/** The bracket that an amount falls in: the last one whose threshold it exceeds. */
export const bracketOf = (amount: number, brackets: readonly Bracket[]) =>
  brackets.findLast(([over]) => amount > over);

/**
 * Tax on an amount, in unrounded dollars.
 *
 * Brackets are in ascending order; an amount at or below the first threshold is not taxed.
 *
 * @example
 * bracketedTax(80_000, [[0, 0.5], [55_000, 1]]); // 525
 */
export function bracketedTax(amount: number, brackets: readonly Bracket[]): number {
  const bracket = bracketOf(amount, brackets);
  if (!bracket) return 0;
  const [over, percent, base = bracketedTax(over, brackets), unit] = bracket;
  const above = amount - over;
  return base + ((unit ? Math.ceil(above / unit) * unit : above) * percent) / 100;
}
