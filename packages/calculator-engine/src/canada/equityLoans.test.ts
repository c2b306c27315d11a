import fc from "fast-check";
import { expect, test } from "vitest";
import { compareEquityLoans } from "./equityLoans.ts";
import { interestOnlyPayment } from "./interestOnlyPayment.ts";
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
  const line = interestOnlyPayment({ principal: 50_000, annualRate: 6, compounding: "monthly" });
  const second = mortgagePayment({ principal: 50_000, annualRate: 9, amortizationYears: 20 });
  const all = mortgagePayment({ principal: 400_000, annualRate: 4.75, amortizationYears: 20 });
  expect(loans[0].payment).toBeCloseTo(all, 6);
  expect(loans[1].payment).toBeCloseTo(present + line, 6);
  expect(loans[2].payment).toBeCloseTo(present + second, 6);
});

test("payments minus interest reduce the balance", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 12, noNaN: true }),
      (months, currentRate) => {
        for (const { payment, interest, owed } of compareEquityLoans({
          ...asked,
          months,
          currentRate,
        }).loans) {
          expect(owed).toBeCloseTo(400_000 - (payment * months - interest), 4);
        }
      },
    ),
  );
});

test("a costlier option is the cheapest only if the others are not possible", () => {
  expect(compareEquityLoans(asked).cheapest).toBe("line");
  const home = { ...asked, takenOut: 200_000, balance: 150_000, homeValue: 300_000 };
  // The limit is 65 % for a line alone and 80 % for all loans together.
  expect(compareEquityLoans({ ...home, homeValue: 440_000 }).cheapest).toBe("line");
  expect(compareEquityLoans({ ...home, takenOut: 90_000 }).cheapest).toBe("line");
  expect(compareEquityLoans(home).cheapest).toBeNull();
  const small = { ...asked, balance: 10_000, takenOut: 200_000, homeValue: 300_000 };
  expect(compareEquityLoans(small).loans.map(({ most }) => most)).toEqual([
    230_000, 195_000, 230_000,
  ]);
  expect(compareEquityLoans(small).cheapest).not.toBe("line");
});
