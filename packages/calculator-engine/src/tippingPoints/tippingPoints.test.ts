import fc from "fast-check";
import { expect, test } from "vitest";
import { affordabilityTippingPoints } from "../affordability/affordabilityTippingPoints.ts";
import { closingFeesTippingPoints } from "../closingFees/closingFeesTippingPoints.ts";
import { debtConsolidation } from "../debtConsolidation/debtConsolidationEstimate.ts";
import { debtConsolidationTippingPoints } from "../debtConsolidation/debtConsolidationTippingPoints.ts";
import { consolidation, home, household, loan } from "../exampleInputs.ts";
import type { NumberRange } from "../fieldRules.ts";
import { paymentTippingPoints } from "../payment/paymentTippingPoints.ts";
import { refinance } from "../refinance/refinanceEstimate.ts";
import { refinanceTippingPoints } from "../refinance/refinanceTippingPoints.ts";
import { type RentVsBuyRecommendationId, rentVsBuy } from "../rentVsBuy/rentVsBuyEstimate.ts";
import { rentVsBuyTippingPoints } from "../rentVsBuy/rentVsBuyTippingPoints.ts";
import { findTippingPoint, type TippingPoint } from "./findTippingPoint.ts";

/** The answer turns at the value and has not turned a thousandth part before it. */
function expectTurn(
  { input, value, rounded, beyond, becomes, answer }: TippingPoint,
  answerAt: (value: number) => string,
) {
  if (!value || !rounded) throw new Error("no tipping point");
  expect(answerAt(value.value)).toBe(becomes);
  expect(answerAt(value.value + (input.value - value.value) / 1000)).toBe(answer);
  if (!beyond) expect(answerAt(rounded.value)).toBe(becomes);
}

test("the rent, the stay and the price at which buying wins are where the estimate itself turns", () => {
  const points = rentVsBuyTippingPoints(home);
  for (const field of ["monthlyRent", "yearsToStay", "homePrice"] as const) {
    const point = points.find((each) => each.field === field) as TippingPoint;
    expect(point.becomes).toBe("buying-better");
    expectTurn(point, (value) => rentVsBuy.calculate({ ...home, [field]: value }).recommendationId);
  }
});

test("no mortgage rate makes this home the better choice, and that is an answer", () => {
  const point = rentVsBuyTippingPoints(home).find(({ field }) => field === "interestRate");
  expect(point).toMatchObject({
    answer: "renting-better",
    value: null,
    rounded: null,
    direction: null,
    becomes: null,
  });
});

test("refinancing turns where the break-even reaches 60 months", () => {
  for (const point of refinanceTippingPoints(loan)) {
    expectTurn(
      point,
      (value) => refinance.calculate({ ...loan, [point.field]: value }).recommendationId,
    );
    const turned = refinance.calculate({ ...loan, [point.field]: point.value?.value });
    expect(turned.breakEvenMonths).toBeCloseTo(60, 6);
  }
});

test("consolidating turns at the rate and the term the estimate turns at", () => {
  for (const point of debtConsolidationTippingPoints(consolidation).slice(0, 2)) {
    expectTurn(
      point,
      (value) =>
        debtConsolidation.calculate({ ...consolidation, [point.field]: value }).recommendationId,
    );
  }
});

test("a card paid at 500 beats its share of the loan down to a payment of about 449", () => {
  const point = debtConsolidationTippingPoints(consolidation).at(-1);
  expect(point).toMatchObject({ field: "debts.0.payment", direction: "down" });
  expect(point?.input).toMatchObject({ id: "debts.payment", of: "Credit Card" });
  expect(point?.value?.value).toBeCloseTo(448.97, 2);
  expect(point).toMatchObject({
    answer: "debt-cheaper-paid-off",
    becomes: "debt-cheaper-in-loan",
    rounded: { value: 440 },
    keeps: true,
  });
});

test("interest comes to as much as the loan at 6.36 % over 25 years", () => {
  const [rate, term] = paymentTippingPoints({
    loanAmount: 300_000,
    interestRate: 5.5,
    loanTerm: 25,
    paymentFrequency: "monthly",
  });
  expect(rate?.value?.value).toBeCloseTo(6.3629, 4);
  expect(term?.value?.value).toBeCloseTo(28.9295, 4);
});

