import fc from "fast-check";
import { expect, test } from "vitest";
import { debtServiceRatios } from "./debtServiceRatios.ts";
import { type MaximumPurchaseInputs, maximumPurchase } from "./maximumPurchase.ts";
import { mortgageInsurance } from "./mortgageInsurance.ts";
import { mortgagePayment } from "./mortgagePayment.ts";
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
  province: fc.constantFrom("ON", "QC"),
  propertyTaxRate: fc.double({ min: 0, max: 2, noNaN: true }),
  heating: fc.integer({ min: 0, max: 300 }),
  firstTimeBuyer: fc.boolean(),
});

/** Whether a lender would finance a price, from the public functions alone. */
function isFinanced(inputs: MaximumPurchaseInputs, price: number): boolean {
  const { annualRate, amortizationYears, downPayment, propertyTaxRate = 0 } = inputs;
  const { required, refusal, insuredMortgage } = mortgageInsurance({
    ...inputs,
    price,
    downPayment,
  });
  const tested = mortgagePayment({
    principal: insuredMortgage,
    annualRate: qualifyingRate(annualRate),
    amortizationYears,
  });
  const propertyTax = (price * propertyTaxRate) / 100;
  const { gds, tds } = debtServiceRatios({ ...inputs, mortgagePayment: tested, propertyTax });
  return refusal === null && gds <= (required ? 39 : 32) && tds <= (required ? 44 : 40);
}

test("the price is financed and a cent more, or any more, is not", () => {
  fc.assert(
    fc.property(buyers, fc.double({ min: 1, max: 3, noNaN: true }), (inputs, times) => {
      const { price } = maximumPurchase(inputs);
      if (price > inputs.downPayment) expect(isFinanced(inputs, price)).toBe(true);
      expect(isFinanced(inputs, price + 0.01)).toBe(false);
      expect(isFinanced(inputs, price * times + 1)).toBe(false);
    }),
  );
});

test.each<[string, Partial<MaximumPurchaseInputs>]>([
  ["income-gds", {}],
  ["income-tds", { monthlyDebts: 1_500 }],
  ["down-payment", { downPayment: 15_000 }],
  ["down-payment", { annualIncome: 2_000_000, downPayment: 400_000 }],
  ["insurance-cap", { annualIncome: 600_000, downPayment: 200_000 }],
])("what binds is the %s", (boundBy, changes) => {
  expect(maximumPurchase({ ...buyer, ...changes }).boundBy).toBe(boundBy);
});

test("more income, less debt or a lower rate never lowers the price", () => {
  fc.assert(
    fc.property(buyers, (inputs) => {
      const { price } = maximumPurchase(inputs);
      const better = [
        { annualIncome: inputs.annualIncome + 10_000 },
        { monthlyDebts: 0 },
        { annualRate: inputs.annualRate / 2 },
      ];
      for (const change of better) {
        expect(maximumPurchase({ ...inputs, ...change }).price).toBeGreaterThanOrEqual(price);
      }
    }),
  );
});

test("an income that carries no mortgage still buys for cash", () => {
  const { price, insurance } = maximumPurchase({ ...buyer, monthlyDebts: 9_000 });
  expect(price).toBe(80_000);
  expect(insurance.insuredMortgage).toBe(0);
});

test("without a down payment there is nothing a lender would finance", () => {
  expect(maximumPurchase({ ...buyer, downPayment: 0 })).toMatchObject({
    price: 0,
    boundBy: "down-payment",
  });
});

test("thirty years that cannot be insured are financed with a fifth down", () => {
  const purchase = maximumPurchase({ ...buyer, amortizationYears: 30 });
  expect(purchase).toMatchObject({ price: 400_000, refusedAbove: "amortization" });
});
