import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { manyRuns } from "../../package-test/manyRuns.ts";
import { verdictTexts } from "../../package-test/verdictTexts.ts";
import { card } from "../../testing/exampleInputs.ts";
import { amortize } from "../finance/amortize.ts";
import { followRates } from "../finance/followRates.ts";
import type { Debt, DebtConsolidationInputs } from "./debtConsolidationEstimate.ts";
import {
  type DebtConsolidationFacts,
  debtConsolidationInsight,
} from "./debtConsolidationInsight.ts";
import { words as english } from "./debtConsolidationWords.en.ts";
import { words as french } from "./debtConsolidationWords.fr.ts";

/**
 * Case as an experienced broker would answer it. The amounts were calculated outside the engine, by a
 * simulation of each month.
 */
interface ConsolidationCase {
  readonly says: string;
  readonly debts: readonly Debt[];
  readonly newRate?: number;
  readonly facts: Partial<DebtConsolidationFacts>;
  readonly verdict: string;
  /** Dollars saved or, if negative, lost by the best loan. */
  readonly amount?: number;
  /** Text of the English verdict that has to be present. */
  readonly names?: RegExp;
}

const debt = (name: string, balance: number, rate: number, payment: number): Debt => ({
  ...{ id: name, name, balance },
  ...{ payment, rate },
});
const noMortgage = { mortgageBalance: 0, homeValue: 500_000 };
const visa = debt("Visa", 60_000, 20, 1_100);
const plainCard = debt("Card", 20_000, 20, 500);

const consolidationCases: readonly ConsolidationCase[] = [
  {
    says: "consolidate a card and keep its payment up",
    ...{ debts: [plainCard], facts: noMortgage, verdict: "consolidate", amount: 9_116.53 },
    names: /45 months|3 years 9 months/,
  },
  {
    says: "a card that minimum payments over 25 years would make dearer still saves",
    ...{ debts: [debt("Card", 18_000, 19.99, 540)], facts: noMortgage },
    ...{ verdict: "consolidate", amount: 4_926.95 },
  },
  {
    says: "two points less on two loans just pay the costs",
    debts: [debt("Car", 30_000, 8, 900), debt("Line", 30_000, 8, 900)],
    ...{ newRate: 6, facts: noMortgage, verdict: "consolidate", amount: 361.08 },
  },
  {
    says: "a mortgage at 2% is left alone",
    ...{ debts: [visa], verdict: "line-instead", amount: 86_265.99 },
    facts: { mortgageBalance: 400_000, mortgageRate: 2, monthsRemaining: 48 },
    names: /rate below about .* Refinancing everything instead would save about/,
  },
  {
    says: "a mortgage above today's rate that may be left without a charge is refinanced",
    ...{ debts: [visa], verdict: "consolidate", amount: 104_012.21 },
    facts: { mortgageBalance: 400_000, mortgageRate: 6.5, monthsRemaining: 48, chargeKnown: 0 },
    names: /brings about \$13,510/,
  },
  {
    says: "a loan at half a percent stays where it is",
    ...{ debts: [plainCard, debt("Promotion", 15_000, 0.5, 500)], facts: noMortgage },
    ...{ verdict: "consolidate-part", amount: 9_228.06, names: /Cheaper where it is: Promotion/ },
  },
  {
    says: "only half of the card fits under the limit",
    ...{ debts: [plainCard], verdict: "consolidate-part", amount: 4_066.02 },
    facts: { homeValue: 500_000, mortgageBalance: 390_000, monthsRemaining: 0 },
    names: /does not fit and stays at its rate: \$10,000 of Card/,
  },
  {
    says: "nothing fits",
    ...{ debts: [plainCard], verdict: "nothing-fits", names: /\$20,000/ },
    facts: { homeValue: 400_000, mortgageBalance: 320_000, monthsRemaining: 0 },
  },
  {
    says: "a small card does not pay the lawyer",
    ...{ debts: [debt("Card", 1_500, 19.99, 200)], facts: noMortgage },
    ...{ verdict: "pay-as-now", amount: -1_913.89 },
  },
  {
    says: "two small debts: the dearest first, without a loan",
    debts: [debt("Card", 3_000, 20, 80), debt("Line", 3_000, 9, 300)],
    ...{ facts: noMortgage, verdict: "dearest-first", amount: 1_059.77, names: /Card first/ },
  },
  {
    says: "a new rate above the debts' is refused",
    ...{ debts: [plainCard], newRate: 21, facts: noMortgage },
    ...{ verdict: "pay-as-now", amount: -2_188.56 },
  },
  {
    says: "a debt that its payment never ends is named",
    ...{ debts: [debt("Store card", 20_000, 20, 300)], facts: noMortgage },
    ...{ verdict: "ends-debts", names: /Store card/ },
  },
  {
    says: "without the mortgage's balance, the answer is not checked",
    ...{
      debts: [plainCard],
      facts: {},
      verdict: "consolidate",
      names: /not counted: say what you owe/,
    },
  },
];

