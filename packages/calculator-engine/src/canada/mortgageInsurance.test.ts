import fc from "fast-check";
import { expect, test } from "vitest";
import { CalculatorInputError } from "../calculator.ts";
import { minimumDownPayment } from "./minimumDownPayment.ts";
import { type MortgageInsuranceInputs, mortgageInsurance } from "./mortgageInsurance.ts";

const insure = (inputs: Partial<MortgageInsuranceInputs>) =>
  mortgageInsurance({ price: 400_000, downPayment: 20_000, province: "ON", ...inputs });

test.each([
  [20_000, 4],
  [39_999.99, 4],
  [40_000, 3.1],
  [59_999.99, 3.1],
  [60_000, 2.8],
  [79_999.99, 2.8],
])("with %d down on 400,000 the premium is %d percent", (downPayment, premiumRate) => {
  expect(insure({ downPayment })).toMatchObject({ required: true, refusal: null, premiumRate });
});

test("with 20 % down no insurance is required or charged", () => {
  const { required, premium, insuredMortgage } = insure({ downPayment: 80_000 });
  expect({ required, premium, insuredMortgage }).toEqual({
    required: false,
    premium: 0,
    insuredMortgage: 320_000,
  });
});

test.each<[string, Partial<MortgageInsuranceInputs>]>([
  ["down-payment", { downPayment: 19_999.99 }],
  ["down-payment", { price: 1_499_999, downPayment: 124_999 }],
  ["price-cap", { price: 1_500_000, downPayment: 200_000 }],
  ["amortization", { amortizationYears: 30 }],
  ["amortization", { amortizationYears: 31, firstTimeBuyer: true }],
  ["amortization", { amortizationYears: 30, firstTimeBuyer: true, on: "2024-09-01" }],
  ["price-cap", { price: 1_200_000, downPayment: 120_000, on: "2024-12-14" }],
])("refuses because of the %s, without a premium", (refusal, inputs) => {
  const refused = insure(inputs);
  expect(refused).toMatchObject({ required: true, refusal });
  for (const amount of ["premiumRate", "premium", "salesTax", "insuredMortgage"])
    expect(refused).not.toHaveProperty(amount);
});

test.each<Partial<MortgageInsuranceInputs>>([
  { firstTimeBuyer: true },
  { newlyBuilt: true },
  { firstTimeBuyer: true, newlyBuilt: true, on: "2024-09-01" },
])("30 years add 0.2 % for buyers who qualify", (buyer) => {
  expect(insure({ ...buyer, amortizationYears: 30 }).premiumRate).toBeCloseTo(4.2, 12);
});

test("Quebec's tax on the premium follows the date", () => {
  const tax = (on: string) => insure({ province: "QC", on }).salesTax;
  expect(tax("2026-12-31")).toBeCloseTo(1_368, 6);
  expect(tax("2027-01-01")).toBeCloseTo(1_516.2, 6);
});

test("other provinces charge no tax on the premium", () => {
  expect(insure({ province: "BC" }).salesTax).toBe(0);
});

test("the minimum down payment is always enough for insurers, and a dollar less never is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 1_499_999 }), (price) => {
      const downPayment = minimumDownPayment({ price });
      expect(insure({ price, downPayment }).refusal).toBeNull();
      expect(insure({ price, downPayment: downPayment - 1 }).refusal).toBe("down-payment");
    }),
  );
});

test("a larger down payment never costs more", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 1_400_000 }),
      fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      (price, share) => {
        const less = insure({ price, downPayment: price * share });
        const more = insure({ price, downPayment: price * (share + 0.01) });
        expect(more.insuredMortgage).toBeLessThan(less.insuredMortgage ?? 0);
        expect(more.premium).toBeLessThanOrEqual(less.premium ?? 0);
      },
    ),
  );
});

test("a down payment above the price is rejected as input", () => {
  expect(() => insure({ downPayment: 400_001 })).toThrow(CalculatorInputError);
});
