import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { CalculatorInputError } from "../calculator.ts";
import { prepaymentCharge } from "./prepaymentCharge.ts";

test("a fixed rate requires the lender's comparison rate", () => {
  // @ts-expect-error the comparison rate and the months remaining are needed
  const missing = () => prepaymentCharge({ balance: 1, annualRate: 5, rateType: "fixed" });
  expect(missing).toThrow(CalculatorInputError);
  expect(missing).toThrow(/comparisonRate .* monthsRemaining/s);
});

const charges = fc.record({
  balance: fc.integer({ min: 1, max: 900_000 }),
  annualRate: fc.double({ min: 0, max: 10, noNaN: true }),
  comparisonRate: fc.double({ min: 0, max: 10, noNaN: true }),
  discount: fc.double({ min: 0, max: 3, noNaN: true }),
  monthsRemaining: fc.integer({ min: 0, max: 120 }),
  yearsRemaining: fc.constant(25),
  method: fc.constantFrom("three-months", "contract-rate", "discounted-posted", "present-value"),
});

test("a charge never falls with the balance or the discount, nor rises with the privilege or the comparison rate", () => {
  forAll([charges, fc.double({ min: 0, max: 3, noNaN: true })], (inputs, more) => {
    const of = (changes: object) =>
      prepaymentCharge({ ...inputs, rateType: "fixed", ...changes }).charge;
    const charge = of({});
    const room = 1e-9 * charge + 1e-6;
    expect(of({ balance: inputs.balance * (1 + more) })).toBeGreaterThanOrEqual(charge - room);
    expect(of({ discount: inputs.discount + more })).toBeGreaterThanOrEqual(charge - room);
    expect(of({ privilege: 10_000 * more })).toBeLessThanOrEqual(charge + room);
    const comparisonRate = inputs.comparisonRate + more;
    expect(of({ comparisonRate })).toBeLessThanOrEqual(charge + room);
    expect(of({ yearsSinceTermBegan: 5 })).toBeLessThanOrEqual(charge);
  });
});
