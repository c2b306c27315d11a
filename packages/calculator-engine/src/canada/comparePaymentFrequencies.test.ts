import { expect, test } from "vitest";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { comparePaymentFrequencies } from "./comparePaymentFrequencies.ts";
import { mortgagePayment } from "./mortgagePayment.ts";

const mortgage = { principal: 400_000, annualRate: 5, amortizationYears: 25 } as const;
const outcomes = comparePaymentFrequencies(mortgage);
const at = (frequency: string) => outcomes.find((outcome) => outcome.frequency === frequency);

test("every frequency is included, monthly first with no saving", () => {
  expect(outcomes.map(({ frequency }) => frequency)).toEqual(Object.keys(paymentsPerYear));
  expect(outcomes[0]).toMatchObject({ frequency: "monthly", years: 25, interestSaved: 0 });
});

test("each pays the regular payment of its frequency", () => {
  for (const { frequency, payment } of outcomes) {
    expect(payment).toBe(mortgagePayment({ ...mortgage, frequency }));
  }
});

test("only accelerated payments end years sooner", () => {
  for (const { frequency, years, interestSaved } of outcomes) {
    const isAccelerated = frequency.startsWith("accelerated");
    expect(years < 22.5, frequency).toBe(isAccelerated);
    expect(interestSaved > 30_000, frequency).toBe(isAccelerated);
  }
});

test("paying less often than monthly costs interest", () => {
  expect(at("quarterly")?.interestSaved).toBeLessThan(0);
});

test("the compounding determines the payment", () => {
  const monthly = comparePaymentFrequencies({ ...mortgage, compounding: "monthly" })[0];
  expect(monthly?.payment).toBe(mortgagePayment({ ...mortgage, compounding: "monthly" }));
});
