import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verdictTexts } from "../../package-test/verdictTexts.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { type LeavingCostFacts, leastWorth } from "./leavingCount.ts";
import type { LeavingInputs } from "./leavingEstimate.ts";
import { leavingInsight } from "./leavingInsight.ts";
import { words as english } from "./leavingWords.en.ts";
import { words as french } from "./leavingWords.fr.ts";

const answer = (inputs: LeavingInputs, given: Partial<LeavingCostFacts> = {}) =>
  leavingInsight.answer(inputs, given, { on: rulesCheckedOn });
const { sentences, hinges } = verdictTexts(answer, [english, french]);

const published: LeavingInputs = {
  balance: 280_000,
  currentRate: 3.64,
  yearsRemaining: 22,
  monthsRemaining: 42,
  method: "discounted-posted",
};
/** Posted rates of the published pair: less the discount, 2.99 % for four years and 2.30 % for three. */
const posted = { discount: 1.5, lenderRate4: 4.49, lenderRate3: 3.8 };
const selling = { ...posted, reason: "sell", longestWait: 3 } as const;
const chargeOf = (inputs: LeavingInputs, given: Partial<LeavingCostFacts> = posted) =>
  answer(inputs, given).lender.figure?.value;

describe("a published pair", () => {
  test.each([
    [42, 6_370],
    [41, 12_819.33],
  ])("with %d months left is charged %d", (monthsRemaining, charge) => {
    expect(chargeOf({ ...published, monthsRemaining })).toBeCloseTo(charge, 2);
  });

  test("is a step that the verdict warns of", () => {
    const { verdict } = answer(published, selling);
    expect(verdict).toMatchObject({ id: "leave-now", charge: { value: expect.closeTo(6_370, 6) } });
    expect(sentences(published, selling)).toEqual([
      "If you leave, do it now: it costs about $6,370.",
      "Si vous remboursez, faites-le maintenant : l’indemnité est d’environ 6 370 $.",
    ]);
    // The balance falls by a payment until then.
    expect(hinges(published, selling)).toEqual([
      "A month from now the charge would be about $12,790.",
      "Dans un mois, l’indemnité serait d’environ 12 790 $.",
    ]);
  });
});

describe("the charge", () => {
  const contract: LeavingInputs = {
    balance: 285_250,
    currentRate: 3,
    yearsRemaining: 20,
    monthsRemaining: 31,
    method: "contract-rate",
  };
  test.each<[string, LeavingInputs, Partial<LeavingCostFacts>, number]>([
    ["the contract rate, as a lender publishes it", contract, { lenderRate3: 2.5 }, 3_684.48],
    ["three months' interest", { ...contract, method: "three-months" }, {}, 2_139.38],
    ["a higher rate today", contract, { lenderRate3: 4 }, 2_139.38],
    ["a privilege paid first", contract, { lenderRate3: 2.5, privilege: 28_525 }, 3_316.03],
    ["the law's limit after five years", contract, { lenderRate3: 2.5, termYears: 10 }, 2_139.38],
    [
      "a company, which the law does not protect",
      contract,
      { lenderRate3: 2.5, termYears: 10, company: true },
      3_684.48,
    ],
    ["the end of the term", { ...contract, monthsRemaining: 0 }, {}, 0],
  ])("follows %s", (_, inputs, given, charge) => {
    expect(chargeOf(inputs, given)).toBeCloseTo(charge, 2);
  });

  test("in present value is a little less than the simple difference", () => {
    const simple = chargeOf(contract, { lenderRate3: 2 }) ?? 0;
    const value = chargeOf({ ...contract, method: "present-value" }, { lenderRate3: 2 }) ?? 0;
    expect(value).toBeLessThan(simple);
    expect(value).toBeGreaterThan(simple * 0.85);
  });

  test("is named with its reasons, which add up", () => {
    const { lender } = answer(contract, { lenderRate3: 2.5, privilege: 28_525, termYears: 10 });
    expect(lender.bridge.map(({ id }) => id)).toEqual([
      "lender-method",
      "privilege-first",
      "interest-act",
    ]);
    const sum = lender.bridge.reduce((total, { amount }) => total + amount, lender.estimate.value);
    expect(sum).toBeCloseTo(lender.figure?.value ?? 0, 2);
    expect(lender.notes).toContainEqual({ id: "interest-act-limit", from: rulesCheckedOn });
  });
});

