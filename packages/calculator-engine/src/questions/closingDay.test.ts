import fc from "fast-check";
import { expect, test } from "vitest";
import { allRules } from "../../scripts/allRules.ts";
import { anyInsight } from "../../testing/anyInsight.ts";
import { forAll } from "../../testing/forAll.ts";
import { averageMonthsAfter } from "../canada/calendar.ts";
import { citiesIn, provinces } from "../canada/place.ts";
import type { Answer } from "../insight/Answer.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

const on = "2026-11-20";
const loan = { interestRate: 4.5, loanTerm: 25 };
const home = { homePrice: 500_000, downPayment: 50_000 };

/** Inputs of every question about a purchase. */
const inputs = {
  affordability: { annualIncome: 110_000, monthlyDebts: 0, downPayment: 50_000, ...loan },
  "closing-fees": { ...home, loanType: "conventional" },
  payment: { loanAmount: 450_000, ...loan, paymentFrequency: "monthly" },
  "rent-vs-buy": {
    ...{ ...home, interestRate: 4.5, monthlyRent: 2_400 },
    ...{ yearsToStay: 5, propertyTaxRate: 1 },
  },
};

/** Answers a question; the province is an input of the closing fees, and a fact of the others. */
function ask(question: keyof typeof inputs, province: string, facts: object, day = on): Answer {
  const isInput = question === "closing-fees";
  const homePrice = question === "payment" && { homePrice: 500_000 };
  return anyInsight(question).answer(
    { ...inputs[question], ...(isInput && { province }) },
    { ...facts, ...(!isInput && { province }), ...homePrice },
    { on: day },
  );
}

test.each(["ON", "BC", "AB", "MB", "SK", "QC", "NB", "NS", "PE", "NL"])(
  "every day that may be given has an answer in %s",
  (province) => {
    for (const monthsToClosing of [0, 60]) {
      for (const monthsSinceAgreement of [0, 120]) {
        const facts = { monthsToClosing, monthsSinceAgreement, newlyBuilt: true };
        const answer = ask("closing-fees", province, { residency: "not-all", ...facts });
        expect(answer.lender.rulesUsed.length).toBeGreaterThan(0);
      }
    }
  },
);

const purchase = fc.record({
  question: fc.constantFrom(...(Object.keys(inputs) as (keyof typeof inputs)[])),
  province: fc.constantFrom(...provinces),
  inCity: fc.boolean(),
  residency: fc.constantFrom("all", "not-all"),
  newlyBuilt: fc.boolean(),
  monthsToClosing: fc.integer({ min: 0, max: 60 }),
  monthsSinceAgreement: fc.integer({ min: 0, max: 36 }),
  daysLater: fc.integer({ min: 0, max: 900 }),
});

test("each notice of a law behind a purchase reaches the page, in both languages", () => {
  const byId = new Map(allRules().map((rule) => [rule.id, rule]));
  let noticed = 0;
  forAll([purchase], { numRuns: 500 }, ({ question, province, inCity, daysLater, ...given }) => {
    const today = averageMonthsAfter(daysLater / 30, on);
    const [city] = citiesIn({ province });
    const { residency, monthsSinceAgreement, ...asked } = given;
    const facts = {
      ...asked,
      // The payment is asked neither who buys, nor in which city, nor since when.
      ...(question !== "payment" && { residency, monthsSinceAgreement }),
      ...(question !== "payment" && inCity && city && { city }),
    };
    const { lender } = ask(question, province, facts, today);
    const agreed = given.newlyBuilt ? given.monthsSinceAgreement : 0;
    const closing = averageMonthsAfter(given.monthsToClosing, today);
    const dayOf = { application: today, agreement: averageMonthsAfter(-agreed, today) };
    const expected = lender.rulesUsed.filter(({ id, effectiveFrom }) => {
      const rule = byId.get(id);
      const version = rule?.versions.find((each) => each.effectiveFrom === effectiveFrom);
      if (!version) throw new Error(`The rule ${id} has no version of ${effectiveFrom}.`);
      const { effectiveTo = "9", reviewBy = "9", unresolved, unresolvedFrom = "" } = version;
      const event = version.triggerEvent ?? rule?.triggerEvent ?? "closing";
      const day = event === "application" || event === "agreement" ? dayOf[event] : closing;
      const changes = effectiveFrom > today || closing > effectiveTo;
      return changes || day > reviewBy || (unresolved && day >= unresolvedFrom);
    });
    noticed += expected.length;
    for (const words of [english, french]) {
      const laws = lender.notes.filter(({ id }) => id.startsWith("laws-")).map(words.note);
      for (const rule of expected) expect(laws.join(" ")).toContain(words.rule(rule));
      if (laws.length > 0 && !lender.notes.some(({ id }) => id === "laws-ended")) {
        expect(expected.length).toBeGreaterThan(0);
      }
    }
  });
  expect(noticed).toBeGreaterThan(500);
});
