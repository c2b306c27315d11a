import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { compareEquityLoans } from "./equityLoans.ts";
import { mortgagePayment } from "./mortgagePayment.ts";

const asked = {
  balance: 350_000,
  yearsRemaining: 20,
  currentRate: 3.5,
  takenOut: 50_000,
  months: 24,
  newRate: 4.75,
  charge: 3_100,
  closingCosts: 1_500,
  lineRate: 6,
  secondRate: 9,
  setUpCosts: 1_000,
};

test("each option pays the sum of its loans", () => {
  const { loans } = compareEquityLoans(asked);
  const present = mortgagePayment({ principal: 350_000, annualRate: 3.5, amortizationYears: 20 });
  const second = mortgagePayment({ principal: 50_000, annualRate: 9, amortizationYears: 20 });
  const all = mortgagePayment({ principal: 400_000, annualRate: 4.75, amortizationYears: 20 });
  expect(loans[0].payment).toBeCloseTo(all, 6);
  expect(loans[1].payment).toBeCloseTo(present + 250, 6);
  expect(loans[2].payment).toBeCloseTo(present + second, 6);
});

test("payments minus interest reduce the balance", () => {
  forAll(
    [fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 12, noNaN: true })],
    (months, currentRate) => {
      for (const { payment, interest, owed } of compareEquityLoans({
        ...asked,
        months,
        currentRate,
      }).loans) {
        expect(owed).toBeCloseTo(400_000 - (payment * months - interest), 4);
      }
    },
  );
});