type Said = Partial<DebtConsolidationFacts>;

const into = (newTerm: number, ...debts: DebtConsolidationInputs["debts"]) => ({
  debts: debts.length > 0 ? debts : [card],
  newRate: 5.5,
  newTerm,
});
const answer = (inputs: DebtConsolidationInputs, given: Said = {}) =>
  debtConsolidationInsight.answer(inputs, given);
const { sentences, hinges } = verdictTexts(answer, [english, french]);
const differences = (inputs: DebtConsolidationInputs, given: Said = {}) =>
  Object.fromEntries(answer(inputs, given).lender.bridge.map(({ id, amount }) => [id, amount]));

/** Facts of a loan that compounds as in the estimate and has no costs. */
const withoutCosts = { compounding: "monthly", refinanceCosts: 0, mortgageBalance: 0 } as const;

const large = into(25, { ...card, name: "Visa", balance: 60_000, payment: 1_100 });
const lowRate = { mortgageBalance: 400_000, mortgageRate: 2, monthsRemaining: 48 };

describe("with a mortgage at a lower rate", () => {
  test("refinancing it is a loss, and a line of credit is counted instead", () => {
    expect(differences(large, lowRate)).toMatchObject({
      "mortgage-repriced": -53_669.03,
      "prepayment-charge": -2_000,
    });
    const { verdict, lender } = answer(large, lowRate);
    expect(lender.refinanced).toBeCloseTo(32_830.88, 1);
    expect(lender.figure?.value).toBe(86_265.99);
    expect(verdict).toMatchObject({
      id: "line-instead",
      loss: { value: lender.gain - lender.refinanced },
    });
    expect(
      sentences(large, {
        ...lowRate,
        chargeKnown: 2_000,
        lineRate: 6.5,
        homeValue: 900_000,
        refinanceCosts: 2_000,
        compounding: "semi-annual",
      }),
    ).toEqual([
      "Move $60,000 to a credit line: about $86,270 saved over 12 years 2 months.",
      "Transférez 60 000 $ à une marge de crédit : environ 86 270 $ d’économie en 12 ans 2 mois.",
    ]);
  });

  test("the threshold rate of the line is where it costs as much as the debts", () => {
    const { verdict } = answer(large, lowRate);
    if (verdict.id !== "line-instead") throw new Error(verdict.id);
    const at = (lineRate: number) => {
      const { way, gain } = answer(large, { ...lowRate, lineRate }).lender;
      return way === "line" ? gain : -1;
    };
    const below = verdict.below.value;
    expect(below).toBeGreaterThan(15);
    expect(below).toBeLessThan(20);
    expect(at(6.5)).toBeCloseTo(86_265.99, 2);
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
    const higher = { ...lowRate, mortgageRate: 6.5, chargeKnown: 0 };
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

  test("the term of the new loan changes the answer only if it asks for more, or ends before", () => {
    const short = answer(into(2, ...small.debts), withoutCosts);
    expect(short.verdict).toMatchObject({ isMore: true, over: { value: 24 } });
    for (const newTerm of [5, 15, 30]) {
      const { lender, verdict } = answer(into(newTerm, ...small.debts), withoutCosts);
      expect(verdict).toMatchObject({ id: "consolidate", length: { value: 37 } });
      expect(lender.figure?.value).toBe(answer(small, withoutCosts).lender.figure?.value);
    }
  });

  test("the same payment on the new loan saves, unless refinancing costs take the saving", () => {
    expect(answer(small).verdict.id).toBe("consolidate");
    expect(sentences(small, { mortgageBalance: 0 })[0]).toMatch(
      /^Consolidate, keep paying \$540 a month: about \$4,927 saved over 4 years 2 months/,
    );
    const dear = answer(small, { ...withoutCosts, refinanceCosts: 8_000 });
    expect(dear.verdict.id).toBe("pay-as-now");
    expect(dear.lender.refinanceCosts).toBe(8_000);
  });

  test("a debt whose payment does not cover its interest is named, and counted to the end of the new loan", () => {
    const stuck = { ...card, id: "2", name: "Store card", payment: 300 };
    const { lender, verdict } = answer(into(25, card, stuck));
    expect(lender).toMatchObject({ monthsAsNow: null, endless: ["Store card"], horizon: 300 });
    expect(verdict).toMatchObject({ payment: { value: 800 }, over: { value: 300 }, staying: [] });
    expect(lender.notes).toContainEqual({ id: "debt-never-ends" });
    expect(verdict.id).toBe("ends-debts");
    expect(hinges(into(25, card, stuck))[1]).toMatch(
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
      "refinance-limit": -5_050.51,
      "refinance-costs": -2_000,
    });
    expect(verdict).toMatchObject({
      id: "line-instead",
      part: { value: 10_000 },
      staying: [{ name: card.name, balance: 10_000, isPart: true }],
    });
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
    expect(answer(changed).lender.gain > 0 ? "saves" : "costs").toBe(becomes);
  }
  const [payment] = points.filter(({ field }) => field === "debts.0.payment");
  expect(payment).toMatchObject({ direction: "up", becomes: "costs" });
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
    if (verdict.id === "pay-as-now") {
      expect(value).toBeLessThanOrEqual(0);
    }
    const isRefused = verdict.id === "pay-more" ? !verdict.fits : verdict.id === "nothing-fits";
    expect(value === null).toBe(isRefused);
    if ("saved" in verdict && value !== null) expect(verdict.saved.value).toBeCloseTo(value, 2);
    for (const words of [english, french]) {
      const { sentence, because } = words.verdict(answer(inputs, given));
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(`${sentence} ${because}`).not.toMatch(/undefined|null|NaN|function|-\d/);
      expect(because).not.toMatch(/\$0 besides|environ 0.\$/);
      expect(because).not.toMatch(/(?:after|après) (.+) (?:instead of|au lieu de) \1[,.]/);
      if (verdict.confidence !== "checked") {
        expect(sentence).not.toMatch(/every cost counted|tous frais comptés/);
      }
    }
  },
);

test("a lower new rate never saves less, and a lower rate of the mortgage never more", () => {
  const at = (newRate: number, mortgageRate: number) =>
    answer({ ...into(10), newRate }, { ...lowRate, mortgageRate, chargeKnown: 0 }).lender
      .refinanced;
  const rates = [2, 3, 4, 5, 6, 7];
  for (const [index, rate] of rates.slice(1).entries()) {
    const lower = rates[index] ?? 0;
    expect(at(lower, 4)).toBeGreaterThan(at(rate, 4));
    expect(at(5, lower)).toBeLessThan(at(5, rate));
  }
});

describe("a broker's cases", () => {
  test.each(consolidationCases)(
    "$says",
    ({ debts, newRate = 5.5, facts, verdict, amount, names }) => {
      const inputs = { debts, newRate, newTerm: 25 };
      const answered = answer(inputs, facts);
      expect(answered.verdict.id).toBe(verdict);
      if (amount !== undefined) expect(answered.lender.figure?.value).toBeCloseTo(amount, 1);
      if (names) expect(Object.values(english.verdict(answered)).join(" ")).toMatch(names);
    },
  );
});

const someDebt = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom("Visa", "Auto", "Marge"),
  balance: fc.integer({ min: 500, max: 80_000 }),
  rate: fc.double({ min: 0.1, max: 30, noNaN: true }),
  payment: fc.integer({ min: 20, max: 3_000 }),
});
const someFacts = fc.record({
  mortgageBalance: fc.integer({ min: 0, max: 500_000 }),
  mortgageRate: fc.double({ min: 0.5, max: 9, noNaN: true }),
  monthsRemaining: fc.integer({ min: 0, max: 60 }),
  homeValue: fc.integer({ min: 1_100_000, max: 2_000_000 }),
  refinanceCosts: fc.integer({ min: 0, max: 6_000 }),
});

