import {
  affordability,
  type Calculator,
  closingFees,
  debtConsolidation,
  payment,
  refinance,
  renewal,
  rentVsBuy,
} from "@simcoe/calculator-engine";
import { bridgeKey } from "@simcoe/calculator-engine/insight";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { affordabilityWordsEn } from "./affordability/affordability.en.ts";
import { affordabilityWordsFr } from "./affordability/affordability.fr.ts";
import { affordabilityInsight } from "./affordability/affordabilityInsight.tsx";
import type { CalculatorView } from "./CalculatorView.ts";
import { calculatorIds, calculators, languageCodes } from "./calculators.ts";
import { closingFeesWordsEn } from "./closingFees/closingFees.en.ts";
import { closingFeesWordsFr } from "./closingFees/closingFees.fr.ts";
import { closingFeesInsight } from "./closingFees/closingFeesInsight.tsx";
import { debtConsolidationWordsEn } from "./debtConsolidation/debtConsolidation.en.ts";
import { debtConsolidationWordsFr } from "./debtConsolidation/debtConsolidation.fr.ts";
import { debtConsolidationInsight } from "./debtConsolidation/debtConsolidationInsight.tsx";
import { exampleInputs } from "./exampleInputs.ts";
import { en } from "./language/en.ts";
import { fr } from "./language/fr.ts";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { paymentWordsEn } from "./payment/payment.en.ts";
import { paymentWordsFr } from "./payment/payment.fr.ts";
import { paymentInsight } from "./payment/paymentInsight.tsx";
import { refinanceWordsEn } from "./refinance/refinance.en.ts";
import { refinanceWordsFr } from "./refinance/refinance.fr.ts";
import { refinanceInsight } from "./refinance/refinanceInsight.tsx";
import { renewalWordsEn } from "./renewal/renewal.en.ts";
import { renewalWordsFr } from "./renewal/renewal.fr.ts";
import { renewalInsight } from "./renewal/renewalInsight.tsx";
import { rentVsBuyWordsEn } from "./rentVsBuy/rentVsBuy.en.ts";
import { rentVsBuyWordsFr } from "./rentVsBuy/rentVsBuy.fr.ts";
import { rentVsBuyInsight } from "./rentVsBuy/rentVsBuyInsight.tsx";
import { HowWeGotThis } from "./result/explanation/HowWeGotThis.tsx";
import type { Dated, Insight } from "./result/Insight.ts";
import { LenderBridge } from "./result/lenderView/LenderBridge.tsx";
import { ResultWordsProvider } from "./result/ResultWordsProvider.tsx";
import type { ResultWords } from "./result/resultWords.en.ts";
import { WhatWouldChange } from "./result/tippingPoints/WhatWouldChange.tsx";

const views: Record<string, unknown> = {};
const wordsOf: Record<string, ResultWords> = {};
for (const id of calculatorIds) {
  for (const code of languageCodes) {
    const view = await calculators[id][code]();
    views[`${id} ${code}`] = view;
    const insight = await view.loadInsight();
    if (!insight) throw new Error(`${id} says nothing of its results.`);
    wordsOf[`${id} ${code}`] = insight.words;
  }
}

/** A calculator, what is said about its results in a language, and every example input. */
function cases<Inputs extends object, Result extends object, Circumstances extends Dated, Words>(
  calculator: Calculator<Inputs, Result>,
  inputs: readonly NoInfer<Inputs>[],
  bind: (words: Words, shared: ResultWords) => Insight<Inputs, Result, Circumstances>,
  spoken: { readonly en: NoInfer<Words>; readonly fr: NoInfer<Words> },
) {
  return [en, fr].flatMap((language) => {
    const shared = wordsOf[`${calculator.id} ${language.code}`] as ResultWords;
    const insight = bind(spoken[language.code], shared);
    const draw = (node: React.ReactNode) =>
      renderToStaticMarkup(
        <LanguageProvider language={language}>
          <ResultWordsProvider words={shared}>{node}</ResultWordsProvider>
        </LanguageProvider>,
      );
    const { summarize } = views[`${calculator.id} ${language.code}`] as CalculatorView<
      Inputs,
      Result
    >;
    return inputs.map((given, index) => ({
      name: `${calculator.id} ${index + 1} in ${language.code}`,
      headline: () => (calculator.calculate(given) as Record<string, unknown>)[insight.headline],
      step: () => insight.explain(given).find(({ id }) => id === insight.headline),
      look: () => insight.lender.look(given, {}),
      markup: () =>
        draw(
          <>
            <insight.Picture
              inputs={given}
              result={calculator.calculate(given)}
              summary={summarize(calculator.calculate(given), given)}
            />
            <HowWeGotThis steps={insight.explain(given)} headline={insight.headline} />
            <LenderBridge view={insight.lender.look(given, {})} />
            <WhatWouldChange points={insight.tippingPoints(given)} levers={[]} />
          </>,
        ),
    }));
  });
}

const all = [
  ...cases(affordability, exampleInputs.affordability, affordabilityInsight, {
    en: affordabilityWordsEn,
    fr: affordabilityWordsFr,
  }),
  ...cases(payment, exampleInputs.payment, paymentInsight, {
    en: paymentWordsEn,
    fr: paymentWordsFr,
  }),
  ...cases(refinance, exampleInputs.refinance, refinanceInsight, {
    en: refinanceWordsEn,
    fr: refinanceWordsFr,
  }),
  ...cases(rentVsBuy, exampleInputs["rent-vs-buy"], rentVsBuyInsight, {
    en: rentVsBuyWordsEn,
    fr: rentVsBuyWordsFr,
  }),
  ...cases(debtConsolidation, exampleInputs["debt-consolidation"], debtConsolidationInsight, {
    en: debtConsolidationWordsEn,
    fr: debtConsolidationWordsFr,
  }),
  ...cases(closingFees, exampleInputs["closing-fees"], closingFeesInsight, {
    en: closingFeesWordsEn,
    fr: closingFeesWordsFr,
  }),
  ...cases(renewal, exampleInputs.renewal, renewalInsight, {
    en: renewalWordsEn,
    fr: renewalWordsFr,
  }),
];

describe.each(all)("$name", ({ headline, step, look, markup }) => {
  test("explains the very figure that the page shows first", () => {
    expect(step()).toMatchObject({ kind: "sum", value: headline() });
  });

  test("has a bridge that adds up to the cent, each difference named once", () => {
    const view = look();
    const sum = view.bridge.reduce((total, { amount }) => total + amount, view.headline.value);
    const close = Math.max(0.004, Math.abs(view.headline.value) * 1e-12);
    expect(Math.abs(sum - view.lender.value)).toBeLessThan(close);
    const keys = view.bridge.map(bridgeKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("is drawn and written in figures that can be read, with a table", () => {
    const drawn = markup();
    expect(drawn).not.toMatch(/NaN|Infinity|∞|undefined|\[object/);
    expect(drawn).toContain("<table");
    expect(drawn).toContain("<figcaption");
  });
});
