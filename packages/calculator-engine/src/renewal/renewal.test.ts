import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atRenewal, beforeRenewal } from "../../testing/exampleInputs.ts";
import { forAll } from "../../testing/forAll.ts";
import { amortize } from "../finance/amortize.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { blendedRateOf } from "./renewalChoices.ts";
import { renewal } from "./renewalEstimate.ts";
import type { OtherOffer, RenewalInputs } from "./renewalFields.ts";

const [broker] = atRenewal.offers as [OtherOffer];

/** Returns the interest of an amortization schedule, month by month. */
function charged(principal: number, annualRate: number, years: number, months: number): number {
  const periodicRate = annualRate / 1200;
  const payment = (principal * periodicRate) / (1 - (1 + periodicRate) ** (-years * 12));
  const terms = { principal, periodicRate, payment, periods: months, clearsAtEnd: false };
  return amortize(terms).interest.reduce((sum, each) => sum + each, 0);
}

describe("at renewal", () => {
  const result = renewal.calculate(atRenewal);

  test("the costs to the end of the term equal two ledgers plus fees", () => {
    expect(result.shortestTerm).toBe(60);
    expect(result.stayCost).toBeCloseTo(charged(300_000, 4.79, 20, 60), 6);
    expect(result.bestCost).toBeCloseTo(charged(300_000, 4.29, 20, 60) + 1_000, 6);
    expect(result.renewalSavings).toBeCloseTo(6_158.83, 2);
    expect(result.recommendationId).toBe("switch-better");
  });

  test("it breaks even in the same month as the ledgers", () => {
    const ahead = (month: number) =>
      charged(300_000, 4.79, 20, month) - charged(300_000, 4.29, 20, month) - 1_000;
    expect(ahead(8)).toBeLessThan(0);
    expect(ahead(9)).toBeGreaterThan(0);
    expect(result.cheaperAfter).toBe(9);
  });

  test("there is nothing to blend", () => {
    expect(result.choices.map(({ kind }) => kind)).toEqual(["stay", "switch"]);
  });

  test("an entered charge counts", () => {
    const { bestCost } = renewal.calculate({ ...atRenewal, prepaymentCharge: 300 });
    expect(bestCost).toBeCloseTo(result.bestCost + 300, 9);
  });
});

describe("before the term ends", () => {
  test("blending weighs the two rates by their months", () => {
    const { choices, bestOffer, recommendationId } = renewal.calculate(beforeRenewal);
    expect(choices.at(-1)).toMatchObject({ kind: "blend", offer: null });
    expect(choices.at(-1)?.annualRate).toBeCloseTo((5.49 * 14 + 4.39 * 46) / 60, 12);
    expect([bestOffer, recommendationId]).toEqual([null, "blend-better"]);
  });

  test("a term shorter than the months left has nothing to blend with", () => {
    const { choices } = renewal.calculate({ ...beforeRenewal, renewalTerm: 1 });
    expect(choices.map(({ kind }) => kind)).toEqual(["stay", "switch", "switch"]);
  });
});

interface FollowedMonth {
  readonly payment: number;
  readonly interest: number;
}

/** Pays a loan monthly through its rates, by their first months. Each new payment keeps the final date. */
function followLoan(balance: number, months: number, rates: ReadonlyMap<number, number>) {
  const path: FollowedMonth[] = [];
  let [owed, interest, payment, monthlyRate] = [balance, 0, 0, 0];
  for (let month = 0; month < months; month++) {
    const annualRate = rates.get(month);
    if (annualRate !== undefined) {
      monthlyRate = annualRate / 1200;
      payment = levelPayment(owed, monthlyRate, months - month);
    }
    if (month === 0) path.push({ payment, interest });
    const charged = owed * monthlyRate;
    owed += charged - payment;
    interest += charged;
    path.push({ payment, interest });
  }
  return (month: number) => path[Math.min(month, months)] as FollowedMonth;
}

