import { expect, test } from "vitest";
import { affordability } from "./affordability/affordabilityEstimate.ts";
import { assertValid, CalculatorInputError, findMissing } from "./calculator.ts";
import { debtConsolidation } from "./debtConsolidation/debtConsolidationEstimate.ts";
import { payment } from "./payment/paymentEstimate.ts";

test("an untouched form reports its first empty fields in order", () => {
  expect(findMissing(affordability, affordability.defaults)).toMatchObject([
    { field: "annualIncome", requirement: { kind: "dollars", min: 0.01 }, received: null },
    { field: "monthlyDebts", requirement: { kind: "dollars", min: 0 } },
    { field: "downPayment" },
  ]);
});

test("a form requires a rate above 0, a calculation accepts 0", () => {
  const inputs = { ...payment.defaults, loanAmount: 1_000, interestRate: 0 };
  expect(findMissing(payment, inputs)).toMatchObject([
    { field: "interestRate", requirement: { min: 0, isAbove: true } },
  ]);
  expect(() => assertValid(payment, inputs)).not.toThrow();
});

test("a row is named by its index", () => {
  const fields = findMissing(debtConsolidation, debtConsolidation.defaults).map(
    ({ field }) => field,
  );
  expect(fields).toContain("debts.0.balance");
});

test("invalid inputs are rejected", () => {
  expect(() => assertValid(payment, payment.defaults)).toThrow(CalculatorInputError);
});
