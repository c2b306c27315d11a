import fc from "fast-check";
import { expect, test } from "vitest";
import { CalculatorInputError } from "../calculator.ts";
import { mortgagePayment } from "./mortgagePayment.ts";
import { numberOfPayments } from "./numberOfPayments.ts";

test("the payment of an amortization repays in exactly its payments", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1_000, max: 1e8, noNaN: true }),
      fc.double({ min: 0, max: 15, noNaN: true }),
      fc.integer({ min: 1, max: 40 }),
      (principal, annualRate, amortizationYears) => {
        const payment = mortgagePayment({ principal, annualRate, amortizationYears });
        const payments = numberOfPayments({ principal, annualRate, payment });
        expect(payments).toBe(amortizationYears * 12);
      },
    ),
  );
});

test("a payment larger than the loan is one payment", () => {
  expect(numberOfPayments({ principal: 100, annualRate: 5, payment: 1_000 })).toBe(1);
});

test("a payment equal to the interest is rejected", () => {
  const inputs = { principal: 300_000, annualRate: 5, payment: 1_000 };
  expect(() => numberOfPayments(inputs)).toThrow(CalculatorInputError);
  expect(() => numberOfPayments(inputs)).toThrow(/payment must be large enough/);
});
