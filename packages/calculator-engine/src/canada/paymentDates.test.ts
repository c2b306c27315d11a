import fc from "fast-check";
import { expect, test } from "vitest";
import { CalculatorInputError } from "../calculator.ts";
import { isDay } from "../fieldRules.ts";
import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { paymentDates } from "./paymentDates.ts";

const frequencies = Object.keys(paymentsPerYear) as PaymentFrequency[];
const firstDay = fc
  .integer({ min: 0, max: 36_500 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

test("the dates are valid, start with the first and are in order", () => {
  fc.assert(
    fc.property(firstDay, fc.constantFrom(...frequencies), (firstPaymentOn, frequency) => {
      const dates = paymentDates({ firstPaymentOn, frequency, payments: 60 });
      expect(dates[0]).toBe(firstPaymentOn);
      expect(dates.every(isDay)).toBe(true);
      expect(dates.every((date, index) => index === 0 || date > (dates[index - 1] ?? ""))).toBe(
        true,
      );
    }),
  );
});

test.each<[PaymentFrequency, string, string]>([
  ["monthly", "2027-01-30", "2027-02-28"],
  ["monthly", "2028-01-30", "2028-02-29"],
  ["quarterly", "2026-11-30", "2027-02-28"],
  ["weekly", "2026-12-28", "2027-01-04"],
  ["accelerated-biweekly", "2026-12-28", "2027-01-11"],
  ["semi-monthly", "2026-12-31", "2027-01-16"],
  ["semi-monthly", "2026-12-01", "2026-12-16"],
])("%s after %s comes %s", (frequency, firstPaymentOn, second) => {
  expect(paymentDates({ firstPaymentOn, frequency, payments: 2 })[1]).toBe(second);
});

test("a short month does not change the day of later months", () => {
  const dates = paymentDates({ firstPaymentOn: "2026-12-31", frequency: "monthly", payments: 4 });
  expect(dates).toEqual(["2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"]);
});

test("a year of monthly payments ends a month before its day", () => {
  const dates = paymentDates({ firstPaymentOn: "2026-05-15", frequency: "monthly", payments: 12 });
  expect(dates.at(-1)).toBe("2027-04-15");
});

test.each([{ firstPaymentOn: "2026-02-31" }, { payments: 1.5 }, { frequency: "daily" }])(
  "rejects %o",
  (wrong) => {
    const right = { firstPaymentOn: "2026-02-28", frequency: "monthly", payments: 3 };
    expect(() => paymentDates({ ...right, ...wrong } as never)).toThrow(CalculatorInputError);
  },
);
