/**
 * Returns the largest whole number up to `to` that passes. `from` is taken to pass, and none after the
 * first that fails.
 *
 * @example
 * largestWhere(0, 100, (count) => count * count <= 50); // 7
 */
export function largestWhere(from: number, to: number, passes: (whole: number) => boolean): number {
  let [pass, fail] = [from, to + 1];
  while (fail - pass > 1) {
    const middle = Math.floor((pass + fail) / 2);
    if (passes(middle)) pass = middle;
    else fail = middle;
  }
  return pass;
}
