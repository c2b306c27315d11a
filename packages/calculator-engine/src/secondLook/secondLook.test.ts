import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { debtConsolidationSecondLook } from "../debtConsolidation/debtConsolidationSecondLook.ts";
import { card, home, loan } from "../exampleInputs.ts";
import { amortize } from "../finance/amortize.ts";
import { refinanceSecondLook } from "../refinance/refinanceSecondLook.ts";
import { rentVsBuySecondLook } from "../rentVsBuy/rentVsBuySecondLook.ts";

describe("consolidating", () => {
  test("a card that is nearly paid off into 25 years is caught", () => {
    const look = debtConsolidationSecondLook({ debts: [card], newRate: 5.5, newTerm: 25 });
    expect(look.checked).toBe("highly-recommended");
    expect(look.holds).toBe(false);
    expect(look.figures.monthsAsNow).toBe(67);
    expect(look.figures.interestAsNow).toBeCloseTo(13_233.29, 2);
    expect(look.figures.interestConsolidated).toBeCloseTo(16_845.25, 2);
    expect(look.refutes).toEqual(["interestSavings"]);
  });

  test("the same card into five years survives", () => {
    const look = debtConsolidationSecondLook({ debts: [card], newRate: 5.5, newTerm: 5 });
    expect(look.checked).toBe("highly-recommended");
    expect(look.holds).toBe(true);
    expect(look.refutes).toEqual([]);
  });

  test("a debt whose payment does not cover its interest is named, not counted", () => {
    const stuck = { ...card, id: "2", name: "Store card", payment: 300 };
    const look = debtConsolidationSecondLook({ debts: [card, stuck], newRate: 5.5, newTerm: 25 });
    expect(look.holds).toBe(true);
    expect(look.figures.interestAsNow).toBeNull();
    expect(look.figures.debts).toMatchObject([{ payOff: { periods: 67 } }, { payOff: null }]);
  });

  test("the interest of each debt is what a month by month schedule charges", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 1e5, noNaN: true }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.double({ min: 1.05, max: 5, noNaN: true }),
        (balance, rate, factor) => {
          const payment = (balance * rate * factor) / 1200 + balance / 500;
          const debt = { ...card, balance, rate, payment };
          const look = debtConsolidationSecondLook({ debts: [debt], newRate: 5, newTerm: 10 });
          const { count, interest } = amortize({
            principal: balance,
            periodicRate: rate / 1200,
            payment,
            periods: 600,
          });
          const charged = interest.subarray(0, count).reduce((sum, each) => sum + each, 0);
          expect(look.figures.interestAsNow).toBeCloseTo(charged, 4);
        },
      ),
    );
  });
});

describe("refinancing", () => {
  test("a saving that outlives its costs survives", () => {
    const look = refinanceSecondLook(loan);
    expect(look).toMatchObject({ checked: "beneficial", holds: true });
    expect(look.figures.gain).toBeCloseTo(50_308.51, 2);
    expect(look.figures.recoveredAfterMonths).toBe(7);
  });

  test("a mortgage that ends before its costs are recovered does not", () => {
    const look = refinanceSecondLook({ ...loan, yearsRemaining: 0.5 });
    expect(look).toMatchObject({ checked: "beneficial", holds: false });
    expect(look.figures.recoveredAfterMonths).toBeNull();
    expect(look.refutes).toEqual(["monthlySavings", "totalSavings"]);
  });

  test("a slow saving over many years is worth more than the headline allows", () => {
    const look = refinanceSecondLook({ ...loan, closingCosts: 22_000 });
    expect(look).toMatchObject({ checked: "not-worth-it", holds: false });
    expect(look.figures.gain).toBeGreaterThan(0);
  });

  test("a higher rate gains nothing and recovers nothing", () => {
    const look = refinanceSecondLook({ ...loan, newRate: 7 });
    expect(look).toMatchObject({ holds: true, figures: { recoveredAfterMonths: null } });
  });
});

describe("renting or buying", () => {
  test("equity comes from the amortization", () => {
    const { figures } = rentVsBuySecondLook(home);
    expect(figures.principalRepaid).toBeCloseTo(55_788.07, 2);
    expect(figures.equityAssumed).toBeCloseTo(57_478.59, 2);
    expect(figures.sellingCosts).toBeCloseTo(650_000 * 1.03 ** 5 * 0.05, 6);
  });

  test("after 25 years nothing is owed and no payment is charged", () => {
    const { figures } = rentVsBuySecondLook({ ...home, yearsToStay: 40 });
    expect(figures.principalRepaid).toBeCloseTo(520_000, 3);
    expect(figures.ownerWealth).toBeCloseTo(650_000 * 1.03 ** 40 * 0.95, 0);
  });

  test("an advice to buy that selling costs and invested savings undo is caught", () => {
    const look = rentVsBuySecondLook({ ...home, yearsToStay: 12 });
    expect(look).toMatchObject({ checked: "buying-better", holds: false });
    expect(look.figures.renterWealth - look.figures.ownerWealth).toBeCloseTo(10_751.9, 1);
  });

  test("an advice to rent that counts too little equity is caught", () => {
    const look = rentVsBuySecondLook({ ...home, monthlyRent: 3_500 });
    expect(look).toMatchObject({ checked: "renting-better", holds: false });
    expect(look.figures.ownerWealth).toBeCloseTo(251_639.81, 2);
    expect(look.figures.renterWealth).toBeCloseTo(216_728.13, 2);
  });

  test("a cash purchase has nothing to amortize", () => {
    const { figures } = rentVsBuySecondLook({ ...home, downPayment: 650_000 });
    expect(figures.principalRepaid).toBe(0);
  });
});
