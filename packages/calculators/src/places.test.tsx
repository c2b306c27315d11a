import { findMissing } from "@mortgage-kit/calculator-engine";
import {
  citiesIn,
  municipalities,
  type PlaceSettings,
  provinces,
  readPlace,
  territories,
} from "@mortgage-kit/calculator-engine/canada/place";
import { words } from "@mortgage-kit/calculator-engine/words/en";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { exampleAnswered } from "../testing/exampleAnswered.ts";
import { exampleHost } from "../testing/exampleHost.ts";
import { exampleInputs } from "../testing/exampleInputs.ts";
import type { CalculatorView } from "./CalculatorView.ts";
import { type CalculatorId, calculatorIds, calculators } from "./calculators.ts";
import { HostProvider } from "./Host.tsx";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { exportParts, exportText } from "./result/exportParts.ts";
import { loadResult } from "./result/useLoadedResult.ts";
import { startDraft } from "./wizard/wizardState.ts";

interface Shown {
  readonly id: CalculatorId;
  readonly text: string;
  readonly rules: readonly string[];
  readonly card: string;
}

/** Returns the texts and rules of the results in English, on a page that sets a place. */
async function shownAt(place: PlaceSettings, ids = calculatorIds): Promise<readonly Shown[]> {
  const preset = readPlace(place).facts;
  const each = ids.map(async (id) => {
    const view = (await calculators[id].en()) as CalculatorView<object, unknown>;
    const loaded = await loadResult(view);
    if (!loaded) throw new Error(`${id} has only its estimate.`);
    const { words: resultWords, parts, page } = loaded;
    const { engineWords } = resultWords;
    const facts = { given: {}, preset: { ...preset }, onGiven: () => {} };
    // As in an untouched form, which already contains the values that the page sets.
    const draft: object = startDraft(view.calculator, facts.preset);
    const { typical: example } = exampleInputs[id];
    const inputs: object = Object.fromEntries(
      Object.entries(example).map(([field, value]) => [
        field,
        field in facts.preset ? draft[field as keyof typeof draft] : value,
      ]),
    );
    const answered = exampleAnswered(view, loaded, inputs, {}, facts.preset);
    const { answer, summary } = answered;
    const draw = (node: React.ReactNode) =>
      renderToStaticMarkup(
        <HostProvider host={{ ...exampleHost, place }}>
          <LanguageProvider language={view.language} resultWords={resultWords}>
            {node}
          </LanguageProvider>
        </HostProvider>,
      );
    const card = draw(
      <page.ResultCard answered={answered} heading={{ current: null }} startAgain={() => {}} />,
    );
    const written = answer.facts.map((fact) => engineWords.fact(fact, answer.question));
    const steps = parts.insight.explain(inputs).map((step) => engineWords.step(step));
    const thresholds = [...parts.insight.eachThreshold(inputs, {}, { preset: facts.preset })];
    const taken = { title: view.title, day: "2026-11-21", brokerage: undefined, link: null };
    const text = [
      card,
      draw(
        parts.Picture && (
          <parts.Picture answer={answer} format={view.language.format} isBare={false} />
        ),
      ),
      exportText({ ...taken, parts: exportParts(answered, resultWords) }, resultWords),
      summary.sentence,
      ...Object.values(answered.verdict.parts),
      ...written.flatMap(({ ask, hint = "", value, effect }) => [ask, hint, value, effect]),
      ...answer.lender.rulesUsed.map((rule) => engineWords.rule(rule)),
      ...answer.lender.notes.map((note) => engineWords.note(note)),
      JSON.stringify(steps),
      ...thresholds.flatMap((threshold) => (threshold ? engineWords.threshold(threshold) : [])),
      ...view.assumptions,
    ].join("\n");
    return { id, text, rules: answer.lender.rulesUsed.map((rule) => rule.id), card };
  });
  return Promise.all(each);
}

