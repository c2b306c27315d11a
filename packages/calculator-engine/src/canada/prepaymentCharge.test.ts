import fc from "fast-check";
import { expect, test } from "vitest";
import { CalculatorInputError } from "../calculator.ts";
import { prepaymentCharge } from "./prepaymentCharge.ts";

const fixed = {
  balance: 300_000,
  annualRate: 5,
  comparisonRate: 3.5,
  monthsRemaining: 24,
  rateType: "fixed",
} as const;

test("a fixed rate pays the greater of the two", () => {
  expect(prepaymentCharge(fixed)).toEqual({
    threeMonthsInterest: 3_750,
    interestRateDifferential: 9_000,
    charge: 9_000,
    chargedBalance: 300_000,
    comparedWith: 3.5,
    isCapped: false,
    notices: [],
  });
  expect(prepaymentCharge({ ...fixed, comparisonRate: 4.9 }).charge).toBe(3_750);
});

test("a comparison rate above the contract rate gives three months' interest", () => {
  expect(prepaymentCharge({ ...fixed, comparisonRate: 6 })).toMatchObject({
    interestRateDifferential: 0,
    charge: 3_750,
  });
});

test("a variable rate pays three months' interest", () => {
  const { charge } = prepaymentCharge({ balance: 300_000, annualRate: 5, rateType: "variable" });
  expect(charge).toBe(3_750);
});

test("a fixed rate requires the lender's comparison rate", () => {
  // @ts-expect-error the comparison rate and the months remaining are needed
  const missing = () => prepaymentCharge({ balance: 1, annualRate: 5, rateType: "fixed" });
  expect(missing).toThrow(CalculatorInputError);
  expect(missing).toThrow(/comparisonRate .* monthsRemaining/s);
});

test("reports all problems at once", () => {
  const wrong = { balance: -1, annualRate: 500, rateType: "fixed", comparisonRate: -2 } as never;
  try {
    prepaymentCharge(wrong);
  } catch (error) {
    const fields = (error as CalculatorInputError).issues.map(({ field }) => field);
    expect(fields).toEqual(["balance", "annualRate", "comparisonRate", "monthsRemaining"]);
    return;
  }
  expect.unreachable();
});

test("after five years the law caps the charge at three months' interest", () => {
  expect(prepaymentCharge({ ...fixed, yearsSinceTermBegan: 4.9 }).charge).toBe(9_000);
  expect(prepaymentCharge({ ...fixed, yearsSinceTermBegan: 5 }).charge).toBe(3_750);
  const company = { ...fixed, yearsSinceTermBegan: 5, corporateBorrower: true };
  expect(prepaymentCharge(company).charge).toBe(9_000);
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
  fc.assert(
    fc.property(charges, fc.double({ min: 0, max: 3, noNaN: true }), (inputs, more) => {
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
    }),
  );
});
