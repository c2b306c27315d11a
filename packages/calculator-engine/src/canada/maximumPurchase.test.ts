import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { debtServiceRatios } from "./debtServiceRatios.ts";
import { maximumPurchase } from "./maximumPurchase.ts";
import { mortgageInsurance } from "./mortgageInsurance.ts";
import { mortgagePayment } from "./mortgagePayment.ts";
import { provinces } from "./place.ts";
import type { MaximumPurchaseInputs } from "./qualify.ts";
import { qualifyingRate } from "./qualifyingRate.ts";

const buyer: MaximumPurchaseInputs = {
  annualIncome: 120_000,
  monthlyDebts: 300,
  downPayment: 80_000,
  annualRate: 5.5,
  amortizationYears: 25,
  province: "ON",
  propertyTaxRate: 1.2,
  heating: 100,
};

const buyers = fc.record({
  annualIncome: fc.integer({ min: 20_000, max: 600_000 }),
  monthlyDebts: fc.integer({ min: 0, max: 3_000 }),
  downPayment: fc.integer({ min: 1_000, max: 600_000 }),
  annualRate: fc.double({ min: 0, max: 12, noNaN: true }),
  amortizationYears: fc.integer({ min: 5, max: 30 }),
  province: fc.constantFrom(...provinces),
  propertyTaxRate: fc.double({ min: 0, max: 2, noNaN: true }),
  heating: fc.integer({ min: 0, max: 300 }),
  condoFees: fc.integer({ min: 0, max: 900 }),
  firstTimeBuyer: fc.boolean(),
  newlyBuilt: fc.boolean(),
  borrowedDownPayment: fc.boolean(),
  occupancy: fc.constantFrom("owner", "owner-and-rental", "second-home", "rental"),
  units: fc.integer({ min: 1, max: 4 }),
});

/** Returns true if a lender would finance a price, using only the public functions. */
function isFinancedOver(
  amortizationYears: number,
  given: MaximumPurchaseInputs,
  price: number,
): boolean {
  const inputs = { ...given, amortizationYears };
  const { annualRate, downPayment, propertyTaxRate = 0 } = inputs;
  const { refusal, insuredMortgage = price - downPayment } = mortgageInsurance({
    ...inputs,
    price,
    downPayment,
  });
  const tested = mortgagePayment({
    principal: insuredMortgage,
    annualRate: qualifyingRate({ annualRate }),
    amortizationYears,
  });
  const propertyTax = (price * propertyTaxRate) / 100;
  const { gds, tds } = debtServiceRatios({ ...inputs, mortgagePayment: tested, propertyTax });
  return refusal === null && gds <= 39 && tds <= 44;
}

const isFinanced = (inputs: MaximumPurchaseInputs, price: number) =>
  [inputs.amortizationYears, 25].some(
    (years) => years <= inputs.amortizationYears && isFinancedOver(years, inputs, price),
  );

test("the price is financed and a cent more, or any more, is not", () => {
  forAll([buyers, fc.double({ min: 1, max: 3, noNaN: true })], (inputs, times) => {
    const { price } = maximumPurchase(inputs);
    if (price > inputs.downPayment) expect(isFinanced(inputs, price)).toBe(true);
    expect(isFinanced(inputs, price + 0.01)).toBe(false);
    expect(isFinanced(inputs, price * times + 1)).toBe(false);
  });
});

const more = (most: number) => fc.double({ min: 0, max: most, noNaN: true });

test.each(["law", "cautious"] as const)(
  "by the %s limits the price never falls as income, down payment or amortization rise or as debts or the rate fall",
  (limits) => {
    forAll(
      [buyers, fc.tuple(more(50_000), more(50_000), more(10), more(1))],
      (who, [income, down, years, share]) => {
        const inputs = { ...who, limits };
        const { price } = maximumPurchase(inputs);
        const better = [
          { annualIncome: inputs.annualIncome + income },
          { downPayment: inputs.downPayment + down },
          { amortizationYears: inputs.amortizationYears + years },
          { monthlyDebts: inputs.monthlyDebts * share },
          { annualRate: inputs.annualRate * share },
        ];
        for (const change of better) {
          expect(maximumPurchase({ ...inputs, ...change }).price).toBeGreaterThanOrEqual(price);
        }
      },
    );
  },
);

test("a thousand more down across a fifth of the price never lowers it", () => {
  const inputs = { ...buyer, annualIncome: 140_000, annualRate: 4.5 };
  const prices = [135_000, 136_000, 137_000, 138_000].map(
    (downPayment) => maximumPurchase({ ...inputs, downPayment }).price,
  );
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test("30 years that cannot be insured for these buyers become 25", () => {
  const purchase = maximumPurchase({ ...buyer, amortizationYears: 30 });
  expect(purchase).toEqual({
    ...maximumPurchase(buyer),
    firstTime: purchase.firstTime,
  });
  expect(purchase.amortizationYears).toBe(25);
  const first = maximumPurchase({ ...buyer, amortizationYears: 30, firstTimeBuyer: true });
  expect(first).toMatchObject({ amortizationYears: 30, firstTime: { met: true } });
  expect(first.price).toBeGreaterThan(purchase.price);
});

test("the conservative limits can be selected and name their rule; a lender's own limits have none", () => {
  expect(maximumPurchase(buyer).limitsRule?.id).toBe("debt-service-limits-insured");
  const cautious = maximumPurchase({ ...buyer, limits: "cautious" });
  expect(cautious.limitsRule?.id).toBe("debt-service-limits-conventional");
  expect(cautious.limits).toEqual({ gds: 32, tds: 40 });
  expect(cautious.price).toBeLessThan(maximumPurchase(buyer).price);
  expect(maximumPurchase({ ...buyer, limits: { gds: 32, tds: 40 } })).toMatchObject({
    limitsRule: null,
    price: cautious.price,
  });
});