describe.each(provinces)("on a page of %s", async (province) => {
  const shown = await shownAt({ province });

  test.runIf(province !== "ON")("no result mentions Ontario or its taxes", () => {
    expect(shown.map(({ id }) => id)).toEqual(calculatorIds);
    for (const { id, text, rules } of shown) {
      expect.soft(text, id).not.toMatch(/Ontario|Toronto/);
      expect.soft(rules.join(" "), id).not.toMatch(/-on\b|toronto/);
    }
  });

  test("figures that depend on the place name it", () => {
    const named = `>In ${words.provinces[province]}. `;
    const depends = shown.filter(({ card }) => card.includes(named));
    expect(depends.map(({ id }) => id)).toEqual([
      "affordability",
      "rent-vs-buy",
      "closing-fees",
      "home-income",
    ]);
  });
});

describe.each(Object.entries(municipalities))("on a page of %s", async (municipality, place) => {
  const shown = await shownAt({ municipality });

  test("its own transfer tax is included, with its name beside the figure", () => {
    expect(citiesIn({ province: place.province })).toContain(place.city);
    for (const id of ["affordability", "closing-fees"]) {
      const found = shown.find((each) => each.id === id);
      expect(found?.card).toContain(`In ${place.city}, ${words.provinces[place.province]}. `);
      const rule = place.city.toLowerCase().replace(" ", "-");
      expect(found?.rules).toContain(`transfer-tax-${rule}`);
    }
  });
});

test("the province question starts with the page's province", async () => {
  const { calculator } = await calculators["closing-fees"].en();
  expect(startDraft(calculator).province).toBeNull();
  expect(startDraft(calculator, { province: "ON" }).province).toBe("ON");
  expect(startDraft(calculator, { province: "NS", city: "Halifax" })).toEqual({
    ...calculator.defaults,
    province: "NS",
  });
});

describe.each(territories)("on a page of %s", async (province) => {
  const shown = await shownAt(
    { province },
    calculatorIds.filter((id) => id !== "closing-fees"),
  );

  test("no result mentions Ontario or a province's taxes", () => {
    for (const { id, text, rules } of shown) {
      // The place selector lists every province and territory.
      const withoutList = text.replaceAll(/<option[^>]*>[^<]*/g, "");
      expect.soft(withoutList, id).not.toMatch(/Ontario|Toronto/);
      expect.soft(rules.join(" "), id).not.toMatch(/transfer-tax|-(on|ab)\b/);
    }
    const named = shown.filter(({ card }) => card.includes(`>In ${words.provinces[province]}. `));
    expect(named.map(({ id }) => id)).toEqual(["affordability", "rent-vs-buy", "home-income"]);
  });

  test.each(["en", "fr"] as const)(
    "closing costs show a notice in %s, and are calculated once a province is selected",
    async (code) => {
      const view = await calculators["closing-fees"][code]();
      const { helpText, calculator, language } = view;
      const draft = startDraft(calculator, { province });
      expect(draft.province).toBeNull();
      const purchase = { ...draft, homePrice: 500_000, downPayment: 50_000 };
      expect(findMissing(calculator, purchase).map(({ field }) => field)).toEqual(["province"]);
      const help = (given: typeof purchase, place: { province?: string }) =>
        renderToStaticMarkup(
          <HostProvider host={{ ...exampleHost, place }}>
            <LanguageProvider language={language}>{helpText?.show(given)}</LanguageProvider>
          </HostProvider>,
        );
      const names = territoryNames[code][province];
      expect(help(purchase, { province })).toMatch(new RegExp(`${names}.*${refusals[code]}`));
      expect(help({ ...purchase, province: "BC" }, { province })).not.toContain(names);
      expect(help(purchase, {})).not.toContain(names);
    },
  );
});

const territoryNames = {
  en: { YT: "Yukon", NT: "Northwest Territories", NU: "Nunavut" },
  fr: { YT: "Yukon", NT: "Territoires du Nord-Ouest", NU: "Nunavut" },
};
const refusals = { en: "closing there is not counted", fr: "pas calculés" };
