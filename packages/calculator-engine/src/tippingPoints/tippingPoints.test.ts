import { expect, test } from "vitest";
import { affordabilityTippingPoints } from "../affordability/affordabilityTippingPoints.ts";
import { closingFeesTippingPoints } from "../closingFees/closingFeesTippingPoints.ts";
import { debtConsolidation } from "../debtConsolidation/debtConsolidationEstimate.ts";
import { debtConsolidationTippingPoints } from "../debtConsolidation/debtConsolidationTippingPoints.ts";
import { consolidation, home, loan } from "../exampleInputs.ts";
import { paymentTippingPoints } from "../payment/paymentTippingPoints.ts";
import { refinance } from "../refinance/refinanceEstimate.ts";
import { refinanceTippingPoints } from "../refinance/refinanceTippingPoints.ts";
import { rentVsBuy } from "../rentVsBuy/rentVsBuyEstimate.ts";
import { rentVsBuyTippingPoints } from "../rentVsBuy/rentVsBuyTippingPoints.ts";
import { findTippingPoint, type TippingPoint } from "./findTippingPoint.ts";

/** The answer turns at the value and has not turned a thousandth part before it. */
function expectTurn(
  { current, value, becomes, answer }: TippingPoint,
  answerAt: (value: number) => string,
) {
  if (value === null) throw new Error("no tipping point");
  expect(answerAt(value)).toBe(becomes);
  expect(answerAt(value + (current - value) / 1000)).toBe(answer);
}

test("the rent, the stay and the price at which buying wins are where the estimate itself turns", () => {
  const points = rentVsBuyTippingPoints(home);
  for (const field of ["monthlyRent", "yearsToStay", "homePrice"] as const) {
    const point = points.find((each) => each.field === field) as TippingPoint;
    expect(point.becomes).toBe("Buying is Better");
    expectTurn(point, (value) => rentVsBuy.calculate({ ...home, [field]: value }).recommendation);
  }
});

test("no mortgage rate makes this home the better choice, and that is an answer", () => {
  const point = rentVsBuyTippingPoints(home).find(({ field }) => field === "interestRate");
  expect(point).toMatchObject({ value: null, direction: null, becomes: null });
  expect(point?.sentence).toBe("No other mortgage rate changes the answer: Renting is Better.");
});

test("refinancing turns where the break-even reaches 60 months", () => {
  for (const point of refinanceTippingPoints(loan)) {
    expectTurn(
      point,
      (value) => refinance.calculate({ ...loan, [point.field]: value }).recommendation,
    );
    const turned = refinance.calculate({ ...loan, [point.field]: point.value });
    expect(turned.breakEvenMonths).toBeCloseTo(60, 6);
  }
});

test("consolidating turns at the rate and the term the estimate turns at", () => {
  for (const point of debtConsolidationTippingPoints(consolidation).slice(0, 2)) {
    expectTurn(
      point,
      (value) =>
        debtConsolidation.calculate({ ...consolidation, [point.field]: value }).recommendation,
    );
  }
});

test("a card paid at 500 beats its share of the loan down to a payment of about 449", () => {
  const point = debtConsolidationTippingPoints(consolidation).at(-1);
  expect(point).toMatchObject({ field: "debts.0.payment", direction: "down" });
  expect(point?.value).toBeCloseTo(448.97, 2);
  expect(point?.sentence).toBe(
    "Once the payment on Credit Card is $448.97 or less, the answer becomes: Credit Card costs less interest within the new loan.",
  );
});

test("interest comes to as much as the loan at 6.36 % over 25 years", () => {
  const [rate, term] = paymentTippingPoints({
    loanAmount: 300_000,
    interestRate: 5.5,
    loanTerm: 25,
    paymentFrequency: "monthly",
  });
  expect(rate?.value).toBeCloseTo(6.3629, 4);
  expect(term?.value).toBeCloseTo(28.9295, 4);
});

test("insurance is no longer needed once the down payment is a fifth of the price", () => {
  const [downPayment, , , debts] = affordabilityTippingPoints({
    annualIncome: 120_000,
    monthlyDebts: 500,
    downPayment: 80_000,
    interestRate: 5.5,
    loanTerm: 25,
  });
  expect(downPayment?.value).toBeCloseTo(439_676.7617 / 4, 3);
  expect(debts?.value).toBeCloseTo(3_200, 9);
});

test("a bound in a sentence is one that gives the new answer", () => {
  const [downPayment, homePrice] = closingFeesTippingPoints({
    homePrice: 500_000,
    downPayment: 50_000,
    loanType: "conventional",
    province: "ON",
  });
  expect(downPayment?.sentence).toContain("$24,999.99 or less");
  expect(homePrice?.sentence).toContain("$250,000 or less");
});

test("of two turns the nearer one is given", () => {
  const point = findTippingPoint({
    field: "x",
    label: "x",
    unit: "dollars",
    current: 100,
    range: { least: 0, most: 1_000 },
    answerAt: (value) => (value > 130 || value < 90 ? "out" : "in"),
  });
  expect(point.direction).toBe("down");
  expect(point.value).toBeCloseTo(90, 9);
});
