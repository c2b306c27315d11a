import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { qualifyingRate } from "./qualifyingRate.ts";

test("the test rate is never below the contract rate, and never falls as it rises", () => {
  const rate = fc.double({ min: 0, max: 50, noNaN: true });
  forAll([rate, rate], (contract, more) => {
    expect(qualifyingRate({ annualRate: contract })).toBeGreaterThanOrEqual(contract + 2);
    expect(qualifyingRate({ annualRate: contract + more })).toBeGreaterThanOrEqual(
      qualifyingRate({ annualRate: contract }),
    );
  });
});
