import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verdictTexts } from "../../package-test/verdictTexts.ts";
import { card } from "../../testing/exampleInputs.ts";
import { amortize } from "../finance/amortize.ts";
import { followRates } from "../finance/followRates.ts";
import type { DebtConsolidationInputs } from "./debtConsolidationEstimate.ts";
import {
  type DebtConsolidationFacts,
  debtConsolidationInsight,
} from "./debtConsolidationInsight.ts";
import { words as english } from "./debtConsolidationWords.en.ts";
import { words as french } from "./debtConsolidationWords.fr.ts";

type Said = Partial<DebtConsolidationFacts>;

const into = (newTerm: number, ...debts: DebtConsolidationInputs["debts"]) => ({
  debts: debts.length > 0 ? debts : [card],
  newRate: 5.5,
  newTerm,
});
const answer = (inputs: DebtConsolidationInputs, given: Said = {}) =>
  debtConsolidationInsight.answer(inputs, given);
const { sentences } = verdictTexts(answer, [english, french]);
const differences = (inputs: DebtConsolidationInputs, given: Said = {}) =>
  Object.fromEntries(answer(inputs, given).lender.bridge.map(({ id, amount }) => [id, amount]));

/** Facts of a loan that compounds as in the estimate and has no costs. */
const withoutCosts = { compounding: "monthly", refinanceCosts: 0, mortgageBalance: 0 } as const;

const large = into(25, { ...card, name: "Visa", balance: 60_000, payment: 1_100 });
const lowRate = { mortgageBalance: 400_000, mortgageRate: 2, monthsRemaining: 48 };

describe("with a mortgage at a lower rate", () => {
  test("refinancing it is a loss, and a separate loan is suggested", () => {
    expect(differences(large, lowRate)).toMatchObject({
      "mortgage-repriced": -53_669.04,
      "prepayment-charge": -2_000,
    });
    const { verdict, lender } = answer(large, lowRate);
    expect(lender.figure?.value).toBe(-7_962.62);
    expect(verdict).toMatchObject({ id: "leave-mortgage" });
    expect(sentences(large, { ...lowRate, chargeKnown: 2_000 })).toEqual([
      "Leave your mortgage as it is and ask about a second mortgage or a line of credit: moving all of it to 5.5% costs about $53,670, and consolidating would lose about $7,963.",
      "Gardez votre prêt hypothécaire tel quel et demandez plutôt un prêt de deuxième rang ou une marge de crédit : le faire passer à 5,5 % coûte environ 53 670 $, et le regroupement vous ferait perdre environ 7 963 $.",
    ]);
  });

  test("the threshold rate of a separate loan is where it costs as much as the debts", () => {
    const { verdict } = answer(large, lowRate);
    if (verdict.id !== "leave-mortgage") throw new Error(verdict.id);
    const beside = { ...withoutCosts, compounding: "semi-annual", refinanceCosts: 2_000 } as const;
    const at = (newRate: number) => answer({ ...large, newRate }, beside).lender.figure?.value ?? 0;
    expect(at(verdict.below.value - 0.01)).toBeGreaterThan(0);
    expect(at(verdict.below.value + 0.01)).toBeLessThan(0);
  });

  test("the cost of the rate change is the difference of two schedules until the term ends, and zero at renewal", () => {
    const monthly = { ...lowRate, compounding: "monthly" } as const;
    const interest = (percent: number) =>
      followRates(400_000, 300, [[0, percent / 1200]]).interestBy(48);
    const repriced = differences(large, monthly)["mortgage-repriced"] ?? 0;
    expect(repriced).toBeCloseTo(interest(2) - interest(5.5), 1);
    expect(differences(large, { ...lowRate, monthsRemaining: 0 })).not.toHaveProperty(
      "mortgage-repriced",
    );
  });

  test("an old rate above the new one is a saving", () => {
    const higher = { ...lowRate, mortgageRate: 6.5 };
    expect(differences(large, higher)["mortgage-repriced"]).toBeGreaterThan(0);
    expect(answer(large, higher).verdict.id).toBe("consolidate");
  });

  test("a balance without a rate is not counted, rather than counted as interest-free", () => {
    const { verdict } = answer(large, { mortgageBalance: 400_000 });
    expect(verdict).toMatchObject({ confidence: "not-checked", missing: ["mortgageRate"] });
    expect(verdict.otherwise).toMatchObject({ fact: "mortgageRate" });
    expect(answer(large).verdict.missing).toEqual(["mortgageBalance"]);
  });
});

