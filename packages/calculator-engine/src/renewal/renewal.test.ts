import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareRenewalOffers, type RenewalOffer } from "../canada/compareRenewalOffers.ts";
import { atRenewal, beforeRenewal } from "../exampleInputs.ts";
import { amortize } from "../finance/amortize.ts";
import { words as english } from "../words/en.ts";
import { type OtherOffer, type RenewalInputs, renewal } from "./renewalEstimate.ts";
import { renewalLenderView } from "./renewalLenderView.ts";
import { renewalSavingsByMonth } from "./renewalSavingsByMonth.ts";
import { renewalSecondLook } from "./renewalSecondLook.ts";
import { renewalTippingPoints } from "./renewalTippingPoints.ts";

const [broker] = atRenewal.offers as [OtherOffer];

/** The interest that a ledger kept month by month charges. */
function charged(principal: number, annualRate: number, years: number, months: number): number {
  const periodicRate = annualRate / 1200;
  const payment = (principal * periodicRate) / (1 - (1 + periodicRate) ** (-years * 12));
  const terms = { principal, periodicRate, payment, periods: months, clearsAtEnd: false };
  return amortize(terms).interest.reduce((sum, each) => sum + each, 0);
}

describe("at renewal", () => {
  const result = renewal.calculate(atRenewal);

  test("the costs to the end of the term are what two ledgers charge, and the fees", () => {
    expect(result.shortestTerm).toBe(60);
    expect(result.stayCost).toBeCloseTo(charged(300_000, 4.79, 20, 60), 6);
    expect(result.bestCost).toBeCloseTo(charged(300_000, 4.29, 20, 60) + 1_000, 6);
    expect(result.renewalSavings).toBeCloseTo(6_158.83, 2);
    expect(result.recommendationId).toBe("switch-better");
  });

  test("it breaks even in the month in which the ledgers do", () => {
    const ahead = (month: number) =>
      charged(300_000, 4.79, 20, month) - charged(300_000, 4.29, 20, month) - 1_000;
    expect(ahead(8)).toBeLessThan(0);
    expect(ahead(9)).toBeGreaterThan(0);
    expect(result.cheaperAfter).toBe(9);
  });

  test("there is nothing to blend", () => {
    expect(result.choices.map(({ kind }) => kind)).toEqual(["stay", "switch"]);
  });

  test("a charge that was entered counts all the same", () => {
    const { bestCost } = renewal.calculate({ ...atRenewal, prepaymentCharge: 300 });
    expect(bestCost).toBeCloseTo(result.bestCost + 300, 9);
  });
});

describe("before the term ends", () => {
  test("blending weighs the two rates by their months", () => {
    const { choices, bestOffer, recommendationId } = renewal.calculate(beforeRenewal);
    expect(choices.at(-1)).toMatchObject({ kind: "blend", offer: null });
    expect(choices.at(-1)?.rate).toBeCloseTo((5.49 * 14 + 4.39 * 46) / 60, 12);
    expect([bestOffer, recommendationId]).toEqual([null, "blend-better"]);
  });

  test("a term shorter than the months left has nothing to blend with", () => {
    const { choices } = renewal.calculate({ ...beforeRenewal, renewalTerm: 1 });
    expect(choices.map(({ kind }) => kind)).toEqual(["stay", "switch", "switch"]);
  });
});

/** The same by `/canada`, which follows every loan month by month. */
function monthByMonth(inputs: RenewalInputs) {
  const own = { annualRate: inputs.renewalRate, termYears: inputs.renewalTerm };
  const isBlended = inputs.monthsRemaining > 0 && inputs.monthsRemaining < own.termYears * 12;
  const offers: readonly RenewalOffer[] = [
    { id: "stay", kind: "stay", ...own },
    ...inputs.offers.map(
      ({ id, rate, term, ...money }): RenewalOffer => ({
        id,
        kind: "switch",
        annualRate: rate,
        termYears: term,
        ...money,
      }),
    ),
    ...(isBlended ? [{ id: "blend", kind: "blend-and-extend", ...own } as const] : []),
  ];
  return compareRenewalOffers({
    balance: inputs.mortgageBalance,
    yearsRemaining: inputs.amortizationYears,
    monthsRemaining: inputs.monthsRemaining,
    currentRate: inputs.mortgageRate,
    charge: inputs.prepaymentCharge,
    rateAfter: inputs.renewalRate,
    offers: offers.map(({ name, ...offer }: RenewalOffer & { name?: string }) => ({
      ...offer,
      compounding: "monthly",
    })),
  });
}

