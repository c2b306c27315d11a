/** One step of a marginal schedule: `percent` is charged on the part of the amount over `over`. */
export type Bracket = readonly [over: number, percent: number];

/**
 * Tax on an amount under marginal brackets: each percentage applies only to the part inside its bracket.
 *
 * Brackets are in ascending order; an amount at or below the first threshold is not taxed.
 * The tax is unrounded dollars and continuous at every boundary.
 *
 * @example
 * bracketedTax(80_000, [[0, 0.5], [55_000, 1]]); // 525
 */
export function bracketedTax(amount: number, brackets: readonly Bracket[]): number {
  let untaxed = amount;
  let tax = 0;
  for (const [over, percent] of brackets.toReversed()) {
    if (untaxed > over) {
      tax += (untaxed - over) * percent;
      untaxed = over;
    }
  }
  return tax / 100;
}
