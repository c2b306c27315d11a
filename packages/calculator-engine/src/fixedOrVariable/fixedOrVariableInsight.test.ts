import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forAll } from "../../testing/forAll.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import type { FixedOrVariableInputs } from "./fixedOrVariableEstimate.ts";
import { fixedOrVariableInsight } from "./fixedOrVariableInsight.ts";
import type { FixedOrVariableFacts } from "./termCosts.ts";

type Given = Partial<FixedOrVariableFacts>;
const answer = (inputs: FixedOrVariableInputs, given: Given = {}) =>
  fixedOrVariableInsight.answer(inputs, given, { on: rulesCheckedOn });

/** Simulates one choice month by month, without the engine. `null` is variable. */
function simulate(
  { loanAmount, loanTerm, fixedRate, variableRate }: FixedOrVariableInputs,
  facts: FixedOrVariableFacts,
  term: number | null,
  by = 0,
) {
  const months = Math.ceil(loanTerm * 12 - 1e-9);
  const horizon = Math.min(60, months);
  const leave = facts.leaveAfter === null ? horizon : Math.max(1, Math.ceil(facts.leaveAfter));
  const end = Math.min(horizon, leave);
  const prime = [facts.prime, facts.primeYear2, facts.primeYear3, facts.primeYear4];
  prime.push(facts.primeYear5);
  const moved = (rate: number, month: number) => {
    const year = Math.min(4, Math.floor(month / 12));
    const points = (prime[year] ?? 0) - facts.prime + (year > 0 ? by : 0);
    return Math.min(100, Math.max(0, rate + points));
  };
  const offers = [1, 2, 3, 4].flatMap((years) => {
    const rate = facts[`fixedRate${years as 1 | 2 | 3 | 4}`];
    return rate === null ? [] : [{ years, rate }];
  });
  offers.push({ years: 5, rate: fixedRate });
  const nearest = (length: number) =>
    offers.reduce((found, each) => {
      const [near, far] = [Math.abs(each.years * 12 - length), Math.abs(found.years * 12 - length)];
      return near < far || (near === far && each.years > found.years) ? each : found;
    });
  const monthly = (rate: number) =>
    facts.compounding === "semi-annual" ? (1 + rate / 200) ** (1 / 6) - 1 : rate / 1200;
  const pay = (owed: number, i: number, left: number) =>
    i === 0 ? owed / left : (owed * i) / (1 - (1 + i) ** -left);

  let owed = loanAmount;
  let interest = 0;
  let [i, payment, rate, ends] = [0, 0, 0, 0];
  for (let month = 0; month < end; month++) {
    if (term === null) {
      if (month % 12 === 0) {
        rate = moved(variableRate, month);
        i = rate / 1200;
        if (month === 0 || facts.variableKind === "adjustable")
          payment = pay(owed, i, months - month);
      }
      payment = Math.max(payment, owed * i);
    } else if (month === ends) {
      const length = Math.min(term, 5 - month / 12);
      const offered =
        month === 0 ? offers.find(({ years }) => years === term) : nearest(length * 12);
      rate = moved(offered?.rate ?? Number.NaN, month);
      ends = month + length * 12;
      i = monthly(rate);
      payment = pay(owed, i, months - month);
    }
    const due = owed * i;
    interest += due;
    owed += due - Math.min(payment, owed + due);
  }
  if (end === 0) {
    rate = term === null ? variableRate : (offers.find(({ years }) => years === term)?.rate ?? 0);
    ends = (term ?? 0) * 12;
  }
  let charge = 0;
  const left = Math.min(ends, months) - end;
  if (end < horizon && term === null) {
    charge = (owed * moved(variableRate, Math.max(0, end - 1))) / 400;
  } else if (end < horizon && left > 0) {
    const compared = moved(nearest(left).rate, end);
    const gap = facts.fixedLender === "bank" && left < 54 ? -0.85 : 0;
    const lost = (owed * (rate - Math.max(0, compared + gap)) * left) / 1200;
    charge = Math.max((owed * rate) / 400, lost);
  }
  return { interest, charge, cost: interest + charge };
}

const terms = (facts: FixedOrVariableFacts) =>
  [1, 2, 3, 4, 5].filter(
    (years) => years === 5 || facts[`fixedRate${years as 1 | 2 | 3 | 4}`] !== null,
  );

/** Returns the cheapest fixed cost less the variable one, by simulation. */
function gapOf(inputs: FixedOrVariableInputs, facts: FixedOrVariableFacts, by = 0): number {
  const fixed = terms(facts).map((years) => simulate(inputs, facts, years, by).cost);
  return Math.min(...fixed) - simulate(inputs, facts, null, by).cost;
}

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((each) => each / 100);
/** Prime rates of each year. */
const primes = (of: fc.Arbitrary<number>) => ({
  ...{ prime: of, primeYear2: of, primeYear3: of, primeYear4: of, primeYear5: of },
});
const offer = fc.option(hundredths(1, 8), { nil: undefined });
const asked = fc.record({
  loanAmount: fc.integer({ min: 20_000, max: 1_500_000 }),
  loanTerm: fc.oneof(fc.integer({ min: 10, max: 30 }), fc.constantFrom(0.5, 2.5, 4)),
  fixedRate: hundredths(1, 8),
  variableRate: hundredths(1, 8),
});
const given = fc.record({
  ...primes(hundredths(0, 9)),
  fixedRate1: offer,
  fixedRate2: offer,
  fixedRate3: offer,
  fixedRate4: offer,
  variableKind: fc.constantFrom("adjustable", "fixed-payment"),
  leaveAfter: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 70 })),
  fixedLender: fc.constantFrom("bank", "other"),
  compounding: fc.constantFrom("semi-annual", "monthly"),
});

