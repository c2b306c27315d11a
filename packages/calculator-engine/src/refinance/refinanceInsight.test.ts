import fc from "fast-check";
import { expect, test } from "vitest";
import { manyRuns } from "../../package-test/manyRuns.ts";
import { caseOf } from "../../testing/caseOf.ts";
import { loan } from "../../testing/exampleInputs.ts";
import { forAll } from "../../testing/forAll.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { amortize } from "../finance/amortize.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { compareRefinance, countRefinance, isWaitingBetter } from "./refinanceCount.ts";
import type { RefinanceInputs } from "./refinanceEstimate.ts";
import { type RefinanceFacts, refinanceInsight } from "./refinanceInsight.ts";
import { words as english } from "./refinanceWords.en.ts";

type Said = Partial<RefinanceFacts>;

const answer = (inputs: RefinanceInputs, given: Said = {}) =>
  refinanceInsight.answer(inputs, given);
const figure = (inputs: RefinanceInputs, given: Said = {}) =>
  countRefinance(caseOf(refinanceInsight, inputs, given)).figure?.value ?? null;

const usual = {
  currentBalance: 412_000,
  currentRate: 5.49,
  newRate: 4.19,
  yearsRemaining: 22,
  closingCosts: 3_000,
};
const { facts: assumed } = caseOf(refinanceInsight, usual);
const early = { ...usual, yearsRemaining: 20, closingCosts: 1_500 };

test("with the months left unsaid thresholds follow the lender's figure", () => {
  for (const threshold of refinanceInsight.thresholds(usual)) {
    const there = { ...usual, [threshold.field]: threshold.value.value };
    expect(Math.sign(figure(there) ?? 0)).not.toBe(Math.sign(figure(usual) ?? 0));
  }
  const [point] = refinanceInsight.thresholds(loan, {
    monthsRemaining: 36,
    rateType: "variable",
  });
  expect(point && english.threshold(point)).toMatch(/changing now loses\.$/);
});

test("near the renewal the figure never jumps by more than the charge as months pass", () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const cases = fc.record({
    currentBalance: number(20_000, 2e6),
    currentRate: number(1, 12),
    share: number(0.1, 1),
    yearsRemaining: number(6, 30),
    closingCosts: number(0, 5_000),
    rateType: fc.constantFrom("fixed" as const, "variable" as const),
    offer: fc.option(number(0, 1)),
  });
  forAll([cases], ({ share, rateType, offer, ...rest }) => {
    const newRate = rest.currentRate * share;
    const inputs = { ...rest, newRate };
    const renewalOffer = offer === null ? null : newRate + offer * (rest.currentRate - newRate);
    const at = Array.from({ length: 61 }, (_, monthsRemaining) => {
      const facts = { ...assumed, monthsRemaining, rateType, renewalOffer };
      const compared = compareRefinance(inputs, facts, rulesCheckedOn);
      const { gainNow, gainLater, charge } = compared;
      return { gain: isWaitingBetter(compared) ? Number(gainLater) : gainNow, charge };
    });
    for (const [index, { gain, charge }] of at.entries()) {
      const before = at[index - 1] ?? { gain, charge };
      const largest = Math.max(charge, before.charge);
      expect(Math.abs(gain - before.gain)).toBeLessThanOrEqual(largest + 0.01);
    }
  });
});

test("to the end of the term the interest saved is the difference of two schedules", () => {
  const { lender } = answer(early, { monthsRemaining: 14, compounding: "monthly" });
  const charged = (annualRate: number) => {
    const periodicRate = annualRate / 1200;
    const payment = levelPayment(412_000, periodicRate, 240);
    const terms = { principal: 412_000, periodicRate, payment, periods: 14, clearsAtEnd: false };
    return amortize(terms).interest.reduce((sum, each) => sum + each, 0);
  };
  expect(lender.interestSaved).toBeCloseTo(charged(5.49) - charged(4.19), 6);
});

test("a lower new rate, and lower costs, never gain less", () => {
  const months = { monthsRemaining: 30, rateType: "variable" } as const;
  let before = Number.NEGATIVE_INFINITY;
  for (const newRate of [6, 5.5, 5, 4, 3, 2]) {
    const now = figure({ ...loan, newRate }, months) ?? 0;
    expect(now).toBeGreaterThan(before);
    expect(figure({ ...loan, newRate, closingCosts: 4_000 }, months)).toBeLessThan(now);
    before = now;
  }
});

test("the gain never falls as the new rate falls, whoever estimates the charge", () => {
  const given = fc.record(
    {
      monthsRemaining: fc.integer({ min: 1, max: 60 }),
      rateType: fc.constantFrom("fixed", "variable"),
      renewalOffer: fc.option(fc.double({ min: 1, max: 9, noNaN: true })),
    },
    { requiredKeys: [] },
  ) satisfies fc.Arbitrary<Said>;
  const rate = fc.double({ min: 0.5, max: 12, noNaN: true });
  forAll([rate, rate, rate, given], manyRuns, (currentRate, one, other, said) => {
    const gain = (newRate: number) => figure({ ...usual, currentRate, newRate }, said) ?? 0;
    const [low, high] = one < other ? [one, other] : [other, one];
    expect(gain(low)).toBeGreaterThanOrEqual(gain(high) - 0.01);
  });
});