test("insurance is no longer needed once the down payment is a fifth of the price", () => {
  const [downPayment, income, debts] = affordabilityTippingPoints({
    annualIncome: 120_000,
    monthlyDebts: 500,
    downPayment: 80_000,
    interestRate: 5.5,
    loanTerm: 25,
  });
  expect(downPayment?.value?.value).toBeCloseTo(439_676.7617 / 4, 3);
  expect(income?.value?.value).toBeCloseTo((500 * 12) / 0.32, 6);
  expect(debts?.value?.value).toBeCloseTo(3_200, 9);
});

test("a threshold that is a round figure stays one, whichever side it belongs to", () => {
  const [downPayment, homePrice] = closingFeesTippingPoints({
    homePrice: 500_000,
    downPayment: 50_000,
    loanType: "conventional",
    province: "ON",
  });
  expect(downPayment).toMatchObject({ rounded: { value: 25_000 }, beyond: true });
  expect(homePrice).toMatchObject({ rounded: { value: 250_000 }, beyond: false });
});

/** Asks of a price on which the answer turns where it is said to, in either direction. */
function question(range: NumberRange, value: number, turned: (value: number) => boolean) {
  const ask = (rising: readonly RentVsBuyRecommendationId[]) =>
    findTippingPoint({
      input: { id: "homePrice", value, unit: "dollars" },
      range,
      rising,
      answerAt: (other) => (turned(other) ? "buying-better" : "renting-better"),
    });
  const point =
    ask(["renting-better", "buying-better"]) ?? ask(["buying-better", "renting-better"]);
  if (!point) throw new Error("no tipping point");
  return point;
}

test("of two turns the nearer one is given", () => {
  const point = question({ min: 0, max: 1_000 }, 100, (value) => value > 130 || value < 90);
  expect(point.direction).toBe("down");
  expect(point.value?.value).toBeCloseTo(90, 9);
});

test("a rounded value is on the side of the new answer, and never far from the threshold", () => {
  const price = fc.double({ min: 1, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(price, price, (current, threshold) => {
      const rises = threshold > current;
      const turned = (value: number) => (rises ? value >= threshold : value <= threshold);
      fc.pre(!turned(current) && Math.abs(threshold - current) > 1);
      const { value, rounded, beyond } = question({ min: 0, max: 1e9 }, current, turned);
      expect(beyond || turned(rounded?.value ?? Number.NaN)).toBe(true);
      const off = Math.abs((rounded?.value ?? 0) - (value?.value ?? 0));
      expect(off).toBeLessThanOrEqual(Math.max(1, threshold / 40));
    }),
  );
});

test("a change against the order it should have is no tipping point", () => {
  const long = { ...home, yearsToStay: 90, interestRate: 0.1, monthlyRent: 10_000 };
  const price = (homePrice: number) => rentVsBuy.calculate({ ...long, homePrice }).isRentingBetter;
  expect([price(650_000), price(1e9)]).toContain(false);
  for (const { field, direction, becomes } of rentVsBuyTippingPoints(long)) {
    if (field === "homePrice") expect(direction === "up").toBe(becomes === "renting-better");
  }
});

test("more income never reads as a reason to need insurance", () => {
  const incomes = [40_000, 120_000, 500_000].flatMap((annualIncome) =>
    [0, 500, 9_000].flatMap((monthlyDebts) =>
      affordabilityTippingPoints({ ...household, annualIncome, monthlyDebts }),
    ),
  );
  for (const { input, direction, becomes } of incomes) {
    if (input.id !== "annualIncome") continue;
    expect(becomes).toBe(
      direction === "up" ? "income-carries-mortgage" : "income-carries-no-mortgage",
    );
  }
});

test("a length of time is rounded to halves of a year", () => {
  const stay = rentVsBuyTippingPoints(home).find(({ field }) => field === "yearsToStay");
  expect(stay?.rounded?.value).toBe(10.5);
});
