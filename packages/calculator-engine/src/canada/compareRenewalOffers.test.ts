import fc from "fast-check";
import { expect, test } from "vitest";
import { CalculatorInputError } from "../calculator.ts";
import { blendedRate } from "./blendedRate.ts";
import { compareRenewalOffers, type RenewalOffersInputs } from "./compareRenewalOffers.ts";
import { compareToEndOfTerm } from "./compareToEndOfTerm.ts";
import { mortgagePayment } from "./mortgagePayment.ts";
import { prepaymentCharge } from "./prepaymentCharge.ts";
import { remainingBalance } from "./remainingBalance.ts";

const renewal: RenewalOffersInputs = {
  balance: 300_000,
  yearsRemaining: 20,
  monthsRemaining: 0,
  rateAfter: 4.5,
  offers: [
    { id: "bank", kind: "stay", annualRate: 4.79, termYears: 5 },
    { id: "broker", kind: "switch", annualRate: 4.29, termYears: 5, fees: 1_000 },
    { id: "short", kind: "switch", annualRate: 4.49, termYears: 3, cashBack: 2_000 },
  ],
};

test("compares to the end of the shortest and longest term and of the mortgage", () => {
  const compared = compareRenewalOffers(renewal);
  const { offers, cheapestToShortestTerm, cheapestToEndOfMortgage } = compared;
  expect(compared.shortestTermEnds).toBe(36);
  expect(compared.longestTermEnds).toBe(60);
  expect(compared.cheapestToLongestTerm).toBe("short");
  expect(offers.map(({ upFront }) => upFront)).toEqual([0, 1_000, -2_000]);
  expect(cheapestToShortestTerm).toBe("short");
  expect(cheapestToEndOfMortgage).toBe("broker");
});

test("a costlier switch breaks even later or never, compared with the first offer", () => {
  const [bank, broker, short] = compareRenewalOffers(renewal).offers;
  expect(bank?.breakEvenMonth).toBeNull();
  expect(short?.breakEvenMonth).toBe(1);
  expect(broker?.breakEvenMonth).toBeGreaterThan(6);
  expect(broker?.breakEvenMonth).toBeLessThan(12);
});

test("before the term ends, staying keeps the present rate until its end", () => {
  const early: RenewalOffersInputs = {
    balance: 412_000,
    yearsRemaining: 20,
    monthsRemaining: 14,
    currentRate: 5.49,
    prepaymentCharge: 6_248.67,
    rateAfter: 4.19,
    offers: [
      { id: "wait", kind: "stay", annualRate: 4.19, termYears: 5 },
      { id: "leave", kind: "switch", annualRate: 4.19, termYears: 5, fees: 1_500 },
      { id: "blend", kind: "blend-and-extend", annualRate: 4.19, termYears: 5 },
    ],
  };
  const [wait, leave, blend] = compareRenewalOffers(early).offers;
  expect(wait?.termEnds).toBe(74);
  expect(leave?.upFront).toBeCloseTo(7_748.67, 2);
  expect(blend?.annualRate).toBeCloseTo((5.49 * 14 + 4.19 * 46) / 60, 9);
  expect(blend?.upFront).toBe(0);
  // A switch saves the same interest as a refinance on the same terms.
  const { endOfMortgage } = compareToEndOfTerm({
    ...early,
    currentRate: 5.49,
    newRate: 4.19,
    costs: 1_500,
  });
  const saved =
    (wait?.endOfMortgage.path.interest ?? 0) - (leave?.endOfMortgage.path.interest ?? 0);
  expect(saved).toBeCloseTo(endOfMortgage.interestSaved, 4);
});

test("the payment is the one that starts with the offer", () => {
  const { offers } = compareRenewalOffers({
    ...renewal,
    monthsRemaining: 6,
    currentRate: 2,
    offers: [
      { id: "stay", kind: "stay", annualRate: 5, termYears: 5 },
      { id: "go", kind: "switch", annualRate: 5, termYears: 5 },
    ],
  });
  const loan = { principal: 300_000, amortizationYears: 20 };
  const owedThen = remainingBalance({ ...loan, annualRate: 2, paymentsMade: 6 });
  const then = mortgagePayment({ principal: owedThen, annualRate: 5, amortizationYears: 19.5 });
  expect(offers[0]?.payment).toBeCloseTo(then, 6);
  expect(offers[1]?.payment).toBeCloseTo(mortgagePayment({ ...loan, annualRate: 5 }), 6);
});

test("more cash back or a lower rate never makes an offer costlier", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 9, noNaN: true }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (annualRate, cashBack, less) => {
        const offer = { kind: "switch", annualRate, termYears: 5, fees: 500 } as const;
        const { offers } = compareRenewalOffers({
          ...renewal,
          offers: [
            { id: "plain", ...offer },
            { id: "cash", ...offer, cashBack },
            { id: "lower", ...offer, annualRate: annualRate - less },
          ],
        });
        const [plain = 0, cash = 0, lower = 0] = offers.map((one) => one.endOfMortgage.cost);
        expect(cash).toBeCloseTo(plain - cashBack, 4);
        expect(lower).toBeLessThan(plain);
      },
    ),
    { numRuns: 50 },
  );
});

test("names the rejected offer", () => {
  const offers = [renewal.offers[0], { id: "odd", kind: "gift", annualRate: -1, termYears: 5 }];
  try {
    compareRenewalOffers({ ...renewal, offers: offers as RenewalOffersInputs["offers"] });
  } catch (error) {
    const fields = (error as CalculatorInputError).issues.map(({ field }) => field);
    expect(fields).toEqual(["offers.1.kind", "offers.1.annualRate"]);
    return;
  }
  expect.unreachable();
});

test.each<[string, Partial<RenewalOffersInputs>]>([
  ["no offers", { offers: [] }],
  ["two offers of one name", { offers: [renewal.offers[0], renewal.offers[0]] as never }],
  ["a term that runs without its rate", { monthsRemaining: 12 }],
])("rejects %s", (_, wrong) => {
  expect(() => compareRenewalOffers({ ...renewal, ...wrong })).toThrow(CalculatorInputError);
});

test("a blend lies between the two rates", () => {
  const rate = fc.double({ min: 0, max: 10, noNaN: true });
  fc.assert(
    fc.property(
      rate,
      rate,
      fc.integer({ min: 0, max: 60 }),
      (currentRate, newRate, monthsRemaining) => {
        const blend = blendedRate({ currentRate, newRate, monthsRemaining, newTermMonths: 60 });
        expect(blend).toBeGreaterThanOrEqual(Math.min(currentRate, newRate) - 1e-9);
        expect(blend).toBeLessThanOrEqual(Math.max(currentRate, newRate) + 1e-9);
      },
    ),
  );
});

test("the charge is calculated by the engine", () => {
  const { charge } = prepaymentCharge({
    balance: 412_000,
    annualRate: 5.49,
    comparisonRate: 4.19,
    monthsRemaining: 14,
    rateType: "fixed",
  });
  expect(charge).toBeCloseTo(6_248.67, 2);
});
