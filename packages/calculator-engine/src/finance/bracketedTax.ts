/** One step of a marginal schedule: `percent` is charged on the part of the amount over `above`. */
export interface Bracket {
  readonly above: number;
  readonly percent: number;
}

/**
 * Tax on an amount under marginal brackets: each percentage applies only to the part inside its bracket.
 *
 * Brackets are in ascending order; an amount at or below the first `above` is not taxed.
 * The tax is unrounded dollars and continuous at every boundary.
 *
 * @example
 * bracketedTax(80_000, [{ above: 0, percent: 0.5 }, { above: 55_000, percent: 1 }]); // 525
 */
export function bracketedTax(amount: number, brackets: readonly Bracket[]): number {
  let untaxed = amount;
  let tax = 0;
  for (const { above, percent } of brackets.toReversed()) {
    if (untaxed > above) {
      tax += (untaxed - above) * percent;
      untaxed = above;
    }
  }
  return tax / 100;
}
