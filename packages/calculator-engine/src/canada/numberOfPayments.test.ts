import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { mortgagePayment } from "./mortgagePayment.ts";
import { numberOfPayments } from "./numberOfPayments.ts";

const loan = fc.record({
  principal: fc.double({ min: 1_000, max: 1e8, noNaN: true }),
  annualRate: fc.double({ min: 0, max: 15, noNaN: true }),
  amortizationYears: fc.integer({ min: 1, max: 40 }),
});

test("the payment of an amortization repays in exactly its payments", () => {
  forAll([loan], (inputs) => {
    const payments = numberOfPayments({ ...inputs, payment: mortgagePayment(inputs) });
    expect(payments).toBe(inputs.amortizationYears * 12);
  });
});
