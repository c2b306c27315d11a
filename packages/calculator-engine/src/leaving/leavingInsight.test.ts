import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { type LeavingCostFacts, leastWorth } from "./leavingCount.ts";
import type { LeavingInputs } from "./leavingEstimate.ts";
import { leavingInsight } from "./leavingInsight.ts";

const answer = (inputs: LeavingInputs, given: Partial<LeavingCostFacts> = {}) =>
  leavingInsight.answer(inputs, given, { on: rulesCheckedOn });

/** Posted rates of the published pair: less the discount, 2.99 % for four years and 2.30 % for three. */
const posted = { discount: 1.5, lenderRate4: 4.49, lenderRate3: 3.8 };
const chargeOf = (inputs: LeavingInputs, given: Partial<LeavingCostFacts> = posted) =>
  answer(inputs, given).lender.figure?.value;

const contract: LeavingInputs = {
  balance: 285_250,
  currentRate: 3,
  yearsRemaining: 20,
  monthsRemaining: 31,
  method: "contract-rate",
};
test("the charge in present value is a little less than the simple difference", () => {
  const simple = chargeOf(contract, { lenderRate3: 2 }) ?? 0;
  const value = chargeOf({ ...contract, method: "present-value" }, { lenderRate3: 2 }) ?? 0;
  expect(value).toBeLessThan(simple);
  expect(value).toBeGreaterThan(simple * 0.85);
});

/** Charge of a month, computed without the engine: by the contract's method in plain arithmetic. */
function chargeByHand(
  { inputs, facts }: { inputs: LeavingInputs; facts: LeavingCostFacts },
  balance: number,
  left: number,
): number {
  if (left <= 0) return 0;
  const owed = Math.max(0, balance - facts.privilege);
  const least = (owed * inputs.currentRate) / 400;
  const term = [1, 2, 3, 4, 5].reduce((near, each) =>
    Math.abs(each * 12 - left) <= Math.abs(near * 12 - left) ? each : near,
  ) as 1 | 2 | 3 | 4 | 5;
  const off = inputs.method === "discounted-posted" ? facts.discount : 0;
  const lost = (owed * (inputs.currentRate - facts[`lenderRate${term}`] + off) * left) / 1200;
  const isCapped = !facts.company && facts.termYears * 12 - left >= 60;
  return isCapped || inputs.method === "three-months" ? least : Math.max(least, lost);
}

/** Returns the cost of leaving in each month, paying month by month. */
function costsByHand(inputs: LeavingInputs, facts: LeavingCostFacts): readonly number[] {
  const months = Math.ceil(inputs.yearsRemaining * 12 - 1e-9);
  const monthly = (rate: number) => (1 + rate / 200) ** (1 / 6) - 1;
  const paying = (rate: number) => {
    const i = monthly(rate);
    const payment =
      i === 0 ? inputs.balance / months : (inputs.balance * i) / (1 - (1 + i) ** -months);
    return { i, payment, owed: inputs.balance, interest: 0 };
  };
  const old = paying(inputs.currentRate);
  const fresh = paying(facts.newRate);
  const costs: number[] = [];
  for (let month = 0; month <= inputs.monthsRemaining; month++) {
    const extra = facts.reason === "sell" ? 0 : old.interest - fresh.interest;
    costs.push(chargeByHand({ inputs, facts }, old.owed, inputs.monthsRemaining - month) + extra);
    for (const each of [old, fresh]) {
      const interest = each.owed * each.i;
      each.interest += interest;
      each.owed += interest - each.payment;
    }
  }
  return costs;
}

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((each) => each / 10);
const lenderRate = tenths(1, 9);

const mortgage = fc.record({
  balance: fc.integer({ min: 20_000, max: 900_000 }),
  currentRate: tenths(1, 9),
  yearsRemaining: fc.integer({ min: 10, max: 30 }),
  monthsRemaining: fc.integer({ min: 1, max: 120 }),
  method: fc.constantFrom("discounted-posted", "contract-rate", "three-months"),
});
const said = fc.record({
  reason: fc.constantFrom("change", "sell", "move"),
  newRate: tenths(1, 9),
  portable: fc.constant(false),
  longestWait: fc.integer({ min: 0, max: 120 }),
  privilege: fc.constantFrom(0, 5_000, 60_000),
  discount: tenths(0, 2),
  ...{ lenderRate1: lenderRate, lenderRate2: lenderRate, lenderRate3: lenderRate },
  ...{ lenderRate4: lenderRate, lenderRate5: lenderRate },
  termYears: fc.constantFrom(10, 12),
  company: fc.boolean(),
  compounding: fc.constant("semi-annual"),
});

test("no month that can be waited for costs less than the verdict's", () => {
  forAll([mortgage, said], { numRuns: 300 }, (inputs, said) => {
    const facts = said as LeavingCostFacts;
    const { verdict, lender } = answer(inputs as LeavingInputs, facts);
    const all = costsByHand(inputs as LeavingInputs, facts);
    const costs = all.slice(0, facts.longestWait + 1);
    const least = Math.min(...costs);
    const [now = 0] = all;
    expect(lender.figure?.value).toBeCloseTo(now, 1);
    expect(lender.months).toHaveLength(all.length);
    for (const [month, cost] of all.entries()) {
      expect(lender.months[month]?.cost).toBeCloseTo(cost, 1);
    }
    const most = least + inputs.balance * leastWorth;
    // A cost at the very limit may count on either side.
    const isNear = (cost: number, limit: number) => Math.abs(cost - limit) < 0.02;
    const worthwhile = now - inputs.balance * leastWorth;
    if (costs.some((cost) => isNear(cost, most) || isNear(cost, worthwhile))) return;
    const enough = now <= most ? most : Math.min(most, worthwhile);
    const month = costs.findIndex((cost) => cost <= enough);
    if (verdict.id === "nothing-due") {
      expect([month, Math.round(now)]).toEqual([0, 0]);
      return;
    }
    expect(verdict.id === "leave-now").toBe(month === 0);
    if (!("wait" in verdict)) return;
    expect(verdict.wait.value).toBe(month);
    expect(verdict.saved.value).toBeCloseTo(now - (costs[month] ?? 0), 1);
    expect(verdict.id === "wait-for-end").toBe(month === all.length - 1);
  });
});
