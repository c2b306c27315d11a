import fc from "fast-check";
import { expect, test } from "vitest";
import { CalculatorInputError } from "../calculator.ts";
import { qualifyingRate } from "./qualifyingRate.ts";

test.each([
  [1.5, 5.25],
  [3.25, 5.25],
  [3.26, 5.26],
  [5.5, 7.5],
])("a contract rate of %d is tested at %d", (contract, tested) => {
  expect(qualifyingRate({ annualRate: contract })).toBeCloseTo(tested, 12);
});

test("the test rate is never below the contract rate, and never falls as it rises", () => {
  const rate = fc.double({ min: 0, max: 50, noNaN: true });
  fc.assert(
    fc.property(rate, rate, (contract, more) => {
      expect(qualifyingRate({ annualRate: contract })).toBeGreaterThanOrEqual(contract + 2);
      expect(qualifyingRate({ annualRate: contract + more })).toBeGreaterThanOrEqual(
        qualifyingRate({ annualRate: contract }),
      );
    }),
  );
});

test.each([-1, Number.NaN, 101, "5"])("rejects a rate of %s", (contract) => {
  expect(() => qualifyingRate({ annualRate: contract as number })).toThrow(CalculatorInputError);
});