/** Rates that lie close to each other, and paths that change little. */
const near = fc.record({
  loanAmount: fc.integer({ min: 20_000, max: 1_500_000 }),
  loanTerm: fc.integer({ min: 10, max: 30 }),
  fixedRate: hundredths(3, 5),
  variableRate: hundredths(3, 5),
});
const nearOffer = fc.option(hundredths(3, 5), { nil: undefined });
const mild = fc.record({
  ...primes(hundredths(4, 5)),
  leaveAfter: fc.constantFrom(null, null, 30),
  ...{ fixedRate1: nearOffer, fixedRate3: nearOffer },
});

/** Returns the facts as the answer used them: those that make no difference have their defaults. */
const used = (said: Given, { facts }: ReturnType<typeof answer>) =>
  ({
    ...said,
    ...Object.fromEntries(facts.map(({ id, value }) => [id, value])),
  }) as FixedOrVariableFacts;

describe("every path and term, simulated month by month", () => {
  test("costs what the simulation says, and the cheapest kind is the verdict's", () => {
    forAll([asked, given], { numRuns: 200 }, (inputs, said) => {
      const answered = answer(inputs, said as Given);
      const { lender, verdict } = answered;
      const facts = used(said as Given, answered);
      const lengths = [...terms(facts), null];
      const simulated = new Map(
        lengths.map((years) => [years, simulate(inputs, facts, years)] as const),
      );
      for (const { years, cost, interest } of lender.costs) {
        const by = simulated.get(years);
        expect(interest, `interest of ${years}`).toBeCloseTo(by?.interest ?? Number.NaN, 3);
        expect(cost, `cost of ${years}`).toBeCloseTo(by?.cost ?? Number.NaN, 3);
      }
      expect(lender.costs.map(({ years }) => years)).toEqual(lengths);
      const cost = (years: number | null) => simulated.get(years)?.cost ?? Number.NaN;
      const gap = Math.min(...terms(facts).map(cost)) - cost(null);
      expect(lender.figure?.value).toBeCloseTo(gap, 1);
      const close = inputs.loanAmount * 0.001;
      // A difference at the very limit may count on either side.
      if (Math.abs(Math.abs(gap) - close) < 0.01) return;
      const expected = Math.abs(gap) < close ? "tie" : gap > 0 ? "take-variable" : "take-fixed";
      expect(verdict.id).toBe(expected);
      if (verdict.id === "tie") return;
      expect(verdict.saved.value).toBeCloseTo(Math.abs(gap), 1);
      const best = terms(facts).reduce((least, years) =>
        cost(years) <= cost(least) + 1e-6 ? years : least,
      );
      expect(cost(verdict.years.value)).toBeCloseTo(cost(best), 2);
    });
  });

  test("turns at the change that is named, and at no smaller one", () => {
    let turning = 0;
    forAll([near, mild, given], { numRuns: 100 }, (inputs, path, others) => {
      const { variableKind, fixedLender, compounding } = others;
      const said = { ...path, variableKind, fixedLender, compounding };
      const answered = answer(inputs, said as Given);
      const { verdict } = answered;
      const facts = used(said as Given, answered);
      if (verdict.id === "tie") return;
      // Less than half a cent is no difference.
      const wins = (by: number) => Math.sign(Math.round(gapOf(inputs, facts, by) * 100));
      const now = wins(0);
      const size = verdict.flip ? Math.abs(verdict.flip.by.value) : 5;
      if (verdict.flip) {
        turning += 1;
        expect(wins(verdict.flip.by.value)).toBe(-now);
        expect(verdict.flip.years === null).toBe(now < 0);
      }
      const lowest = -Math.min(
        facts.primeYear2,
        facts.primeYear3,
        facts.primeYear4,
        facts.primeYear5,
      );
      for (const sign of [1, -1]) {
        for (let quarter = 0.25; quarter < size - 1e-9; quarter += 0.25) {
          if (sign * quarter < lowest) break;
          expect(wins(sign * quarter), `${sign * quarter}`).not.toBe(-now);
        }
        const before = verdict.flip ? verdict.flip.by.value * (1 - 0.0101 / size) : 0;
        expect(wins(before)).not.toBe(-now);
      }
    });
    expect(turning).toBeGreaterThan(20);
  });
});

test("the largest loan gets an answer at a rate that hardly lets it shrink", () => {
  const inputs = { loanAmount: 1e12, loanTerm: 100, fixedRate: 50, variableRate: 50 };
  expect(() => answer(inputs)).not.toThrow();
});
