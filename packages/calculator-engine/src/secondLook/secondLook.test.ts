import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { debtConsolidationSecondLook } from "../debtConsolidation/debtConsolidationSecondLook.ts";
import { card, home, loan } from "../exampleInputs.ts";
import { amortize } from "../finance/amortize.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { refinanceSecondLook } from "../refinance/refinanceSecondLook.ts";
import { rentVsBuySecondLook } from "../rentVsBuy/rentVsBuySecondLook.ts";

/** A loan as the estimate makes it, that costs nothing to take out. */
const withoutCosts = { compounding: "monthly", refinanceCosts: 0 } as const;

describe("consolidating", () => {
  test("a card that is nearly paid off into 25 years is caught", () => {
    const look = debtConsolidationSecondLook(
      { debts: [card], newRate: 5.5, newTerm: 25 },
      withoutCosts,
    );
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

  test("what refinancing costs may take the saving", () => {
    const inputs = { debts: [card], newRate: 5.5, newTerm: 15 };
    expect(debtConsolidationSecondLook(inputs, withoutCosts).holds).toBe(true);
    const look = debtConsolidationSecondLook(inputs, { refinanceCosts: 5_000 });
    expect(look).toMatchObject({ holds: false, figures: { costs: 5_000 } });
  });

  test("debts that do not fit under the limit save nothing", () => {
    const inputs = { debts: [card], newRate: 5.5, newTerm: 5 };
    const full = { homeValue: 400_000, mortgageBalance: 320_000 };
    expect(debtConsolidationSecondLook(inputs, full)).toMatchObject({
      holds: false,
      figures: { share: 0, costs: 0 },
    });
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
  const early = {
    currentBalance: 412_000,
    currentRate: 5.49,
    newRate: 4.19,
    yearsRemaining: 20,
    closingCosts: 1_500,
  };

  test("a saving that the charge for leaving early takes is caught", () => {
    const look = refinanceSecondLook(early, { monthsRemaining: 14 });
    expect(look).toMatchObject({
      checked: "beneficial",
      holds: false,
      refutes: ["monthlySavings", "totalSavings"],
      figures: { months: 14, recoveredAfterMonths: null },
    });
    expect(look.figures.interestSaved).toBeCloseTo(6_078.24, 2);
    expect(look.figures.costs).toBeCloseTo(7_748.67, 2);
    expect(look.figures.gain).toBeCloseTo(-1_670.43, 2);
  });

  test("at renewal nothing is charged, and the saving survives", () => {
    const look = refinanceSecondLook(early, { monthsRemaining: 0 });
    expect(look).toMatchObject({ holds: true, figures: { atRenewal: true, charge: 0 } });
    expect(look.figures.recoveredAfterMonths).toBe(4);
  });

  test("the interest saved is what two schedules charge", () => {
    const { figures } = refinanceSecondLook(early, {
      monthsRemaining: 14,
      compounding: "monthly",
    });
    const charged = (annualRate: number) => {
      const periodicRate = annualRate / 1200;
      const payment = levelPayment(412_000, periodicRate, 240);
      const terms = { principal: 412_000, periodicRate, payment, periods: 14, clearsAtEnd: false };
      return amortize(terms).interest.reduce((sum, each) => sum + each, 0);
    };
    expect(figures.interestSaved).toBeCloseTo(charged(5.49) - charged(4.19), 6);
  });

  test("a mortgage that ends before its costs are recovered does not pay", () => {
    const short = { ...loan, yearsRemaining: 0.5 };
    const look = refinanceSecondLook(short, { monthsRemaining: 0 });
    expect(look).toMatchObject({ holds: false, figures: { recoveredAfterMonths: null } });
  });

  test("a slow saving over many years is worth more than the headline allows", () => {
    const look = refinanceSecondLook({ ...loan, closingCosts: 22_000 }, { monthsRemaining: 0 });
    expect(look).toMatchObject({ checked: "not-worth-it", holds: false, refutes: [] });
    expect(look.figures.gain).toBeGreaterThan(0);
  });

  test("a higher rate gains nothing and recovers nothing", () => {
    const look = refinanceSecondLook({ ...loan, newRate: 7 });
    expect(look).toMatchObject({ holds: true, figures: { recoveredAfterMonths: null } });
    expect(look.figures.interestSaved).toBeLessThan(0);
  });
});

describe("renting or buying", () => {
  /** New Brunswick taxes 1 % of the price; with the estimate's compounding the sums are easy to follow. */
  const plain = { province: "NB", compounding: "monthly" } as const;

  test("equity comes from the amortization", () => {
    const { figures } = rentVsBuySecondLook(home, plain);
    expect(figures.principalRepaid).toBeCloseTo(55_788.07, 2);
    expect(figures.equityAssumed).toBeCloseTo(57_478.59, 2);
    expect(figures.sellingCosts).toBeCloseTo(650_000 * 1.03 ** 5 * 0.05, 6);
    expect(figures.buyingCosts).toBeCloseTo(6_500, 6);
  });

  test("after 25 years nothing is owed and no payment is charged", () => {
    const { figures } = rentVsBuySecondLook({ ...home, yearsToStay: 40 });
    expect(figures.principalRepaid).toBeCloseTo(520_000, 3);
    expect(figures.ownerWealth).toBeCloseTo(650_000 * 1.03 ** 40 * 0.95, 0);
  });

  test("an advice to buy that selling costs and invested savings undo is caught", () => {
    const look = rentVsBuySecondLook({ ...home, yearsToStay: 12 }, plain);
    expect(look).toMatchObject({ checked: "buying-better", holds: false, refutes: ["savings"] });
    const ahead = look.figures.renterWealth - look.figures.ownerWealth;
    expect(ahead).toBeCloseTo(10_751.9 + 6_500 * 1.04 ** 12, 1);
  });

  test("an advice to rent that counts too little equity is caught", () => {
    const look = rentVsBuySecondLook({ ...home, monthlyRent: 3_500 }, plain);
    expect(look).toMatchObject({ checked: "renting-better", holds: false });
    expect(look.figures.ownerWealth).toBeCloseTo(251_639.81, 2);
    expect(look.figures.renterWealth).toBeCloseTo(216_728.13 + 6_500 * 1.04 ** 5, 2);
  });

  test("a premium is owed and its tax is paid", () => {
    const { figures } = rentVsBuySecondLook({ ...home, downPayment: 65_000 });
    expect(figures.principalRepaid).toBeGreaterThan(0);
    expect(figures.buyingCosts).toBeCloseTo(9_475 + 1_450.8, 6);
  });

  test("buying on which nobody could lend is not the better choice", () => {
    const look = rentVsBuySecondLook({ ...home, downPayment: 10_000, monthlyRent: 6_000 });
    expect(look).toMatchObject({ checked: "buying-better", holds: false });
    expect(look.figures.missing).toBeCloseTo(30_000, 6);
  });

  test("a cash purchase has nothing to amortize", () => {
    const { figures } = rentVsBuySecondLook({ ...home, downPayment: 650_000 });
    expect(figures.principalRepaid).toBe(0);
  });
});
