import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { manyRuns } from "../../package-test/manyRuns.ts";
import { verdictTexts } from "../../package-test/verdictTexts.ts";
import { loan } from "../../testing/exampleInputs.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { amortize } from "../finance/amortize.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { compareRefinance, isWaitingBetter } from "./refinanceCount.ts";
import type { RefinanceInputs } from "./refinanceEstimate.ts";
import { type RefinanceFacts, refinanceInsight } from "./refinanceInsight.ts";
import { words as english } from "./refinanceWords.en.ts";
import { words as french } from "./refinanceWords.fr.ts";

type Said = Partial<RefinanceFacts>;

const answer = (inputs: RefinanceInputs, given: Said = {}) =>
  refinanceInsight.answer(inputs, given);
const verdict = (inputs: RefinanceInputs, given: Said = {}) => answer(inputs, given).verdict;
const figure = (inputs: RefinanceInputs, given: Said = {}) =>
  answer(inputs, given).lender.figure?.value ?? null;
const { sentences, hinges } = verdictTexts(answer, [english, french]);

const assumed: RefinanceFacts = {
  monthsRemaining: 24,
  renewalOffer: null,
  chargeKnown: null,
  rateType: "fixed",
  presentLender: "other",
  comparisonRate: 4.24,
  privilege: 0,
  homeValue: null,
  insured: false,
  compounding: "semi-annual",
};

const usual = {
  currentBalance: 412_000,
  currentRate: 5.49,
  newRate: 4.19,
  yearsRemaining: 22,
  closingCosts: 3_000,
};
const nearRenewal = {
  currentBalance: 385_000,
  currentRate: 5.74,
  newRate: 4.24,
  yearsRemaining: 23,
  closingCosts: 2_500,
};
const early = { ...usual, yearsRemaining: 20, closingCosts: 1_500 };

