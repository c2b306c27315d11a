import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { presentValue } from "../finance/presentValue.ts";
import { mortgagePayment } from "./mortgagePayment.ts";
import { periodicRate } from "./periodicRate.ts";

const frequency = fc.constantFrom(...(Object.keys(paymentsPerYear) as PaymentFrequency[]));
const loan = fc.record({
  principal: fc.double({ min: 1, max: 1e9, noNaN: true }),
  annualRate: fc.double({ min: 0, max: 25, noNaN: true }),
  amortizationYears: fc.integer({ min: 1, max: 40 }),
  frequency,
  compounding: fc.constantFrom("annual", "semi-annual", "quarterly", "monthly"),
});

test("the present value of payments at the equivalent rate is the principal", () => {
  forAll([loan], (inputs) => {
    fc.pre(!inputs.frequency.startsWith("accelerated"));
    const payments = inputs.amortizationYears * paymentsPerYear[inputs.frequency];
    const worth = presentValue(mortgagePayment(inputs), periodicRate(inputs), payments);
    expect(worth / inputs.principal).toBeCloseTo(1, 9);
  });
});

test("a higher rate never costs less", () => {
  forAll([loan, fc.double({ min: 0, max: 5, noNaN: true })], (inputs, more) => {
    const higher = mortgagePayment({ ...inputs, annualRate: inputs.annualRate + more });
    expect(higher).toBeGreaterThanOrEqual(mortgagePayment(inputs) * (1 - 1e-12));
  });
});

test("both conventions give the same monthly payment", () => {
  forAll([loan], (inputs) => {
    const monthly = mortgagePayment({ ...inputs, frequency: "monthly" });
    const spread = mortgagePayment({ ...inputs, convention: "annualised-monthly" });
    const accelerated = inputs.frequency.startsWith("accelerated") ? 13 / 12 : 1;
    const ayear = spread * paymentsPerYear[inputs.frequency];
    expect(ayear / (monthly * 12 * accelerated)).toBeCloseTo(1, 12);
  });
});

test.each([0, 1e-9, 1e-6])("a rate of %d percent stays exact", (annualRate) => {
  const payment = mortgagePayment({ principal: 999_999_999, annualRate, amortizationYears: 25 });
  expect(payment * 300).toBeCloseTo(999_999_999 * (1 + (annualRate / 1200) * 150.5), 2);
});
