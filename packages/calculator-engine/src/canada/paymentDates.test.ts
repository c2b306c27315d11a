import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { isDay } from "../fieldRules.ts";
import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { paymentDates } from "./paymentDates.ts";

const frequencies = Object.keys(paymentsPerYear) as PaymentFrequency[];
const firstDay = fc
  .integer({ min: 0, max: 36_500 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

test("the dates are valid, start with the first and are in order", () => {
  forAll([firstDay, fc.constantFrom(...frequencies)], (firstPaymentOn, frequency) => {
    const dates = paymentDates({ firstPaymentOn, frequency, payments: 60 });
    expect(dates[0]).toBe(firstPaymentOn);
    expect(dates.every(isDay)).toBe(true);
    expect(dates.every((date, index) => index === 0 || date > (dates[index - 1] ?? ""))).toBe(true);
  });
});
