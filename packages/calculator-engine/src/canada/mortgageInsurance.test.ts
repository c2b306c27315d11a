import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { minimumDownPayment } from "./minimumDownPayment.ts";
import { type MortgageInsuranceInputs, mortgageInsurance } from "./mortgageInsurance.ts";

const insure = (inputs: Partial<MortgageInsuranceInputs>) =>
  mortgageInsurance({ price: 400_000, downPayment: 20_000, province: "ON", ...inputs });

test("the minimum down payment is always enough for insurers, and a dollar less never is", () => {
  forAll([fc.integer({ min: 10_000, max: 1_499_999 })], (price) => {
    const downPayment = minimumDownPayment({ price });
    expect(insure({ price, downPayment }).refusal).toBeNull();
    expect(insure({ price, downPayment: downPayment - 1 }).refusal).toBe("down-payment");
  });
});

test("a larger down payment never costs more", () => {
  forAll(
    [fc.integer({ min: 100_000, max: 1_400_000 }), fc.double({ min: 0.1, max: 0.9, noNaN: true })],
    (price, share) => {
      const less = insure({ price, downPayment: price * share });
      const more = insure({ price, downPayment: price * (share + 0.01) });
      expect(more.insuredMortgage).toBeLessThan(less.insuredMortgage ?? 0);
      expect(more.premium).toBeLessThanOrEqual(less.premium ?? 0);
    },
  );
});