describe("the verdict", () => {
  const dear: LeavingInputs = { ...published, currentRate: 5.5, method: "contract-rate" };

  test("takes the mortgage along where the contract allows it", () => {
    const given = { reason: "move", portable: true, lenderRate4: 4 } as const;
    expect(answer(dear, given).verdict.id).toBe("port");
    expect(answer(dear, { ...given, portable: false }).verdict.id).not.toBe("port");
    expect(answer(dear, { ...given, reason: "sell" }).verdict.id).not.toBe("port");
    // A low rate is worth more than the charge, a high one less.
    const low = { ...dear, balance: 300_000, currentRate: 2.2, monthsRemaining: 26 };
    const moved = { ...given, newRate: 4.24 };
    expect(sentences(low, moved)[0]).toMatch(/that saves about \$14,460\./);
    expect(answer(dear, { ...moved, newRate: 2 }).verdict.id).not.toBe("port");
  });

  test("charges nothing at the end of the term", () => {
    expect(sentences({ ...dear, monthsRemaining: 0 })[0]).toBe(
      "Leave now: your lender charges nothing for it.",
    );
  });

  test("waits for the day on which the law limits the charge", () => {
    const long: LeavingInputs = { ...dear, currentRate: 6, monthsRemaining: 66 };
    const given = { termYears: 10, lenderRate5: 3, reason: "sell", longestWait: 12 } as const;
    const { verdict } = answer(long, given);
    expect(verdict).toMatchObject({ id: "wait-until", wait: { value: 6 }, compared: null });
    expect(sentences(long, given)[0]).toMatch(
      /^Wait until [A-Z]\w+ \d+, 2027: leaving today costs about \$[\d,]+/,
    );
  });

  test("names the rate that a day to wait for rests on", () => {
    const falling = { ...dear, currentRate: 5.34, monthsRemaining: 20 };
    const posted: LeavingInputs = { ...falling, method: "discounted-posted" };
    expect(hinges(posted, { reason: "sell" })).toEqual([
      expect.stringMatching(
        /^If your lender's rate for 1 year stays at 5\.84%: waiting saves about/,
      ),
      expect.stringMatching(/^Si le taux de votre prêteur pour 1 an reste à 5,84 % : attendre/),
    ]);
  });

  test("asks who moves whether the mortgage moves too", () => {
    const { facts, verdict } = answer(dear, { reason: "move" });
    expect(facts[0]).toMatchObject({ id: "portable", decides: true });
    expect(verdict.otherwise?.verdict.id).toBe("port");
  });

  test("stays to the end where the new rate is no lower", () => {
    expect(answer(published, { newRate: 4.24 }).verdict.id).toBe("wait-for-end");
  });
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

test("no month that can be waited for costs less than the verdict's", () => {
  fc.assert(
    fc.property(
      fc.record({
        balance: fc.integer({ min: 20_000, max: 900_000 }),
        currentRate: tenths(1, 9),
        yearsRemaining: fc.integer({ min: 10, max: 30 }),
        monthsRemaining: fc.integer({ min: 1, max: 120 }),
        method: fc.constantFrom("discounted-posted", "contract-rate", "three-months"),
      }),
      fc.record({
        reason: fc.constantFrom("change", "sell", "move"),
        newRate: tenths(1, 9),
        portable: fc.constant(false),
        longestWait: fc.integer({ min: 0, max: 120 }),
        privilege: fc.constantFrom(0, 5_000, 60_000),
        discount: tenths(0, 2),
        lenderRate1: lenderRate,
        lenderRate2: lenderRate,
        lenderRate3: lenderRate,
        lenderRate4: lenderRate,
        lenderRate5: lenderRate,
        termYears: fc.constantFrom(10, 12),
        company: fc.boolean(),
        compounding: fc.constant("semi-annual"),
      }),
      (inputs, said) => {
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
        if (costs.some((cost) => Math.abs(cost - most) < 0.02)) return;
        const month = costs.findIndex((cost) => cost <= most);
        if (verdict.id === "nothing-due") {
          expect([month, Math.round(now)]).toEqual([0, 0]);
          return;
        }
        expect(verdict.id === "leave-now").toBe(month === 0);
        if (!("wait" in verdict)) return;
        expect(verdict.wait.value).toBe(month);
        expect(verdict.saved.value).toBeCloseTo(now - (costs[month] ?? 0), 1);
        expect(verdict.id === "wait-for-end").toBe(month === all.length - 1);
      },
    ),
    { numRuns: 300 },
  );
});
