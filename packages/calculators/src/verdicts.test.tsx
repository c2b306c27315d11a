import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { CalculatorView, InsightModule, JudgedAnswer } from "./CalculatorView.ts";
import { type CalculatorId, calculatorIds, calculators, languageCodes } from "./calculators.ts";
import { exampleHost } from "./exampleHost.ts";
import { exampleInputs } from "./exampleInputs.ts";
import { HostProvider } from "./Host.tsx";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { written } from "./result/Figure.ts";
import { figuresOf } from "./result/figuresOf.ts";
import { takeawayParts } from "./result/takeaway/takeawayParts.ts";
import { takeawayText } from "./result/takeaway/takeawayText.ts";
import { WizardResult } from "./wizard/WizardResult.tsx";

const [income] = exampleInputs.affordability;
const [loan] = exampleInputs.payment;
const [owed] = exampleInputs.refinance;
const [home] = exampleInputs["rent-vs-buy"];
const [renewing] = exampleInputs.renewal;
const [purchase] = exampleInputs["closing-fees"];
const debt = (name: string, balance: number, payment: number, rate: number, id = "1") => ({
  id,
  name,
  balance,
  payment,
  rate,
});

/** Ordinary people's numbers, many of them near where an estimate and a lender part. */
const met: Readonly<Record<CalculatorId, readonly object[]>> = {
  affordability: [
    { ...income, monthlyDebts: 0, downPayment: 5_000 },
    { ...income, annualIncome: 500_000, monthlyDebts: 0, downPayment: 100_000 },
    { ...income, monthlyDebts: 0, downPayment: 0 },
    { ...income, annualIncome: 65_000, monthlyDebts: 0, downPayment: 200_000 },
    { ...income, monthlyDebts: 9_000, downPayment: 0 },
    { ...income, loanTerm: 35 },
  ],
  payment: [
    { ...loan, loanTerm: 40, loanAmount: 900_000 },
    { ...loan, interestRate: 12 },
    { ...loan, loanAmount: 5_000, loanTerm: 1 },
  ],
  refinance: [
    { ...owed, currentBalance: 412_000, currentRate: 5.49, newRate: 4.19, yearsRemaining: 22 },
    { ...owed, currentRate: 4.19, newRate: 5.49 },
    { ...owed, yearsRemaining: 2 },
    { ...owed, currentRate: 8.5, closingCosts: 1_000 },
  ],
  "rent-vs-buy": [
    { ...home, yearsToStay: 15 },
    { ...home, downPayment: 0, yearsToStay: 15 },
    { ...home, monthlyRent: 4_500, yearsToStay: 12 },
    { ...home, homePrice: 300_000, downPayment: 15_000 },
  ],
  "debt-consolidation": [
    {
      debts: [debt("Card", 30_000, 900, 19.99), debt("Car", 30_000, 650, 8, "2")],
      newRate: 6.5,
      newTerm: 25,
    },
    { debts: [debt("Card", 20_000, 500, 20)], newRate: 5.5, newTerm: 5 },
    { debts: [debt("Card", 20_000, 300, 20)], newRate: 5.5, newTerm: 25 },
    { debts: [debt("Card", 20_000, 2_000, 20)], newRate: 9, newTerm: 1 },
  ],
  "closing-fees": [
    { ...purchase, downPayment: 10_000 },
    { ...purchase, downPayment: 25_000 },
    { ...purchase, downPayment: 100_000, province: "QC" },
    { ...purchase, homePrice: 1_600_000, downPayment: 200_000 },
    { ...purchase, homePrice: 900_000, downPayment: 60_000, province: "BC" },
  ],
  renewal: [
    { ...renewing, renewalRate: 4.1 },
    { ...renewing, monthsRemaining: 6, mortgageRate: 6.5 },
    { ...renewing, monthsRemaining: 3, renewalTerm: 1, renewalRate: 5 },
    { ...renewing, mortgageBalance: 40_000, amortizationYears: 3, renewalTerm: 3 },
    {
      ...renewing,
      monthsRemaining: 18,
      mortgageRate: 5.8,
      renewalTerm: 1,
      prepaymentCharge: 9_000,
    },
  ],
};

