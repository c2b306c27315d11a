import fc from "fast-check";

type Values = [unknown, ...unknown[]];
type Check<Of extends Values> = (...values: Of) => void;

/** Expects a check to pass for generated values: 100 times, or as often as the options in between say. */
export function forAll<Of extends Values>(
  arbitraries: { readonly [At in keyof Of]: fc.Arbitrary<Of[At]> },
  ...asked: [check: Check<Of>] | [options: fc.Parameters<Of>, check: Check<Of>]
): void {
  const [options, check] = asked.length === 1 ? [{}, asked[0]] : asked;
  fc.assert(fc.property<Of>(...arbitraries, check), options);
}
