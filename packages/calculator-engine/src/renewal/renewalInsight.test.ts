import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { caseOf } from "../../testing/caseOf.ts";
import { atRenewal, beforeRenewal } from "../../testing/exampleInputs.ts";
import { forAll } from "../../testing/forAll.ts";
import { findMissing } from "../calculator.ts";
import { mortgagePayment } from "../canada/mortgagePayment.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { createWizard } from "../createWizard.ts";
import { bestOf, compareRenewal } from "./compareRenewal.ts";
import { renewal } from "./renewalEstimate.ts";
import type { OtherOffer, RenewalInputs } from "./renewalFields.ts";
import { type RenewalFacts, renewalInsight } from "./renewalInsight.ts";
import { words as english } from "./renewalWords.en.ts";

type Said = Partial<RenewalFacts>;

const [broker] = atRenewal.offers as [OtherOffer];

const answer = (inputs: RenewalInputs, given: Said = {}) => renewalInsight.answer(inputs, given);
const figure = (inputs: RenewalInputs, given: Said = {}) =>
  answer(inputs, given).lender.figure?.value;

/** Bank's renewal offer, four months before the term ends, and no other offer. */
const letter: RenewalInputs = {
  balance: 320_000,
  yearsRemaining: 18,
  monthsRemaining: 4,
  currentRate: 2.14,
  prepaymentCharge: 0,
  renewalRate: 4.89,
  renewalTerm: 5,
  offers: [],
};
const rival: OtherOffer = { ...broker, name: "Rival", annualRate: 4.24, fees: 0 };

const { facts: assumed } = caseOf(
  renewalInsight,
  { ...letter, offers: [rival] },
  { comparisonRate: 4.24 },
);

describe("from the bank's letter alone", () => {
  test("the value of half a percent less is the difference between two letters", () => {
    const lower = answer({ ...letter, renewalRate: 4.39 }).lender;
    expect(answer(letter).lender.halfPercentLess).toBeCloseTo(
      answer(letter).lender.letterCost - lower.letterCost,
      6,
    );
  });

  test("at renewal without another offer the estimate is to stay", () => {
    const result = renewal.calculate({ ...letter, monthsRemaining: 0 });
    expect(result).toMatchObject({ renewalSavings: 0, savingsToEnd: 0, cheaperAfter: null });
    expect(result.choices.map(({ kind }) => kind)).toEqual(["stay"]);
    expect(answer({ ...letter, monthsRemaining: 0 }).lender.estimate.value).toBeCloseTo(
      result.stayCost,
      2,
    );
    expect(english.labels("renewal", "letterCost").estimate).toContain("letter");
  });

  test("a form with a blank offer reaches the result", () => {
    const draft = { ...renewal.defaults, ...letter, offers: renewal.defaults.offers };
    expect(findMissing(renewal, draft)).toEqual([]);
    const { start, reduce } = createWizard(renewal);
    const last = { ...start, step: 2, draft };
    expect(reduce(last, { type: "calculate" }).result?.recommendationId).toBe("stay-better");
  });

  test("a rate requires a name, and a name a rate", () => {
    const missing = (row: object) =>
      findMissing(renewal, { ...letter, offers: [{ ...rival, ...row }] }).map(({ field }) => field);
    expect(missing({ name: "" })).toEqual(["offers.0.name"]);
    expect(missing({ annualRate: null })).toEqual(["offers.0.annualRate"]);
  });
});

describe("against another offer", () => {
  test("advises to stay if the charge makes switching a loss", () => {
    const offers = [{ ...broker, annualRate: 4.9, fees: 0 }];
    const letter = { renewalTerm: 1, renewalRate: 5, prepaymentCharge: 0 };
    const inputs = { ...beforeRenewal, ...letter, offers };
    const { estimate, lender, verdict } = answer(inputs);
    expect(estimate.recommendationId).toBe("switch-better");
    expect(lender.now?.gain).toBeLessThan(0);
    expect(["stay", "close-call", "switch-but-wait"]).toContain(verdict.id);
  });

  test("reports if waiting for the end of the term gains more than switching today", () => {
    const offers = [{ ...broker, annualRate: 3.5, fees: 0 }];
    const inputs = { ...beforeRenewal, offers, renewalTerm: 1, prepaymentCharge: 9_800 };
    const { lender, verdict } = answer(inputs);
    expect(lender.now?.gain).toBeGreaterThan(0);
    expect(lender.later?.gain).toBeGreaterThan(lender.now?.gain ?? 0);
    expect(verdict.id).toBe("switch-but-wait");
    expect(english.verdict(answer(inputs)).sentence).toContain("Switch to Broker in 14 months");
  });
});

