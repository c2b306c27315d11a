import fc from "fast-check";
import { expect, test } from "vitest";
import { minimumDownPayment } from "../../src/canada/minimumDownPayment.ts";
import { mortgageInsurance } from "../../src/canada/mortgageInsurance.ts";
import { qualifyingRate } from "../../src/canada/qualifyingRate.ts";
import {
  type DownPaymentRule,
  longAmortizationBuyers,
  minimumDownPaymentRule,
} from "../../src/canada/rules/eligibleMortgage.ts";
import { insurancePremium } from "../../src/canada/rules/insurancePremium.ts";
import {
  insuredStressTest,
  type StressTest,
  stressTest,
} from "../../src/canada/rules/stressTest.ts";
import { forAll } from "../../testing/forAll.ts";
import { byParts, edgeDays, edgesIn, expectOnBothSides, setTo } from "./edges.ts";

test.each(edgeDays<DownPaymentRule>({ minimumDownPaymentRule }))(
  "$id on $on requires its minimum down payment",
  (day) => {
    expectOnBothSides(day, {
      edges: edgesIn(day.rule, ({ rows, insuredBelow = 2_000_000 }) => [
        ...rows.map(([over]) => over),
        insuredBelow,
      ]),
      figure: (paid) => minimumDownPayment({ price: paid, on: day.on, rules: day.others }),
      worth: ({ rows, insuredBelow = Infinity, uninsured }, paid) =>
        paid < insuredBelow ? byParts(paid, rows) : (paid * uninsured) / 100,
    });
  },
);

test.each(edgeDays<string>({ longAmortizationBuyers }))(
  "$id on $on allows its buyers a long amortization",
  ({ told, on, others, id }) => {
    const rules = setTo(others, insurancePremium, (value) => ({
      ...Object(value),
      longestYears: 40,
    }));
    forAll([fc.boolean(), fc.boolean()], (firstTimeBuyer, newlyBuilt) => {
      const home = { price: 400_000, downPayment: 40_000, province: "BC" } as const;
      const facts = { ...home, firstTimeBuyer, newlyBuilt, amortizationYears: 30, on, rules };
      const refusal = () => mortgageInsurance(facts).refusal;
      if (told === "unknown" || told === "nothing") {
        expect(refusal).toThrow(id);
        return;
      }
      const open: Record<string, boolean> = {
        anybody: true,
        nobody: false,
        "first-time or newly built": firstTimeBuyer || newlyBuilt,
        "first-time and newly built": firstTimeBuyer && newlyBuilt,
      };
      expect(refusal()).toBe(open[told.value] ? null : "amortization");
    });
  },
);

test.each(edgeDays<StressTest>({ stressTest, insuredStressTest }))(
  "$id on $on tests a rate at its buffer and no lower than its floor",
  (day) => {
    const insured = day.rule === insuredStressTest;
    const benchmark = 4.79;
    expectOnBothSides(day, {
      edges: [
        benchmark,
        ...edgesIn(day.rule, ({ buffer, floor }) => [Math.max(0, floor - buffer)]),
      ],
      from: fc.double({ min: 0.001, max: 4, noNaN: true }),
      figure: (annualRate) =>
        qualifyingRate({ annualRate, on: day.on, insured, benchmark, rules: day.others }),
      worth: ({ buffer, floor, benchmark: isPosted }, annualRate) => {
        const tested = annualRate + buffer;
        const least = isPosted ? benchmark : floor;
        return Math.max(tested, least);
      },
    });
  },
);
