import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { type Bracket, bracketedTax } from "./bracketedTax.ts";

const brackets: readonly Bracket[] = [
  [10_000, 1],
  [50_000, 2.5],
  [200_000, 4],
];

test.each([
  [0, 0],
  [10_000, 0],
  [10_100, 1],
  [50_000, 400],
  [60_000, 650],
  [200_000, 4_150],
  [300_000, 8_150],
])("an amount of %d is taxed %d", (amount, tax) => {
  expect(bracketedTax(amount, brackets)).toBe(tax);
});

test("without brackets the tax is zero", () => {
  expect(bracketedTax(500_000, [])).toBe(0);
});

test.each([
  [1_000, 0],
  [1_000.01, 25],
  [6_000, 25],
  [6_001, 30],
  [10_999.99, 30],
  [20_000, 40],
  [20_001, 400],
])(
  "a base applies at its threshold and a started unit is charged whole: %d owes %d",
  (amount, tax) => {
    const fees = [
      [1_000, 0, 25],
      [6_000, 0.1, 25, 5_000],
      [20_000, 0, 400],
    ] as const;
    expect(bracketedTax(amount, fees)).toBe(tax);
  },
);

test("the tax is continuous at every boundary", () => {
  for (const [over] of brackets) {
    expect(bracketedTax(over + 0.01, brackets) - bracketedTax(over, brackets)).toBeLessThan(0.001);
  }
});

test("a larger amount never owes less, nor more than the top rate on the difference", () => {
  forAll(
    [fc.double({ min: 0, max: 1e9, noNaN: true }), fc.double({ min: 0, max: 1e6, noNaN: true })],
    (amount, more) => {
      const difference = bracketedTax(amount + more, brackets) - bracketedTax(amount, brackets);
      expect(difference).toBeGreaterThanOrEqual(-1e-6);
      expect(difference).toBeLessThanOrEqual(more * 0.04 + 1e-6);
    },
  );
});