test("thresholds give the rate at which an offer costs as much as staying", () => {
  const points = renewalInsight.thresholds(atRenewal);
  const point = points.find(({ field }) => field === "offers.0.annualRate");
  expect(point).toMatchObject({ becomes: "staying-cheaper", direction: "up" });
  const there = { ...atRenewal, offers: [{ ...broker, annualRate: point?.value.value ?? 0 }] };
  expect(Math.abs(figure(there) ?? 1)).toBeLessThan(0.01);
  expect(point?.value.value).toBeCloseTo(4.719, 2);
});

test("the best gain never jumps by more than the charge, or a month of interest, as months pass", () => {
  const rates = fc.double({ min: 1, max: 9, noNaN: true });
  const cases = fc.record({ currentRate: rates, renewalRate: rates, lower: rates });
  forAll([cases], ({ lower, ...rest }) => {
    const rate = Math.min(lower, rest.renewalRate);
    const at = Array.from({ length: 37 }, (_, monthsRemaining) => {
      const offers = [{ ...rival, annualRate: rate }];
      const inputs = { ...letter, ...rest, monthsRemaining, offers };
      const compared = compareRenewal(inputs, assumed, rulesCheckedOn);
      return { gain: bestOf(compared)?.gain ?? 0, charge: compared.charge };
    });
    for (const [index, { gain, charge }] of at.entries()) {
      const before = at[index - 1] ?? { gain, charge };
      // A month also passes. At the highest rate, its interest is more than the charge at the
      // lowest.
      const month = (letter.balance * 9) / 1200;
      const largest = Math.max(charge, before.charge, month);
      expect(Math.abs(gain - before.gain)).toBeLessThanOrEqual(largest + 0.01);
    }
  });
});

test("a lower rate, more cash back or a smaller fee never makes the best gain smaller", () => {
  const gain = (change: Partial<OtherOffer>, monthsRemaining: number) => {
    const offers = [{ ...rival, fees: 1_000, ...change }];
    const compared = compareRenewal(
      { ...letter, monthsRemaining, offers },
      assumed,
      rulesCheckedOn,
    );
    return bestOf(compared)?.gain ?? 0;
  };
  for (const months of [0, 4, 20]) {
    expect(gain({ annualRate: 4 }, months)).toBeGreaterThan(gain({}, months));
    expect(gain({ cashBack: 100 }, months)).toBeGreaterThan(gain({}, months));
    expect(gain({ fees: 500 }, months)).toBeGreaterThan(gain({}, months));
  }
});

describe("the schedule", () => {
  const letter = {
    ...{ balance: 350_000, currentRate: 5.5, renewalRate: 4.79, monthsRemaining: 8 },
    ...{ yearsRemaining: 20, renewalTerm: 5, prepaymentCharge: 0, offers: [] },
  };
  const offer = { ...broker, annualRate: 4.04, fees: 0 };
  const scheduled = (inputs: RenewalInputs, given: object = {}) => {
    const answer = renewalInsight.answer(inputs, given);
    const loans = renewalInsight.scheduleInputs(answer).map(({ compounding, ...loan }) => ({
      ...loan,
      payment: mortgagePayment({ ...loan, ...(compounding && { compounding }) }),
    }));
    return { answer, loans };
  };

  test("is that of the letter, with its payment, if the verdict is about the letter", () => {
    const { answer, loans } = scheduled(letter);
    expect(answer.verdict.id).toBe("ask-for-less");
    expect(loans.map(({ id }) => id)).toEqual(["stay"]);
    expect(loans[0]?.payment).toBeCloseTo(answer.lender.letter.payment, 6);
    expect(loans[0]?.payment).toBeCloseTo(2_264, 0);
  });

  test("is that of the choice of the verdict, from its first day", () => {
    for (const monthsRemaining of [0, 8]) {
      const { answer, loans } = scheduled({ ...letter, monthsRemaining, offers: [offer] });
      const chosen =
        answer.verdict.id === "switch-but-wait" ? answer.lender.later : answer.lender.now;
      expect(answer.verdict.id).toMatch(/^switch/);
      expect(loans.map(({ id }) => id)).toEqual(
        monthsRemaining === 0 ? ["stay", "offers.0"] : ["offers.0"],
      );
      expect(loans.at(-1)?.payment).toBeCloseTo(chosen?.choice.payment ?? 0, 6);
    }
  });
});
