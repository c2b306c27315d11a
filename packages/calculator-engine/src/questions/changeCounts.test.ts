import fc from "fast-check";
import { type Cases, testCounts } from "../../testing/testCounts.ts";
import { debtConsolidationInsight } from "../debtConsolidation/debtConsolidationInsight.ts";
import { refinanceInsight } from "../refinance/refinanceInsight.ts";
import { renewalInsight } from "../renewal/renewalInsight.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const dollars = (max: number) => number(0.01, max);
const percent = number(0, 25);
const compounding = fc.constantFrom("semi-annual", "monthly", "annual", "quarterly");
const rateType = fc.constantFrom("fixed", "variable");
const on = fc.constantFrom("2026-01-01", "2026-11-20", "2027-06-30");

const debt = fc.record({
  id: fc.constant("1"),
  name: fc.constant("Card"),
  balance: dollars(1e6),
  payment: dollars(1e5),
  rate: percent,
});

/** Arbitrary answer and its estimate's figure, for each question about a change of mortgage. */
const cases: Cases = {
  refinance: fc
    .record({
      inputs: fc.record({
        currentBalance: dollars(1e7),
        currentRate: percent,
        newRate: percent,
        yearsRemaining: number(1, 40),
        closingCosts: number(0, 1e5),
      }),
      given: fc.record({
        compounding,
        rateType,
        monthsRemaining: fc.oneof(fc.constant(0), number(0, 120)),
        comparisonRate: percent,
        chargeKnown: fc.option(number(0, 1e5)),
        renewalOffer: fc.option(percent),
        homeValue: fc.option(dollars(1e7)),
        insured: fc.boolean(),
      }),
      on,
    })
    .map(({ inputs, given, on }) => {
      const answer = refinanceInsight.answer(inputs, given, { on });
      return [answer, answer.estimate.totalSavings];
    }),
  "debt-consolidation": fc
    .record({
      inputs: fc.record({
        debts: fc.array(debt, { minLength: 1, maxLength: 4 }),
        newRate: percent,
        newTerm: number(1, 40),
      }),
      given: fc.record({
        compounding,
        rateType,
        homeValue: fc.option(dollars(1e7)),
        mortgageBalance: fc.option(number(0, 1e7)),
        mortgageRate: fc.option(percent),
        monthsRemaining: fc.oneof(fc.constant(0), number(0, 120)),
        chargeKnown: fc.option(number(0, 1e5)),
      }),
      on,
    })
    .map(({ inputs, given, on }) => {
      const answer = debtConsolidationInsight.answer(inputs, given, { on });
      return [answer, answer.estimate.interestSavings];
    }),
  renewal: fc
    .record({
      inputs: fc.record({
        balance: dollars(1e7),
        yearsRemaining: number(1, 40),
        monthsRemaining: fc.integer({ min: 0, max: 60 }),
        currentRate: percent,
        prepaymentCharge: fc.oneof(fc.constant(0), number(0, 1e5)),
        renewalRate: percent,
        renewalTerm: number(1, 10),
        offers: fc.array(
          fc.record({
            id: fc.constant("1"),
            name: fc.constant("Broker"),
            annualRate: percent,
            termYears: number(1, 10),
            cashBack: number(0, 1e4),
            fees: number(0, 1e4),
          }),
          { maxLength: 3 },
        ),
      }),
      given: fc.record({
        compounding,
        rateType,
        comparisonRate: percent,
        rateAfter: fc.option(percent),
        chargeKnown: fc.option(number(0, 1e5)),
      }),
      on,
    })
    .map(({ inputs, given, on }) => {
      const answer = renewalInsight.answer(inputs, given, { on });
      const { estimate } = answer.lender;
      // Without another offer, the estimate's figure is the cost of the present lender's offer.
      const isLetter = estimate.id === "letterCost";
      return [answer, isLetter ? estimate.value : answer.estimate.renewalSavings];
    }),
};

testCounts(cases, { numRuns: 60 });
