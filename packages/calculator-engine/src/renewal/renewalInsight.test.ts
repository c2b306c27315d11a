import { describe, expect, test } from "vitest";
import { atRenewal, beforeRenewal } from "../exampleInputs.ts";
import { words as english } from "../words/en.ts";
import { type OtherOffer, type RenewalInputs, renewal } from "./renewalEstimate.ts";
import { renewalLenderView } from "./renewalLenderView.ts";
import { renewalSavingsByMonth } from "./renewalSavingsByMonth.ts";
import { renewalSecondLook } from "./renewalSecondLook.ts";
import { renewalTippingPoints } from "./renewalTippingPoints.ts";

const [broker] = atRenewal.offers as [OtherOffer];

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