const rates = fc.double({ min: 0.5, max: 12, noNaN: true });
const money = fc.integer({ min: 0, max: 8_000 });
const someOffers = fc
  .array(
    fc.record({ rate: rates, term: fc.integer({ min: 1, max: 10 }), cashBack: money, fees: money }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((offers) => offers.map((offer, at) => ({ id: `${at}`, name: `Offer ${at}`, ...offer })));
const someInputs: fc.Arbitrary<RenewalInputs> = fc
  .record({
    mortgageBalance: fc.integer({ min: 20_000, max: 2_000_000 }),
    amortizationYears: fc.integer({ min: 1, max: 30 }),
    monthsRemaining: fc.integer({ min: 0, max: 59 }),
    mortgageRate: rates,
    prepaymentCharge: money,
    renewalRate: rates,
    renewalTerm: fc.integer({ min: 1, max: 10 }),
    offers: someOffers,
  })
  // At renewal `/canada` charges nothing, whatever was given.
  .map((inputs) => (inputs.monthsRemaining > 0 ? inputs : { ...inputs, prepaymentCharge: 0 }));

test("any offers cost what following them month by month makes them cost", () => {
  fc.assert(
    fc.property(someInputs, (inputs) => {
      const result = renewal.calculate(inputs);
      const { shortestTermEnds, offers } = monthByMonth(inputs);
      const [stay, ...others] = offers;
      const to = (at: "endOfShortestTerm" | "endOfMortgage") =>
        Math.min(...others.map((other) => other[at].cost));
      const close = inputs.mortgageBalance * 1e-9;
      const near = (actual: number, expected: number) =>
        expect(Math.abs(actual - expected)).toBeLessThan(close);
      expect(result.shortestTerm).toBe(shortestTermEnds);
      near(result.stayPayment, stay?.payment ?? 0);
      near(result.stayCost, stay?.endOfShortestTerm.cost ?? 0);
      near(result.bestCost, to("endOfShortestTerm"));
      near(result.savingsToEnd, (stay?.endOfMortgage.cost ?? 0) - to("endOfMortgage"));
    }),
  );
});

test("a lower rate, more cash back or a smaller fee never makes switching worse", () => {
  fc.assert(
    fc.property(someInputs, fc.double({ min: 0.01, max: 0.5, noNaN: true }), (inputs, less) => {
      const [offer] = inputs.offers as readonly [OtherOffer];
      const savings = (change: Partial<OtherOffer>) =>
        renewal.calculate({ ...inputs, offers: [{ ...offer, ...change }] }).renewalSavings;
      const plain = savings({}) - 1e-6;
      expect(savings({ rate: offer.rate - less })).toBeGreaterThanOrEqual(plain);
      expect(savings({ cashBack: offer.cashBack + 100 })).toBeGreaterThanOrEqual(plain);
      expect(savings({ fees: offer.fees / 2 })).toBeGreaterThanOrEqual(plain);
    }),
  );
});

test("an offer on the present lender's own terms costs exactly as much, and staying is advised", () => {
  const same = { ...broker, rate: atRenewal.renewalRate, fees: 0 };
  const result = renewal.calculate({ ...atRenewal, offers: [same] });
  expect(result).toMatchObject({
    renewalSavings: 0,
    cheaperAfter: null,
    recommendationId: "stay-better",
  });
});

describe("tipping points", () => {
  const at = (inputs: RenewalInputs, field: string) =>
    renewalTippingPoints(inputs).find((point) => point.field === field);

  test("name the rate at which an offer costs as much as staying", () => {
    const value = at(atRenewal, "offers.0.rate")?.value?.value ?? 0;
    const there = renewal.calculate({ ...atRenewal, offers: [{ ...broker, rate: value }] });
    expect(Math.abs(there.renewalSavings)).toBeLessThan(0.01);
    expect(value).toBeCloseTo(4.719, 2);
  });

  test("name the renewal rate to ask for", () => {
    const point = at(atRenewal, "renewalRate");
    expect(point).toMatchObject({ direction: "down", becomes: "stay-better" });
    expect(point && english.tippingPoint(point)).toMatch(
      /^With a renewal rate of about 4\.\d+% or less, staying appears cheaper\.$/,
    );
  });

  test("speak of the charge only while leaving costs one", () => {
    expect(at(atRenewal, "prepaymentCharge")).toBeUndefined();
    const offers = [{ ...broker, rate: 2.5 }];
    const early = { ...beforeRenewal, offers, renewalTerm: 1 };
    expect(at(early, "prepaymentCharge")).toMatchObject({
      answer: "switch-better",
      becomes: "stay-better",
      direction: "up",
    });
  });
});

describe("a lender's view", () => {
  test("compounds twice a year and needs no stress test at renewal", () => {
    const view = renewalLenderView(atRenewal);
    expect(view.bridge.map(({ id }) => id)).toEqual(["compounding"]);
    expect(view.limit).toMatchObject({ id: "shortest-term", costs: { value: 1_000 } });
    expect(view.findings.map(({ id }) => id)).toEqual(["lenderPayment"]);
    expect(view.notes).toEqual([{ id: "straight-switch" }]);
    expect(view.rulesUsed.map(({ id }) => id)).toContain("switch-exemption");
  });

  test("charges for leaving early where no charge was entered", () => {
    const offers = [{ ...broker, rate: 2.9 }];
    const inputs = { ...beforeRenewal, offers, renewalTerm: 1, prepaymentCharge: 0 };
    const view = renewalLenderView(inputs);
    const [charge] = view.findings.filter(({ id }) => id === "prepaymentCharge");
    expect(charge?.value).toBeCloseTo((412_000 * 5.49 * 3) / 1_200, 6);
    const [, step] = view.bridge;
    expect(step).toMatchObject({ id: "prepayment-charge" });
    expect(step?.amount).toBeCloseTo(-(charge?.value ?? 0), 2);
    expect(view.notes).toContainEqual({ id: "charge-is-estimate" });
    expect(view.findings.map(({ id }) => id)).toContain("qualifyingRate");
  });

  test("believes a charge that was entered", () => {
    const view = renewalLenderView(beforeRenewal);
    expect(view.findings).toContainEqual({
      id: "prepaymentCharge",
      value: 6_248.67,
      unit: "dollars",
    });
    expect(view.notes).toEqual([]);
  });
});

describe("the second look", () => {
  test("agrees with a switch that gains in both measures", () => {
    const look = renewalSecondLook(atRenewal);
    expect(look).toMatchObject({ checked: "switch-better", holds: true, refutes: [] });
    expect(look.figures.gain).toBeCloseTo(renewalLenderView(atRenewal).lender.value, 2);
  });

  test("catches a switch that the charge makes a loss", () => {
    const offers = [{ ...broker, rate: 4.9, fees: 0 }];
    const inputs = {
      ...beforeRenewal,
      offers,
      renewalTerm: 1,
      renewalRate: 5,
      prepaymentCharge: 0,
    };
    expect(renewalSecondLook(inputs)).toMatchObject({
      checked: "switch-better",
      holds: false,
      refutes: ["renewalSavings", "savingsToEnd"],
    });
  });

  test("says where waiting for the term's end gains more than switching today", () => {
    const offers = [{ ...broker, rate: 3.5, fees: 0 }];
    const inputs = { ...beforeRenewal, offers, renewalTerm: 1, prepaymentCharge: 9_800 };
    const look = renewalSecondLook(inputs);
    const { gain, gainByWaiting } = look.figures;
    expect(gain).toBeGreaterThan(0);
    expect(gainByWaiting ?? 0).toBeGreaterThan(gain);
    expect(look).toMatchObject({ checked: "switch-better", holds: false, refutes: [] });
    expect(english.secondLook(look)).toContain("Waiting for the 14 months left");
  });

  test("does not agree to stay where only a short offer hides what another gains in time", () => {
    const short = { ...broker, id: "2", name: "Short", rate: 6, term: 1, fees: 0 };
    const dear = { ...broker, fees: 3_000 };
    const look = renewalSecondLook({ ...atRenewal, offers: [dear, short] });
    expect(look).toMatchObject({ checked: "stay-better", holds: false });
    expect(look.figures.gainToEnd).toBeGreaterThan(0);
  });

  test("rests on the rate after the terms", () => {
    const short = [{ ...broker, rate: 4.5, term: 2, fees: 0 }];
    const inputs = { ...atRenewal, offers: short };
    expect(renewalSecondLook(inputs).holds).toBe(true);
    expect(renewalSecondLook(inputs, { rateAfter: 8 })).toMatchObject({
      holds: false,
      refutes: ["savingsToEnd"],
    });
  });
});

describe("savings by month", () => {
  test("begin with what is paid up front and end at the result's savings", () => {
    const [best] = renewalSavingsByMonth(atRenewal);
    const points = best?.points ?? [];
    expect(points[0]).toEqual({ month: 0, saved: -1_000 });
    expect(points.at(-1)?.month).toBe(60);
    expect(points.at(-1)?.saved).toBeCloseTo(renewal.calculate(atRenewal).renewalSavings, 9);
    expect(points.map(({ month }) => month)).toContain(9);
  });

  test("the cheapest comes first, the blend among them", () => {
    const all = renewalSavingsByMonth(beforeRenewal);
    expect(all.map(({ name }) => name)).toEqual([null, "Broker", "Credit union"]);
  });
});
