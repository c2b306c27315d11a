import fc from "fast-check";
import { expect, test } from "vitest";
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
