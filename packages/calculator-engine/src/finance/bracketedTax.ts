/**
 * One step of a schedule: from `over` on, `base` is owed and `percent` of the part above it.
 * - `base`, left out, is the charge of the brackets below at `over`: the brackets are then
 *   marginal.
 * - `unit`: the part above is charged in units of so much, a started one in full.
 */
export type Bracket = readonly [over: number, percent: number, base?: number, unit?: number];

/** Returns the last bracket whose threshold an amount exceeds, or else one that charges nothing. */
export const bracketOf = (amount: number, brackets: readonly Bracket[]): Bracket =>
  brackets.findLast(([over]) => amount > over) ?? [0, 0, 0];

/**
 * Returns the tax on an amount, in unrounded dollars.
 *
 * Brackets are in ascending order; an amount at or below the first threshold is not taxed.
 *
 * @example
 * bracketedTax(80_000, [[0, 0.5], [55_000, 1]]); // 525
 */
export function bracketedTax(amount: number, brackets: readonly Bracket[]): number {
  const [over, percent, base = bracketedTax(over, brackets), unit] = bracketOf(amount, brackets);
  const above = amount - over;
  return base + ((unit ? Math.ceil(above / unit) * unit : above) * percent) / 100;
}