test("paying as now is never advised if the same payment on the new loan ends sooner and cheaper", () => {
  fc.assert(
    fc.property(
      fc.array(someDebt, { minLength: 1, maxLength: 4 }),
      fc.double({ min: 0.5, max: 25, noNaN: true }),
      fc.constantFrom(1, 10, 25, 30),
      someFacts,
      (debts, newRate, newTerm, given) => {
        const answered = answer({ debts, newRate, newTerm }, given);
        const { verdict, lender } = answered;
        for (const words of [english, french]) {
          const { sentence } = words.verdict(answered);
          expect(sentence).not.toMatch(/undefined|NaN|-\d/);
          expect(sentence.split(" ").length).toBeLessThanOrEqual(14);
        }
        if (lender.asNow === null || lender.monthsAsNow === null) return;
        const saved = debts.reduce((sum, { balance }) => sum + balance, 0);
        const paid = debts.reduce((sum, { payment }) => sum + payment, 0);
        const rate = (1 + newRate / 200) ** (1 / 6) - 1;
        const { count, interest } = amortize({
          ...{ principal: saved, periodicRate: rate, payment: paid, periods: 1_200 },
        });
        const charged = interest.subarray(0, count).reduce((sum, each) => sum + each, 0);
        const costs = lender.refinanceCosts + lender.repricing + lender.charge;
        const cheaper = lender.asNow - charged - costs;
        const sooner = count < lender.monthsAsNow;
        if (verdict.id === "pay-as-now") {
          expect(sooner && cheaper > 0.01).toBe(false);
        }
        if (!["close-call", "pay-as-now", "nothing-fits"].includes(verdict.id)) {
          expect(lender.gain).toBeGreaterThanOrEqual(cheaper - 0.01);
        }
      },
    ),
    manyRuns,
  );
});
