import fc from "fast-check";
import { expect, test } from "vitest";
import { allRules } from "../../scripts/allRules.ts";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { averageMonthsAfter } from "../canada/calendar.ts";
import { citiesIn, provinces } from "../canada/place.ts";
import { closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import type { Answer } from "../insight/Answer.ts";
import { paymentInsight } from "../payment/paymentInsight.ts";
import { rentVsBuyInsight } from "../rentVsBuy/rentVsBuyInsight.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

const on = "2026-11-20";
const loan = { interestRate: 4.5, loanTerm: 25 };
const home = { homePrice: 500_000, downPayment: 50_000 };

/** Separates the province, which is an input of the closing fees, from the facts. */
const pick = (facts: object) => ("province" in facts ? { province: facts.province as "QC" } : {});
const without = (facts: object) =>
  Object.fromEntries(Object.entries(facts).filter(([id]) => id !== "province"));

/** Answers of every question about a purchase, to the facts given. */
const purchases = {
  affordability: (facts: object, day = on): Answer =>
    affordabilityInsight.answer(
      { annualIncome: 110_000, monthlyDebts: 0, downPayment: 50_000, ...loan },
      { province: "QC", ...facts },
      { on: day },
    ),
  "closing fees": (facts: object, day = on): Answer =>
    closingFeesInsight.answer(
      { ...home, loanType: "conventional", province: "QC", ...pick(facts) },
      without(facts),
      { on: day },
    ),
  payment: (facts: object, day = on): Answer =>
    paymentInsight.answer(
      { loanAmount: 450_000, ...loan, paymentFrequency: "monthly" },
      { homePrice: 500_000, province: "QC", ...facts },
      { on: day },
    ),
  "rent or buy": (facts: object, day = on): Answer =>
    rentVsBuyInsight.answer(
      { ...home, interestRate: 4.5, monthlyRent: 2_400, yearsToStay: 5, propertyTaxRate: 1 },
      { province: "QC", ...facts },
      { on: day },
    ),
};

const taxed = ({ lender }: Answer) =>
  lender.rulesUsed.find(({ id }) => id === "premium-tax-qc")?.effectiveFrom;
const notesIn = ({ lender }: Answer, id: string) =>
  lender.notes.filter((note) => note.id === id).map((note) => english.note(note));

test.each(Object.entries(purchases))("%s assumes a closing in 60 days and says so", (_, ask) => {
  const fact = ask({}).facts.find(({ id }) => id === "monthsToClosing");
  expect(fact).toMatchObject({ value: 2, assumed: true, usual: true });
});

test.each(Object.entries(purchases))(
  "%s taxes the premium by the law of the closing day",
  (_, ask) => {
    expect(taxed(ask({ monthsToClosing: 0 }))).toBe("2012-01-01");
    expect(notesIn(ask({ monthsToClosing: 0 }), "laws-change")).toEqual([]);
    const later = ask({});
    expect(taxed(later)).toBe("2027-01-01");
    expect(notesIn(later, "laws-change")).toEqual([
      "A law changes before your closing: Quebec tax on the insurance premium, on January 1, 2027. We count each law as it stands on the day that decides it: closing, agreement or application.",
    ]);
  },
);

test("the premium's tax rises from 9 to 9.975 percent between the two days", () => {
  const taxOf = (facts: object) => {
    const bridge = purchases["closing fees"](facts).lender.bridge;
    return bridge.find(({ id }) => id === "premium-tax")?.amount;
  };
  const premium = 450_000 * 0.031;
  expect(taxOf({ monthsToClosing: 0 })).toBeCloseTo(premium * 0.09, 2);
  expect(taxOf({})).toBeCloseTo(premium * 0.09975, 2);
});

test.each([
  ["QC", { monthsToClosing: 2 }, /Quebec duties on transfers – its thresholds rise each January/],
  ["QC", { city: "Montreal" }, /Montreal duties on transfers – its thresholds rise each January/],
  ["PE", { monthsToClosing: 0 }, /Prince Edward Island .* no amended law was found/],
  ["NS", { city: "Halifax" }, /Halifax deed transfer tax – .* no decision was found/],
] as const)(
  "%s with %o names what is unresolved, and is never certain",
  (province, facts, said) => {
    for (const question of ["affordability", "closing fees", "rent or buy"] as const) {
      const answer = purchases[question]({ province, ...facts });
      expect(notesIn(answer, "laws-unresolved")).toEqual([expect.stringMatching(said)]);
      expect(answer.verdict.confidence).not.toBe("checked");
      const written = answer.lender.notes.map((note) => french.note(note)).join(" ");
      expect(written).toMatch(/Incertain\u00a0: /);
    }
  },
);

test("thresholds that are read leave nothing open before 2027", () => {
  const answer = purchases["closing fees"]({ monthsToClosing: 1 });
  expect(notesIn(answer, "laws-unresolved")).toEqual([]);
});

test("a law that has ended, or is past its review, is named", () => {
  const abroad = purchases["closing fees"]({ residency: "not-all" }, "2027-02-01");
  expect(abroad.verdict.id).not.toBe("not-until");
  expect(notesIn(abroad, "laws-ended")).toEqual([
    expect.stringMatching(/non-Canadians, last day December 31, 2026/),
  ]);
  const late = purchases["closing fees"]({ monthsToClosing: 24 });
  expect(notesIn(late, "laws-unreviewed")).toEqual([
    expect.stringMatching(/Quebec tax on the insurance premium, by June 30, 2027/),
  ]);
});

test("rebates on a new home follow the day of the agreement, which is asked only then", () => {
  const ask = (facts: object) =>
    closingFeesInsight.answer(
      { homePrice: 1_250_000, downPayment: 400_000, loanType: "conventional", province: "ON" },
      { ownedHome: "never", ...facts },
      { on },
    );
  const rebate = (facts: object) =>
    ask({ newlyBuilt: true, newHomeTax: "credited", ...facts })
      .lender.bridge.filter(
        ({ id, rule }) => id === "new-home-rebate" && /^hst-/.test(rule?.id ?? ""),
      )
      .reduce((sum, { amount }) => sum - amount, 0);
  expect(rebate({})).toBe(80_000);
  expect(rebate({ monthsSinceAgreement: 12 })).toBe(40_000);
  const asked = (facts: object) => ask(facts).facts.map(({ id }) => id);
  expect(asked({})).not.toContain("monthsSinceAgreement");
  expect(asked({ newlyBuilt: true })).toContain("monthsSinceAgreement");
});

test("the prohibition goes by the agreement, not by the closing", () => {
  const { verdict } = purchases["closing fees"]({ residency: "not-all" });
  expect(verdict).toMatchObject({ id: "not-until", lastDay: "2026-12-31" });
});

test.each(["ON", "BC", "AB", "MB", "SK", "QC", "NB", "NS", "PE", "NL"])(
  "every day that may be given has an answer in %s",
  (province) => {
    for (const monthsToClosing of [0, 60]) {
      for (const monthsSinceAgreement of [0, 120]) {
        const facts = { monthsToClosing, monthsSinceAgreement, newlyBuilt: true };
        const answer = purchases["closing fees"]({ province, residency: "not-all", ...facts });
        expect(answer.lender.rulesUsed.length).toBeGreaterThan(0);
      }
    }
  },
);

const purchase = fc.record({
  question: fc.constantFrom("affordability", "closing fees", "payment", "rent or buy"),
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
  fc.assert(
    fc.property(purchase, ({ question, province, inCity, daysLater, ...given }) => {
      const today = averageMonthsAfter(daysLater / 30, on);
      const [city] = citiesIn({ province });
      const { residency, monthsSinceAgreement, ...asked } = given;
      const facts = {
        ...{ province, ...asked },
        // The payment is asked neither who buys, nor in which city, nor since when.
        ...(question !== "payment" && { residency, monthsSinceAgreement }),
        ...(question !== "payment" && inCity && city && { city }),
      };
      const { lender } = purchases[question](facts, today);
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
    }),
    { numRuns: 500 },
  );
  expect(noticed).toBeGreaterThan(500);
});
