import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInsight } from "../testing/anyInsight.ts";
import { inputsOf } from "../testing/arbitraryInputs.ts";
import { household } from "../testing/exampleInputs.ts";
import { forAll } from "../testing/forAll.ts";
import { affordability } from "./affordability/affordabilityEstimate.ts";
import { CalculatorInputError, type Field, findMissing } from "./calculator.ts";
import { closingFees } from "./closingFees/closingFeesEstimate.ts";
import { stepsOf } from "./createWizard.ts";
import { debtConsolidation } from "./debtConsolidation/debtConsolidationEstimate.ts";
import { type PaymentInputs, payment } from "./payment/paymentEstimate.ts";
import { questionIds } from "./questions/questions.ts";

/** Values that no field accepts: wrong types, non-numbers and numbers out of range. */
const refused = fc.oneof(
  fc.constantFrom(Number.NaN, Infinity, -Infinity, null, undefined, "5", "", true, -1e-9, 1e13),
  fc.double({ max: -Number.MIN_VALUE, noNaN: true }),
  fc.object(),
  fc.bigInt(),
);

describe.each(questionIds)("%s", (id) => {
  const { calculator } = anyInsight(id);
  const fields: Readonly<Record<string, Field>> = calculator.fields;
  const inputs = inputsOf(calculator);

  test("gives finite numbers for all valid inputs", () => {
    forAll([inputs], { numRuns: 500 }, (valid) => {
      for (const figure of Object.values(calculator.calculate(valid))) {
        if (typeof figure === "number") expect(figure).toSatisfy(Number.isFinite);
      }
    });
  });

  test("rejects invalid values with field, rule and value", () => {
    forAll([inputs, fc.nat(), refused], (valid, pick, bad) => {
      const names = Object.keys(valid);
      const field = names[pick % names.length] as string;
      try {
        calculator.calculate({ ...valid, [field]: bad });
      } catch (error) {
        expect(error).toBeInstanceOf(CalculatorInputError);
        const { issues, message } = error as CalculatorInputError;
        expect(issues).toContainEqual({
          field,
          rule: expect.any(String),
          requirement: expect.objectContaining({ kind: fields[field]?.rule.kind }),
          received: bad,
        });
        expect(message).toContain(`${field} must be `);
        return;
      }
      expect.unreachable(`${field} accepted ${String(bad)}`);
    });
  });

  test("rejects anything but an object of inputs", () => {
    forAll([fc.anything({ withNullPrototype: true, withBigInt: true })], (anything) => {
      expect(() => calculator.calculate(anything as object)).toThrow(CalculatorInputError);
    });
  });

  test("rejects its defaults and accepts every complete form", () => {
    const first: readonly string[] = stepsOf(calculator)[0] ?? [];
    const missing = findMissing(calculator, calculator.defaults).map(({ field }) => field);
    expect(missing.some((field) => first.includes(field))).toBe(id !== "debt-consolidation");
    expect(calculator.accepts(calculator.defaults)).toBe(false);
    forAll([inputs], (valid) => {
      const refused = findMissing(calculator, valid).map(({ field }) =>
        field.replace(/\.\d+\./, "."),
      );
      const complete = !stepsOf(calculator).some((step) =>
        step.some((field) => refused.includes(field)),
      );
      expect(complete).toBe(calculator.accepts(valid));
    });
  });
});

test("the invalid row of a list is named", () => {
  const row = { id: "1", name: "Credit Card", balance: 1_000, payment: 50, rate: 20 };
  const inputs = { debts: [row, { ...row, balance: -1 }], newRate: 5.5, newTerm: 25 };
  expect(() => debtConsolidation.calculate(inputs)).toThrow("debts.1.balance must be a number");
});

test("an invalid price is rejected before fields that are compared with it", () => {
  const homePrice = Object.create(null);
  const inputs = { homePrice, downPayment: 1, loanType: "conventional", province: "ON" } as const;
  expect(() => closingFees.calculate(inputs)).toThrow("homePrice must be a number");
});

test("a higher rate never costs less", () => {
  const loans = inputsOf(payment) as fc.Arbitrary<PaymentInputs>;
  forAll([loans, loans], (loan, { interestRate }) => {
    const costAt = (rate: number) => payment.calculate({ ...loan, interestRate: rate });
    const low = costAt(Math.min(loan.interestRate, interestRate));
    const high = costAt(Math.max(loan.interestRate, interestRate));
    for (const figure of ["monthly", "biweekly", "total"] as const) {
      expect(high[figure]).toBeGreaterThanOrEqual(low[figure] * (1 - 1e-12));
    }
  });
});

test("an affordable mortgage costs exactly the affordable payment", () => {
  const loanAmount = affordability.calculate(household).maxPrice - household.downPayment;
  const { monthly } = payment.calculate({ ...household, loanAmount, paymentFrequency: "monthly" });
  expect(monthly).toBeCloseTo((120_000 / 12) * 0.32 - 500, 8);
});

test.each([
  [4.99, "danger", "Minimum down payment in Canada is 5% for homes under $500,000"],
  [5, "caution", "With less than 20% down, you'll need mortgage default insurance (CMHC)"],
  [19.99, "caution", "With less than 20% down, you'll need mortgage default insurance (CMHC)"],
  [20, undefined, undefined],
])("closing fees with %d %% down warn of %s", (percent, severity, text) => {
  const home = { homePrice: 400_000, downPayment: 4_000 * percent, province: "ON" } as const;
  const { warning } = closingFees.calculate({ ...home, loanType: "conventional" });
  expect({ severity: warning?.severity, text: warning?.text }).toEqual({ severity, text });
});

test("a sum of the six fees is the total, and with the down payment the cash required", () => {
  forAll([inputsOf(closingFees) as fc.Arbitrary<never>], (inputs) => {
    const fees = closingFees.calculate(inputs);
    const firstThree = fees.landTransferTax + fees.legalFees + fees.homeInspection;
    const six = firstThree + fees.appraisal + fees.titleInsurance + fees.mortgageInsurance;
    expect(fees.totalClosingCosts).toBe(six);
    expect(fees.cashRequired).toBe((inputs as { downPayment: number }).downPayment + six);
  });
});
