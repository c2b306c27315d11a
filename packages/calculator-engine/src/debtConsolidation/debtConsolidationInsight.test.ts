import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { manyRuns } from "../../package-test/manyRuns.ts";
import { card } from "../../testing/exampleInputs.ts";
import { forAll } from "../../testing/forAll.ts";
import { setAt } from "../createWizard.ts";
import { amortize } from "../finance/amortize.ts";
import { followRates } from "../finance/followRates.ts";
import type { DebtConsolidationInputs } from "./debtConsolidationEstimate.ts";
import {
  type DebtConsolidationFacts,
  debtConsolidationInsight,
} from "./debtConsolidationInsight.ts";
import { words as english } from "./debtConsolidationWords.en.ts";
import { words as french } from "./debtConsolidationWords.fr.ts";

type Said = Partial<DebtConsolidationFacts>;

const into = (newTerm: number, ...debts: DebtConsolidationInputs["debts"]) => ({
  debts: debts.length > 0 ? debts : [card],
  newRate: 5.5,
  newTerm,
});
const answer = (inputs: DebtConsolidationInputs, given: Said = {}) =>
  debtConsolidationInsight.answer(inputs, given);
const differences = (inputs: DebtConsolidationInputs, given: Said = {}) =>
  Object.fromEntries(answer(inputs, given).lender.bridge.map(({ id, amount }) => [id, amount]));

const large = into(25, { ...card, name: "Visa", balance: 60_000, payment: 1_100 });
const lowRate = { mortgageBalance: 400_000, mortgageRate: 2, monthsRemaining: 48 };

describe("with a mortgage at a lower rate", () => {
  test("the threshold rate of the line is where it costs as much as the debts", () => {
    const { verdict } = answer(large, lowRate);
    if (verdict.id !== "line-instead") throw new Error(verdict.id);
    const at = (lineRate: number) => {
      const { way, gain } = answer(large, { ...lowRate, lineRate }).lender;
      return way === "line" ? gain : -1;
    };
    const below = verdict.below.value;
    expect(below).toBeGreaterThan(15);
    expect(below).toBeLessThan(20);
    expect(at(6.5)).toBeCloseTo(86_265.99, 2);
  });

  test("the cost of the rate change is the difference of two schedules until the term ends, and zero at renewal", () => {
    const monthly = { ...lowRate, compounding: "monthly" } as const;
    const interest = (percent: number) =>
      followRates(400_000, 300, [[0, percent / 1200]]).interestBy(48);
    const repriced = differences(large, monthly)["mortgage-repriced"] ?? 0;
    expect(repriced).toBeCloseTo(interest(2) - interest(5.5), 1);
    expect(differences(large, { ...lowRate, monthsRemaining: 0 })).not.toHaveProperty(
      "mortgage-repriced",
    );
  });

  test("an old rate above the new one is a saving", () => {
    const higher = { ...lowRate, mortgageRate: 6.5, chargeKnown: 0 };
    expect(differences(large, higher)["mortgage-repriced"]).toBeGreaterThan(0);
    expect(answer(large, higher).verdict.id).toBe("consolidate");
  });
});

test("each debt's interest equals a monthly schedule's", () => {
  const owed = fc.record({
    balance: fc.double({ min: 100, max: 1e5, noNaN: true }),
    rate: fc.double({ min: 0, max: 40, noNaN: true }),
    factor: fc.double({ min: 1.05, max: 5, noNaN: true }),
  });
  forAll([owed], { numRuns: 40 }, ({ balance, rate, factor }) => {
    const payment = (balance * rate * factor) / 1200 + balance / 500;
    const { lender } = answer(into(10, { ...card, balance, rate, payment }));
    const { count, interest } = amortize({
      principal: balance,
      periodicRate: rate / 1200,
      payment,
      periods: 600,
    });
    const charged = interest.subarray(0, count).reduce((sum, each) => sum + each, 0);
    expect(lender.asNow).toBeCloseTo(charged, 4);
  });
});

test("thresholds follow the lender's figure", () => {
  const inputs = into(25);
  const points = debtConsolidationInsight.thresholds(inputs);
  expect(points.map(({ field }) => field)).toContain("debts.0.payment");
  for (const { field, value, becomes } of points) {
    const { gain } = answer(setAt(inputs, field, value.value)).lender;
    expect(gain > 0 ? "saves" : "costs").toBe(becomes);
  }
  const [payment] = points.filter(({ field }) => field === "debts.0.payment");
  expect(payment).toMatchObject({ direction: "up", becomes: "costs" });
});

test("a lower new rate never saves less, and a lower rate of the mortgage never more", () => {
  const at = (newRate: number, mortgageRate: number) =>
    answer({ ...into(10), newRate }, { ...lowRate, mortgageRate, chargeKnown: 0 }).lender
      .refinanced;
  const rates = [2, 3, 4, 5, 6, 7];
  for (const [index, rate] of rates.slice(1).entries()) {
    const lower = rates[index] ?? 0;
    expect(at(lower, 4)).toBeGreaterThan(at(rate, 4));
    expect(at(5, lower)).toBeLessThan(at(5, rate));
  }
});

const someDebt = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom("Visa", "Auto", "Marge"),
  balance: fc.integer({ min: 500, max: 80_000 }),
  rate: fc.double({ min: 0.1, max: 30, noNaN: true }),
  payment: fc.integer({ min: 20, max: 3_000 }),
});
const someLoans = fc.record({
  debts: fc.array(someDebt, { minLength: 1, maxLength: 4 }),
  newRate: fc.double({ min: 0.5, max: 25, noNaN: true }),
  newTerm: fc.constantFrom(1, 10, 25, 30),
});
const someFacts = fc.record({
  mortgageBalance: fc.integer({ min: 0, max: 500_000 }),
  mortgageRate: fc.double({ min: 0.5, max: 9, noNaN: true }),
  monthsRemaining: fc.integer({ min: 0, max: 60 }),
  homeValue: fc.integer({ min: 1_100_000, max: 2_000_000 }),
  refinanceCosts: fc.integer({ min: 0, max: 6_000 }),
});

test("paying as now is never advised if the same payment on the new loan ends sooner and cheaper", () => {
  forAll([someLoans, someFacts], manyRuns, (inputs, given) => {
    const { debts, newRate } = inputs;
    const answered = answer(inputs, given);
    const { verdict, lender } = answered;
    for (const words of [english, french]) {
      const { sentence } = words.verdict(answered);
      expect(sentence).not.toMatch(/undefined|NaN|-\d/);
      expect(sentence.split(" ").length).toBeLessThanOrEqual(14);
    }
    if (lender.asNow === null || lender.monthsAsNow === null) return;
    const saved = debts.reduce((sum, { balance }) => sum + balance, 0);
    const paid = debts.reduce((sum, { payment }) => sum + payment, 0);
    const rate = (1 + newRate / 200) ** (1 / 6) - 1;
    const { count, interest } = amortize({
      ...{ principal: saved, periodicRate: rate, payment: paid, periods: 1_200 },
    });
    const charged = interest.subarray(0, count).reduce((sum, each) => sum + each, 0);
    const costs = lender.refinanceCosts + lender.repricing + lender.charge;
    const cheaper = lender.asNow - charged - costs;
    const sooner = count < lender.monthsAsNow;
    if (verdict.id === "pay-as-now") {
      expect(sooner && cheaper > 0.01).toBe(false);
    }
    if (!["close-call", "pay-as-now", "nothing-fits"].includes(verdict.id)) {
      expect(lender.gain).toBeGreaterThanOrEqual(cheaper - 0.01);
    }
  });
});