/** Returns each choice as a loan followed month by month, with its cost by a month. */
function monthByMonth(inputs: RenewalInputs) {
  const { currentRate, renewalRate, renewalTerm, monthsRemaining, yearsRemaining } = inputs;
  const months = yearsRemaining * 12;
  const blended =
    (currentRate * monthsRemaining + renewalRate * (renewalTerm * 12 - monthsRemaining)) /
    (renewalTerm * 12);
  const follow = (starts: number, rate: number, termYears: number, upFront: number) => {
    const ends = Math.min(starts + termYears * 12, months);
    const rates = new Map([
      [0, currentRate],
      [starts, rate],
      [ends, renewalRate],
    ]);
    const at = followLoan(inputs.balance, months, rates);
    return {
      ends,
      payment: at(starts + 1).payment,
      cost: (by: number) => at(by).interest + upFront,
    };
  };
  const stay = follow(monthsRemaining, renewalRate, renewalTerm, 0);
  const others = inputs.offers.map(({ annualRate, termYears, fees, cashBack }) =>
    follow(0, annualRate, termYears, fees + inputs.prepaymentCharge - cashBack),
  );
  if (monthsRemaining > 0 && monthsRemaining < renewalTerm * 12)
    others.push(follow(0, blended, renewalTerm, 0));
  return { stay, others, shortest: Math.min(...[stay, ...others].map(({ ends }) => ends)), months };
}

const rates = fc.double({ min: 0.5, max: 12, noNaN: true });
const money = fc.integer({ min: 0, max: 8_000 });
const someOffer = fc.record({
  annualRate: rates,
  termYears: fc.integer({ min: 1, max: 10 }),
  cashBack: money,
  fees: money,
});
const someOffers = fc
  .array(someOffer, { minLength: 1, maxLength: 3 })
  .map((offers) => offers.map((offer, at) => ({ id: `${at}`, name: `Offer ${at}`, ...offer })));
const someInputs: fc.Arbitrary<RenewalInputs> = fc.record({
  balance: fc.integer({ min: 20_000, max: 2_000_000 }),
  yearsRemaining: fc.integer({ min: 1, max: 30 }),
  monthsRemaining: fc.integer({ min: 0, max: 59 }),
  currentRate: rates,
  prepaymentCharge: money,
  renewalRate: rates,
  renewalTerm: fc.integer({ min: 1, max: 10 }),
  offers: someOffers,
});

test("random offers cost the same as in a monthly simulation", () => {
  forAll([someInputs], (inputs) => {
    const result = renewal.calculate(inputs);
    const { stay, others, shortest, months } = monthByMonth(inputs);
    const least = (by: number) => Math.min(...others.map(({ cost }) => cost(by)));
    const close = inputs.balance * 1e-9;
    const near = (actual: number, expected: number) =>
      expect(Math.abs(actual - expected)).toBeLessThan(close);
    expect(result.shortestTerm).toBe(shortest);
    near(result.stayPayment, stay.payment);
    near(result.stayCost, stay.cost(shortest));
    near(result.bestCost, least(shortest));
    near(result.savingsToEnd, stay.cost(months) - least(months));
  });
});

test("a lower rate, more cash back or a smaller fee never makes switching worse", () => {
  forAll([someInputs, fc.double({ min: 0.01, max: 0.5, noNaN: true })], (inputs, less) => {
    const [offer] = inputs.offers as readonly [OtherOffer];
    const savings = (change: Partial<OtherOffer>) =>
      renewal.calculate({ ...inputs, offers: [{ ...offer, ...change }] }).renewalSavings;
    const plain = savings({}) - 1e-6;
    expect(savings({ annualRate: offer.annualRate - less })).toBeGreaterThanOrEqual(plain);
    expect(savings({ cashBack: offer.cashBack + 100 })).toBeGreaterThanOrEqual(plain);
    expect(savings({ fees: offer.fees / 2 })).toBeGreaterThanOrEqual(plain);
  });
});

test("an offer on the present lender's own terms costs exactly as much, and staying is advised", () => {
  const same = { ...broker, annualRate: atRenewal.renewalRate, fees: 0 };
  const result = renewal.calculate({ ...atRenewal, offers: [same] });
  expect(result).toMatchObject({
    renewalSavings: 0,
    cheaperAfter: null,
    recommendationId: "stay-better",
  });
});

test("a blend lies between the two rates", () => {
  const months = fc.integer({ min: 1, max: 59 });
  forAll([rates, rates, months], (currentRate, renewalRate, monthsRemaining) => {
    const blend = blendedRateOf({ ...atRenewal, currentRate, renewalRate, monthsRemaining });
    expect(blend).toBeGreaterThanOrEqual(Math.min(currentRate, renewalRate) - 1e-9);
    expect(blend).toBeLessThanOrEqual(Math.max(currentRate, renewalRate) + 1e-9);
  });
  const asked = { ...atRenewal, currentRate: 6, renewalRate: 4, renewalTerm: 5 };
  expect(blendedRateOf({ ...asked, monthsRemaining: 12 })).toBeCloseTo(4.4, 12);
  expect(blendedRateOf({ ...asked, monthsRemaining: 0 })).toBeNull();
  expect(blendedRateOf({ ...asked, monthsRemaining: 60 })).toBeNull();
});