describe("against paying the debts off", () => {
  const small = into(25, { ...card, balance: 18_000, payment: 540, rate: 19.99 });

  test("a card that the estimate recommends highly is reported as a loss", () => {
    expect(answer(small).estimate.recommendationId).toBe("highly-recommended");
    expect(answer(small).lender.figure?.value).toBe(-8_475.73);
    expect(sentences(small)).toEqual([
      "Keep paying your debts as you do: consolidating would cost about $8,476 more.",
      "Continuez de rembourser vos dettes comme maintenant : le regroupement coûterait environ 8 476 $ de plus.",
    ]);
  });

  test("consolidating a nearly paid card over 25 years is reported as a loss", () => {
    const { lender, verdict } = answer(into(25), withoutCosts);
    expect(lender.monthsAsNow).toBe(67);
    expect(lender.asNow).toBeCloseTo(13_233.29, 2);
    expect(lender.interest).toBeCloseTo(16_845.25, 2);
    expect(verdict.id).toBe("pay-as-now");
  });

  test("the same card over five years saves, unless refinancing costs take the saving", () => {
    expect(answer(into(5)).verdict.id).toBe("consolidate");
    expect(answer(into(15), withoutCosts).verdict.id).toBe("consolidate");
    const dear = answer(into(15), { ...withoutCosts, refinanceCosts: 5_000 });
    expect(dear.verdict.id).toBe("pay-as-now");
    expect(dear.lender.refinanceCosts).toBe(5_000);
  });

  test("two debts of 30,000 that cost more in the new loan are nowhere called a saving", () => {
    const debt = { balance: 30_000, rate: 8, payment: 900 };
    const debts = [
      { id: "1", name: "Car loan", ...debt },
      { id: "2", name: "Line of credit", ...debt },
    ];
    const { estimate, verdict, lender } = answer({ debts, newRate: 6, newTerm: 25 });
    expect(estimate.recommendationId).toBe("highly-recommended");
    expect(verdict.id).toBe("pay-as-now");
    expect(lender.figure?.value).toBeLessThan(0);
  });

  test("a debt whose payment does not cover its interest is named and not counted", () => {
    const stuck = { ...card, id: "2", name: "Store card", payment: 300 };
    const { lender, verdict } = answer(into(25, card, stuck));
    expect(lender).toMatchObject({ asNow: null, monthsAsNow: null, endless: ["Store card"] });
    expect(lender.notes).toContainEqual({ id: "debt-never-ends" });
    expect(verdict.id).toBe("ends-debts");
    expect(sentences(into(25, card, stuck))[1]).toMatch(
      /la dette suivante ne serait jamais remboursée : Store card\.$/,
    );
  });

  test("each debt's interest equals a monthly schedule's", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 1e5, noNaN: true }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.double({ min: 1.05, max: 5, noNaN: true }),
        (balance, rate, factor) => {
          const payment = (balance * rate * factor) / 1200 + balance / 500;
          const { lender } = answer(into(10, { ...card, balance, rate, payment }));
          const { count, interest } = amortize({
            principal: balance,
            periodicRate: rate / 1200,
            payment,
            periods: 600,
          });
          const charged = interest.subarray(0, count).reduce((sum, each) => sum + each, 0);
          expect(lender.asNow).toBeCloseTo(charged, 4);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("under the refinance limit", () => {
  test("only half of the debts fit after costs", () => {
    const given = { homeValue: 500_000, mortgageBalance: 390_000, mortgageRate: 5.5 };
    const { lender, verdict } = answer(into(5), given);
    expect(lender.findings[0]).toMatchObject({ id: "fittingDebts", value: 10_000 });
    expect(differences(into(25), given)).toMatchObject({
      "refinance-limit": 1_695.1,
      "refinance-costs": -2_000,
    });
    expect(verdict.id).toBe("leave-mortgage");
    expect(answer(into(5), { ...given, monthsRemaining: 0 }).verdict).toMatchObject({
      id: "consolidate-part",
      part: { value: 10_000 },
    });
  });

  test("debts above the limit have no saving and no cost", () => {
    const full = { homeValue: 400_000, mortgageBalance: 320_000, mortgageRate: 5 };
    const { lender, verdict } = answer(into(5), full);
    expect(lender).toMatchObject({ figure: null, share: 0, refinanceCosts: 0, charge: 0 });
    expect(verdict).toMatchObject({ id: "nothing-fits", payDown: { value: 20_000 } });
  });
});

test("thresholds follow the lender's figure", () => {
  const inputs = into(25);
  const points = debtConsolidationInsight.thresholds(inputs);
  expect(points.map(({ field }) => field)).toContain("debts.0.payment");
  for (const { field, value, becomes } of points) {
    const [list, row, column] = field.split(".");
    const changed = column
      ? {
          ...inputs,
          [String(list)]: inputs.debts.with(Number(row), { ...card, payment: value.value }),
        }
      : { ...inputs, [field]: value.value };
    expect(becomes).toBe("saves");
    expect(answer(changed).lender.gain).toBeGreaterThan(0);
  }
  const [payment] = points.filter(({ field }) => field === "debts.0.payment");
  expect(payment).toMatchObject({ direction: "down", keeps: true });
});

const terms = [3, 10, 25];
const facts: readonly Said[] = [
  {},
  { mortgageBalance: 0 },
  lowRate,
  { ...lowRate, mortgageRate: 7, chargeKnown: 0 },
  { mortgageBalance: 300_000, monthsRemaining: 0, homeValue: 390_000 },
  { mortgageBalance: 300_000, mortgageRate: 5, homeValue: 350_000 },
];
const payments = [200, 340, 500, 1_500];

test.each(
  terms.flatMap((term) =>
    facts.flatMap((given) => payments.map((payment) => [term, payment, given] as const)),
  ),
)(
  "over %d years at %d a month with %o, verdict, figure and sentence agree",
  (term, payment, given) => {
    const inputs = into(term, { ...card, payment });
    const { verdict, lender } = answer(inputs, given);
    const value = lender.figure?.value ?? null;
    if (verdict.id.startsWith("consolidate")) expect(value).toBeGreaterThan(0);
    if (["pay-as-now", "leave-mortgage"].includes(verdict.id)) {
      expect(value).toBeLessThanOrEqual(0);
    }
    expect(value === null).toBe(verdict.id === "nothing-fits");
    if ("saved" in verdict && value !== null) expect(verdict.saved.value).toBeCloseTo(value, 2);
    for (const words of [english, french]) {
      const { sentence, because } = words.verdict(answer(inputs, given));
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(`${sentence} ${because}`).not.toMatch(/undefined|null|NaN|function|-\d/);
      if (verdict.confidence !== "checked") {
        expect(sentence).not.toMatch(/every cost counted|tous frais comptés/);
      }
    }
  },
);

test("a lower new rate never saves less, and a lower rate of the mortgage never more", () => {
  const at = (newRate: number, mortgageRate: number) =>
    answer({ ...into(10), newRate }, { ...lowRate, mortgageRate, chargeKnown: 0 }).lender.gain;
  const rates = [2, 3, 4, 5, 6, 7];
  for (const [index, rate] of rates.slice(1).entries()) {
    const lower = rates[index] ?? 0;
    expect(at(lower, 4)).toBeGreaterThan(at(rate, 4));
    expect(at(5, lower)).toBeLessThan(at(5, rate));
  }
});
