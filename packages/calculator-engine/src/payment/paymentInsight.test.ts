import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import type { PaymentInputs } from "./paymentEstimate.ts";
import { type PaymentFacts, paymentInsight } from "./paymentInsight.ts";

const loan = (
  loanAmount: number,
  interestRate = 5.5,
  loanTerm = 25,
  paymentFrequency: PaymentInputs["paymentFrequency"] = "monthly",
): PaymentInputs => ({ loanAmount, interestRate, loanTerm, paymentFrequency });

const { answer, scheduleInputs } = paymentInsight;

test("the loan's schedule names the source of each figure", () => {
  expect(scheduleInputs(answer(loan(300_000, 5.5, 25, "weekly")))).toMatchObject([
    { principal: 300_000, preferred: "weekly", from: { preferred: "paymentFrequency" } },
  ]);
});

const loans = fc.record({
  loanAmount: fc.integer({ min: 20_000, max: 1_500_000 }),
  interestRate: fc.double({ min: 0.5, max: 12, noNaN: true }),
  loanTerm: fc.integer({ min: 1, max: 40 }),
  paymentFrequency: fc.constantFrom("monthly", "weekly"),
}) satisfies fc.Arbitrary<PaymentInputs>;
const facts = fc.record(
  {
    homePrice: fc.integer({ min: 50_000, max: 2_000_000 }),
    ownedHome: fc.constantFrom("never", "earlier", "recently"),
    occupancy: fc.constantFrom("owner", "rental"),
    newlyBuilt: fc.boolean(),
  },
  { requiredKeys: [] },
) satisfies fc.Arbitrary<Partial<PaymentFacts>>;

test("verdict, figure and sentence never contradict each other", () => {
  forAll([loans, facts], { numRuns: 60 }, (inputs, given) => {
    const { lender, verdict } = answer(inputs, given);
    expect(lender.figure === null).toBe(verdict.id === "borrow-less");
    if ("payment" in verdict) {
      expect(verdict.payment.value).toBeCloseTo(lender.figure?.value ?? 0, 1);
    }
    if (verdict.id === "fits") expect(lender.isClose).toBe(true);
    if (given.homePrice === undefined) expect(verdict.confidence).not.toBe("checked");
  });
});

test("a payment never falls as the rate or the loan rises, nor rises with the years", () => {
  const paid = (inputs: PaymentInputs) => answer(inputs).lender.figure?.value ?? 0;
  forAll([loans], { numRuns: 30 }, (inputs) => {
    const { interestRate, loanAmount, loanTerm } = inputs;
    const now = paid(inputs);
    expect(paid({ ...inputs, interestRate: interestRate + 0.5 })).toBeGreaterThanOrEqual(now);
    expect(paid({ ...inputs, loanAmount: loanAmount * 1.1 })).toBeGreaterThanOrEqual(now);
    expect(paid({ ...inputs, loanTerm: loanTerm + 1 })).toBeLessThanOrEqual(now);
  });
});
