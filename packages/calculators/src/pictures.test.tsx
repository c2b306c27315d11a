import { type Answer, insights, type QuestionId } from "@mortgage-kit/calculator-engine/insight";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CalculatorView } from "./CalculatorView.ts";
import { calculators, languageCodes } from "./calculators.ts";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { loadResult } from "./result/useLoadedResult.ts";

const whole = (min: number, max: number, step = 1) =>
  fc.integer({ min: min / step, max: max / step }).map((each) => each * step);
const rate = whole(150, 800).map((each) => each / 100);
const offer = fc.record({
  ...{ id: fc.constant("1"), name: fc.constant("Alpha"), cashBack: fc.constant(0) },
  ...{ annualRate: rate, termYears: fc.constantFrom(3, 5), fees: whole(0, 2_000, 100) },
});

/** Cases of the questions whose picture draws the number of the verdict. */
const cases: Readonly<Partial<Record<QuestionId, fc.Arbitrary<object>>>> = {
  affordability: fc.record({
    ...{ annualIncome: whole(60_000, 250_000, 1_000), monthlyDebts: whole(0, 900, 50) },
    ...{ downPayment: whole(30_000, 200_000, 1_000), interestRate: rate },
    loanTerm: fc.constantFrom(25, 30),
  }),
  refinance: fc.record({
    ...{ currentBalance: whole(80_000, 700_000, 1_000), currentRate: rate, newRate: rate },
    ...{ yearsRemaining: whole(8, 25), closingCosts: whole(500, 4_000, 100) },
  }),
  "rent-vs-buy": fc.record({
    ...{ homePrice: whole(300_000, 900_000, 1_000), downPayment: whole(60_000, 180_000, 1_000) },
    ...{ interestRate: rate, monthlyRent: whole(1_200, 4_500, 50), yearsToStay: whole(2, 20) },
    propertyTaxRate: fc.constant(1.2),
  }),
  "closing-fees": fc.record({
    ...{ homePrice: whole(250_000, 900_000, 1_000), downPayment: whole(60_000, 200_000, 1_000) },
    ...{ loanType: fc.constant("conventional"), province: fc.constantFrom("ON", "QC", "BC") },
  }),
  leaving: fc.record({
    ...{ balance: whole(80_000, 700_000, 1_000), currentRate: rate, yearsRemaining: whole(12, 25) },
    monthsRemaining: whole(1, 60),
    method: fc.constantFrom("discounted-posted", "contract-rate", "three-months"),
  }),
  "home-income": fc.record({
    ...{ homePrice: whole(300_000, 1_200_000, 1_000), downPayment: whole(65_000, 200_000, 1_000) },
    ...{ interestRate: rate, loanTerm: fc.constant(25), monthlyDebts: whole(0, 900, 50) },
  }),
  "fixed-or-variable": fc.record({
    ...{ loanAmount: whole(80_000, 900_000, 1_000), loanTerm: fc.constantFrom(20, 25, 30) },
    ...{ fixedRate: rate, variableRate: rate },
  }),
  payment: fc.record({
    ...{ loanAmount: whole(60_000, 900_000, 1_000), interestRate: rate },
    loanTerm: fc.constantFrom(15, 25, 30),
    paymentFrequency: fc.constantFrom("monthly", "biweekly"),
  }),
  "debt-consolidation": fc.record({
    debts: fc.array(
      fc.record({
        ...{ id: fc.constantFrom("1", "2"), name: fc.constantFrom("Visa", "Auto") },
        ...{ balance: whole(2_000, 50_000, 500), payment: whole(100, 1_500, 10) },
        rate: whole(500, 2_400).map((each) => each / 100),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    ...{ newRate: rate, newTerm: whole(5, 25) },
  }),
  renewal: fc.record({
    ...{ balance: whole(80_000, 700_000, 1_000), yearsRemaining: whole(8, 25) },
    ...{ monthsRemaining: fc.constantFrom(0, 3, 8), currentRate: rate, renewalRate: rate },
    ...{ prepaymentCharge: fc.constant(0), renewalTerm: fc.constantFrom(3, 5) },
    offers: fc.array(offer, { maxLength: 1 }),
  }),
};

/** Facts that turn a verdict to another number. */
const facts: Readonly<Partial<Record<QuestionId, readonly object[]>>> = {
  affordability: [{}, { city: "Toronto" }, { closingSavings: 5_000 }, { homeInMind: 600_000 }],
  payment: [{}, { homePrice: 950_000 }],
  "debt-consolidation": [{}, { mortgageBalance: 250_000, mortgageRate: 3.1 }],
  refinance: [
    ...[{}, { renewalOffer: 4.9 }, { monthsRemaining: 5, renewalOffer: 4.9 }, { purpose: "line" }],
    ...[{ purpose: "convert" }, { purpose: "buy-out" }, { monthsRemaining: 0, renewalOffer: 5 }],
  ],
  leaving: [{}, { reason: "sell" }, { reason: "move", portable: false }],
  renewal: [{}, { blendOffered: true }, { collateralCharge: true }],
};

/** Verdicts whose number is an amount that their picture leaves to the sentence, as its title says. */
const ofElse = /^(nothing-down|not-until|close|paid-off|nothing-due|tie)$/;

/** Returns the words of a page, with simple spaces. */
const asText = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s/g, " ");

const loaded = Object.fromEntries(
  await Promise.all(
    (Object.keys(cases) as QuestionId[]).flatMap((id) =>
      languageCodes.map(async (code) => {
        const view = (await calculators[id][code]()) as CalculatorView;
        return [`${id} ${code}`, { view, result: await loadResult(view) }] as const;
      }),
    ),
  ),
);

/** Verdicts that the cases of a question have to reach. */
const reached: Readonly<Partial<Record<QuestionId, readonly string[]>>> = {
  affordability: ["stop-below"],
  refinance: ["wait-then-change"],
  leaving: ["wait-for-end"],
  renewal: ["switch-but-wait", "switch-now"],
};

const ids = Object.keys(cases) as QuestionId[];

test.each(ids)(
  "the picture draws the number that the sentence names: %s",
  (id) => {
    const seen = new Set<string>();
    const asked = fc.record({
      inputs: cases[id] ?? fc.constant({}),
      given: fc.constantFrom(...(facts[id] ?? [{}])),
      code: fc.constantFrom(...languageCodes),
    });
    fc.assert(
      fc.property(asked, ({ inputs, given, code }) => {
        const { view, result } = loaded[`${id} ${code}`] ?? {};
        if (!view?.calculator.accepts(inputs) || !result) return;
        const { parts, words } = result;
        const answer = insights[id].answer(inputs as never, given as never) as Answer;
        const { verdict } = answer;
        const isDrawn = parts.hasPicture?.(answer as never) ?? true;
        if (ofElse.test(verdict.id) || !parts.Picture || !isDrawn) return;
        const { format } = words.engineWords;
        const drawn = asText(
          renderToStaticMarkup(
            <LanguageProvider language={view.language} resultWords={words}>
              <parts.Picture answer={answer as never} isBare={false} format={format} />
            </LanguageProvider>,
          ),
        );
        const { sentence, parts: said } = words.engineWords.verdict(answer);
        // A change of the payment is drawn as the payments before and after it.
        const { letter } = answer.lender as { letter?: { paymentNow: number; payment: number } };
        const numbers =
          "letter" in verdict && letter
            ? [letter.paymentNow, letter.payment].map(format.dollars)
            : [said.number];
        for (const number of numbers) expect(drawn, sentence).toContain(asText(number));
        seen.add(verdict.id);
      }),
      { numRuns: Math.ceil(500 / ids.length), seed: 1, endOnFailure: true },
    );
    for (const verdict of reached[id] ?? []) expect(seen).toContain(verdict);
  },
  240_000,
);