const cases = await Promise.all(
  calculatorIds.flatMap((id) =>
    languageCodes.map(async (code) => {
      const view = (await calculators[id][code]()) as CalculatorView<unknown, unknown>;
      const insight = await view.loadInsight();
      if (!insight) throw new Error(`${id} says nothing of its results.`);
      const { words } = insight;
      return [...exampleInputs[id], ...met[id]].map((inputs, at) => {
        const result = view.calculator.calculate(inputs);
        const plain = view.summarize(result, inputs);
        const answer = insight.judge({ inputs, result, summary: plain, judgement: null }, {});
        const draw = () => drawn(view, answer, insight);
        return { name: `${id} ${at + 1} in ${code}`, view, words, plain, answer, draw };
      });
    }),
  ),
).then((all) => all.flat());

function drawn(
  view: CalculatorView<unknown, unknown>,
  answer: JudgedAnswer<unknown, unknown>,
  insight: InsightModule<unknown, unknown>,
): { readonly markup: string; readonly text: string } {
  const markup = renderToStaticMarkup(
    <HostProvider host={exampleHost}>
      <LanguageProvider language={view.language}>
        <WizardResult {...{ answer, insight }} heading="" startAgain={() => {}} onWhy={() => {}} />
      </LanguageProvider>
    </HostProvider>,
  );
  const text = markup
    .replace(/<[^>]+>/g, "|")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  return { markup, text };
}

test("Sixty answers and more are looked at", () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

describe.each(cases)("$name", ({ view, words, plain, answer, draw }) => {
  const { summary, judgement } = answer;
  const { check, figure, missing, sentence, agreement, finding, verdict } = judgement;
  const { format } = view.language;

  test("says the headline, the lender's figure and the verdict in this order, each once", () => {
    const { text } = draw();
    const headline = written(summary.headline.value, format);
    const lender = missing ? written(missing.value, format) : sentence;
    const places = [headline, lender, agreement, finding].map((said) => text.indexOf(said));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text.split(finding)).toHaveLength(2);
  });

  test("lets nothing look like a gain that the check refutes", () => {
    if (check.holds) return;
    const { markup } = draw();
    for (const { id, tone = "plain", note = "" } of figuresOf(summary)) {
      if (!check.refutes.includes(id)) continue;
      expect(tone, id).toBe("plain");
      expect(note, id).not.toBe("");
    }
    expect(markup).not.toMatch(/Callout_tone_note/);
    if (plain.advice) expect(summary.advice).toMatchObject({ ...plain.advice, tone: "caution" });
    expect(markup).not.toContain(plain.advice?.because ?? "no such text");
  });

  test("announces the check with the answer where it refutes it, and only there", () => {
    expect(summary.sentence.startsWith(plain.sentence)).toBe(true);
    expect(summary.sentence.includes(verdict)).toBe(!check.holds);
  });

  test("never lets the check agree where a lender's figure is the other way", () => {
    const { headline, lender, isFar } = judgement.view;
    // Advice to leave things as they are promises nothing that a lender could take away.
    if (
      ["not-worth-it", "renting-better", "consider-carefully", "stay-better"].includes(
        check.checked,
      )
    )
      return;
    const signed = ["lenderTotalSavings", "lenderInterestSavings", "lenderRenewalSavings"].includes(
      lender.id,
    );
    if (signed && headline.value > 0 && lender.value < 0) expect(check.holds).toBe(false);
    if (lender.id === "lenderMaxPrice" && isFar && lender.value < headline.value) {
      expect(check.holds).toBe(false);
    }
    if (missing) expect(check.holds).toBe(false);
  });

  test("shows a lender's figure only where somebody would lend, and large where it is far", () => {
    const { text } = draw();
    expect(figure === null).toBe(["refused", "nothing-fits"].includes(judgement.view.limit.id));
    if (judgement.view.isFar && figure && !missing) {
      expect(text).toContain(`|${written(figure.value, format)}|`);
    }
  });

  test("takes the lender's figure and the verdict along", () => {
    const parts = takeawayParts({ view, ...answer }, words);
    const taken = takeawayText(
      { title: "", parts, day: "2026-11-21", brokerage: undefined },
      words,
    );
    expect(taken).toContain(verdict);
    for (const each of [figure, missing]) {
      if (each) expect(taken).toContain(written(each.value, format));
    }
  });
});