describe("with the months left unsaid", () => {
  test("the answer is to wait, and the assumed value is not shown as given", () => {
    const { verdict, facts, lender } = answer(usual);
    expect(verdict).toMatchObject({ id: "wait", confidence: "depends" });
    expect(lender.figure?.value).toBe(-2_910.84);
    const months = facts.find(({ id }) => id === "monthsRemaining");
    expect(months).toMatchObject({ value: 24, assumed: true, decides: true });
    expect(sentences(usual)).toEqual([
      "Wait for your renewal. Changing now would cost you about $2,911 by then.",
      "Attendez le renouvellement. Changer maintenant vous coûterait environ 2 911 $ d’ici là.",
    ]);
    expect(hinges(usual)).toEqual([
      "At a charge of $6,977 or less, change now.",
      "Si l’indemnité est d’au plus 6 977 $, changez maintenant.",
    ]);
  });

  test("thresholds follow the lender's figure", () => {
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

  test("a small balance that the estimate calls a saving is reported as a loss", () => {
    const small = {
      currentBalance: 23_000,
      currentRate: 6,
      newRate: 4.6,
      yearsRemaining: 14,
      closingCosts: 1_480,
    };
    const { estimate, lender } = answer(small);
    expect(estimate.totalSavings).toBeCloseTo(1_332.92, 2);
    expect(lender.figure?.value).toBe(-1_678.44);
    expect(verdict(small)).toMatchObject({
      id: "wait",
      loss: { value: expect.closeTo(1_678.44, 2) },
    });
    const [inEnglish, inFrench] = sentences(small);
    expect(inEnglish).toMatch(/^Wait for your renewal\. Changing now .* about \$1,678 /);
    expect(inFrench).toMatch(/^Attendez le renouvellement\. Changer maintenant .* 1 678 \$ /);
  });
});

describe("near the renewal", () => {
  test("in the last month the charge is a loss and waiting gains", () => {
    expect(figure(nearRenewal, { monthsRemaining: 1 })).toBe(-7_553.28);
    expect(sentences(nearRenewal, { monthsRemaining: 1 })).toEqual([
      "Wait for your renewal. Changing now would cost you about $7,553 by then.",
      "Attendez le renouvellement. Changer maintenant vous coûterait environ 7 553 $ d’ici là.",
    ]);
    expect(hinges(nearRenewal, { monthsRemaining: 1 })).toEqual([
      "Have the new rate held now: lenders usually do so for about four months.",
      "Faites garantir le nouveau taux maintenant : d’habitude pendant environ quatre mois.",
    ]);
    expect(hinges(nearRenewal, { monthsRemaining: 5 })[0]).not.toMatch(/held/);
  });

  test("at renewal offers are compared for a term of five years", () => {
    const atRenewal = answer(nearRenewal, { monthsRemaining: 0 });
    expect(atRenewal.verdict).toMatchObject({
      id: "compare-offers",
      confidence: "not-checked",
      missing: ["renewalOffer"],
    });
    expect(atRenewal.lender.figure?.value).toBe(-2_500);
    expect(sentences(nearRenewal, { monthsRemaining: 0 })).toEqual([
      "Ask your lender for its renewal offer first: changing costs about $2,500.",
      "Demandez d’abord l’offre de renouvellement : changer coûte environ 2 500 $.",
    ]);
    expect(hinges(nearRenewal, { monthsRemaining: 0 })[0]).toBe(
      "If your lender renews at 5.74%: change and gain about $25,050 over 5 years.",
    );
  });

  test("an offer of the present lender is compared over a term, now and at renewal", () => {
    const offered = { renewalOffer: 5.74 };
    const atRenewal = answer(nearRenewal, { ...offered, monthsRemaining: 0 });
    expect(atRenewal.verdict).toMatchObject({ id: "change-for-term", months: { value: 60 } });
    expect(atRenewal.lender.limit).toMatchObject({ id: "new-term", months: { value: 60 } });
    expect(sentences(nearRenewal, { ...offered, monthsRemaining: 2 })[0]).toBe(
      "Wait 2 months, then change: about $24,050 gained over 5 years.",
    );
    expect(hinges(nearRenewal, { ...offered, monthsRemaining: 2 })[0]).toBe(
      "Have the new rate held now: lenders usually do so for about four months. Over the same 5 years, changing now would gain only about $19,530.",
    );
    expect(verdict(nearRenewal, { renewalOffer: 4.24, monthsRemaining: 0 }).id).toBe("stay");
  });

  test("over more years than new lenders give, the payment of a change would rise", () => {
    const long = { ...usual, currentRate: 7.5, newRate: 3.75, yearsRemaining: 33 };
    expect(hinges(long, { monthsRemaining: 40 })).toEqual([
      "Most new lenders give at most 30 years, so your payment would rise.",
      "La plupart des nouveaux prêteurs accordent au plus 30 ans : votre versement augmenterait.",
    ]);
  });

  test("the figure never jumps by more than the charge as months pass", () => {
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
    fc.assert(
      fc.property(cases, ({ share, rateType, offer, ...rest }) => {
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
      }),
    );
  });
});

describe("to the end of the term", () => {
  test("a saving below the prepayment charge is reported as a loss", () => {
    const { lender, estimate } = answer(early, { monthsRemaining: 14, comparisonRate: 4.19 });
    expect(estimate.recommendationId).toBe("beneficial");
    expect(lender).toMatchObject({ months: 14, recoveredAfterMonths: null });
    expect(lender.interestSaved).toBeCloseTo(6_078.24, 2);
    expect(lender.costs).toBeCloseTo(7_748.67, 2);
    expect(lender.figure?.value).toBe(-1_670.43);
    expect(verdict(early, { monthsRemaining: 14 }).id).toBe("wait");
  });

  test("the interest saved is the difference of two schedules", () => {
    const { lender } = answer(early, { monthsRemaining: 14, compounding: "monthly" });
    const charged = (annualRate: number) => {
      const periodicRate = annualRate / 1200;
      const payment = levelPayment(412_000, periodicRate, 240);
      const terms = { principal: 412_000, periodicRate, payment, periods: 14, clearsAtEnd: false };
      return amortize(terms).interest.reduce((sum, each) => sum + each, 0);
    };
    expect(lender.interestSaved).toBeCloseTo(charged(5.49) - charged(4.19), 6);
  });

  test("leaving early costs the interest differential, or what the lender quotes", () => {
    const stepOf = (given: Said) =>
      answer(loan, given).lender.bridge.find(({ id }) => id === "prepayment-charge")?.amount;
    expect(stepOf({ comparisonRate: 4.75 })).toBe(-12_250);
    expect(stepOf({ chargeKnown: 4_000 })).toBe(-4_000);
    expect(stepOf({ chargeKnown: 0 })).toBeUndefined();
    expect(stepOf({ monthsRemaining: 0 })).toBeUndefined();
    const notes = (given: Said) => answer(loan, given).lender.notes.map(({ id }) => id);
    expect(notes({})).toEqual(["charge-is-estimate", "before-leaving"]);
    expect(notes({ chargeKnown: 4_000 })).toEqual(["before-leaving"]);
    expect(notes({ chargeKnown: 0 })).toEqual([]);
  });

  test("a quoted charge replaces the estimated one", () => {
    const ids = answer(loan, { chargeKnown: 4_000 }).facts.map(({ id }) => id);
    expect(ids).not.toContain("rateType");
    expect(ids).not.toContain("comparisonRate");
  });

  test("a mortgage that ends before its costs are recovered does not pay", () => {
    const short = { ...loan, yearsRemaining: 0.5 };
    const { lender, verdict } = answer(short, { monthsRemaining: 0, renewalOffer: 6.5 });
    expect(lender).toMatchObject({ months: 6, recoveredAfterMonths: null });
    expect(verdict.id).toBe("stay");
  });

  test("a higher rate gains nothing and recovers nothing", () => {
    const { lender, verdict } = answer({ ...loan, newRate: 7 });
    expect(lender).toMatchObject({ recoveredAfterMonths: null });
    expect(lender.interestSaved).toBeLessThan(0);
    expect(verdict.id).toBe("nothing-gained");
  });
});

describe("the home's value", () => {
  test("a balance above the limit is not possible, with how much to pay off", () => {
    const { lender, verdict } = answer(loan, { homeValue: 400_000 });
    expect(lender.figure).toBeNull();
    expect(lender.findings).toContainEqual({ id: "refinanceMax", value: 320_000, unit: "dollars" });
    expect(verdict).toMatchObject({ id: "not-possible", payDown: { value: 30_000 } });
    expect(verdict.otherwise).toMatchObject({ fact: "insured", value: true });
  });

  test("an insured mortgage above it can be switched", () => {
    expect(figure(loan, { homeValue: 400_000, insured: true })).toBe(figure(loan));
  });
});

test("there is no agreement while a deciding fact is not given", () => {
  const given = {
    monthsRemaining: 36,
    chargeKnown: 3_000,
    homeValue: 900_000,
    compounding: "semi-annual",
  } as const;
  expect(verdict(loan).confidence).toBe("depends");
  expect(verdict(loan, given).confidence).toBe("usual");
});

const balances = [25_000, 60_000, 350_000, 900_000];
const rates = [2.5, 4.5, 6.4];
const terms: readonly Said[] = [
  {},
  { monthsRemaining: 0 },
  { monthsRemaining: 1 },
  { monthsRemaining: 0, renewalOffer: 6 },
  { monthsRemaining: 3, renewalOffer: 6 },
  { monthsRemaining: 60, rateType: "variable" },
  { homeValue: 400_000 },
];

test.each(
  balances.flatMap((currentBalance) =>
    rates.flatMap((newRate) => terms.map((given) => [currentBalance, newRate, given] as const)),
  ),
)(
  "with a balance of %d at %d %% and %o, verdict, figure and sentence agree",
  (balance, newRate, given) => {
    const inputs = { ...loan, currentBalance: balance, newRate };
    const { verdict, lender } = answer(inputs, given);
    const value = lender.figure?.value ?? null;
    const gains = ["change-now", "change-for-term", "wait-then-change"];
    const loses = ["wait", "stay", "nothing-gained", "compare-offers"];
    if (gains.includes(verdict.id)) expect(value).toBeGreaterThan(0);
    if (loses.includes(verdict.id)) expect(value).toBeLessThanOrEqual(0);
    expect(value === null).toBe(verdict.id === "not-possible");
    const amount = "gain" in verdict ? verdict.gain : "loss" in verdict ? verdict.loss : null;
    if (amount && value !== null) expect(Math.abs(amount.value)).toBeCloseTo(Math.abs(value), 2);
    for (const words of [english, french]) {
      const { sentence, because } = words.verdict(answer(inputs, given));
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(`${sentence} ${because}`).not.toMatch(/undefined|null|NaN|function|-\d/);
    }
  },
);

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
  fc.assert(
    fc.property(rate, rate, rate, given, (currentRate, one, other, said) => {
      const gain = (newRate: number) => figure({ ...usual, currentRate, newRate }, said) ?? 0;
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(gain(low)).toBeGreaterThanOrEqual(gain(high) - 0.01);
    }),
    manyRuns,
  );
});

test("a rate far below the lender's own makes it worth changing now", () => {
  expect(verdict({ ...usual, newRate: 2.99 }).id).toBe("change-now");
});

test("the lender's rate comes from the page's rates for the time left, until it is given", () => {
  const offered = [
    { years: 2, annualRate: 4.9 },
    { years: 5, annualRate: 4.1 },
  ];
  const rateOf = (given: Said, rates?: typeof offered) =>
    refinanceInsight
      .answer(usual, given, rates && { rates })
      .facts.find(({ id }) => id === "comparisonRate");
  expect(rateOf({}, offered)).toMatchObject({ value: 4.9, assumed: true });
  expect(rateOf({ monthsRemaining: 48 }, offered)).toMatchObject({ value: 4.1 });
  expect(rateOf({ comparisonRate: 3.9 }, offered)).toMatchObject({ value: 3.9, assumed: false });
  expect(rateOf({})).toMatchObject({ value: 4.24, assumed: true });
});
