import { annualPercentageRate } from "@mortgage-kit/calculator-engine/canada";
import { writeCase } from "@mortgage-kit/calculator-engine/case";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { exampleAnswered } from "../testing/exampleAnswered.ts";
import { exampleHost } from "../testing/exampleHost.ts";
import { exampleInputs } from "../testing/exampleInputs.ts";
import type { CalculatorView } from "./CalculatorView.ts";
import { type CalculatorId, calculatorIds, calculators, languageCodes } from "./calculators.ts";
import { HostProvider } from "./Host.tsx";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { caseOf } from "./result/Answered.ts";
import { LenderDetails } from "./result/explanation/LenderDetails.tsx";
import { TakeToAgent } from "./result/export/TakeToAgent.tsx";
import { exportParts, exportText } from "./result/exportParts.ts";
import { estimateFigure, formatCount, formatFigure, lenderFigure } from "./result/Figure.ts";
import { WhatDecides } from "./result/facts/WhatDecides.tsx";
import { BorrowingCost, PrimeMoves } from "./result/loanRows/loanRows.tsx";
import { arrivalOf } from "./result/shareLink/arrivalOf.ts";
import { loadResult } from "./result/useLoadedResult.ts";
import changes from "./results.json" with { type: "json" };
import type { FactValues } from "./wizard/Facts.ts";

/** Realistic inputs, many near the point where an estimate and a lender disagree: what differs from the typical ones. */
const met: Readonly<Record<CalculatorId, readonly object[]>> = changes;

const cases = await Promise.all(
  calculatorIds.flatMap((id) =>
    languageCodes.map(async (code) => {
      const view = (await calculators[id][code]()) as CalculatorView;
      const loaded = await loadResult(view);
      if (!loaded) throw new Error(`${id} has only its estimate.`);
      const examples = exampleInputs[id];
      const others = met[id].map((change) => ({ ...examples.typical, ...change }));
      return [...Object.values(examples), ...others].map((inputs, at) => {
        const answered = (given: FactValues) => exampleAnswered(view, loaded, inputs, given);
        return { name: `${id} ${at + 1} in ${code}`, view, loaded, unsaid: answered({}), answered };
      });
    }),
  ),
).then((all) => all.flat());

test("There are at least sixty cases", () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

const plainText = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, "|")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

describe.each(cases)("$name", ({ view, loaded, unsaid, answered }) => {
  const { words, parts, page } = loaded;
  const { engineWords } = words;
  const { format } = view.language;
  const { answer, summary } = unsaid;
  const draw = (node: React.ReactNode) =>
    renderToStaticMarkup(
      <HostProvider host={exampleHost}>
        <LanguageProvider language={view.language} resultWords={words}>
          {node}
        </LanguageProvider>
      </HostProvider>,
    );

  test("explains the estimate that is shown beside the lender's figure", () => {
    const { id, value } = answer.lender.estimate;
    const step = parts.insight.explain(unsaid.inputs).find((each) => each.id === id);
    expect(step).toMatchObject({ kind: "sum" });
    expect(step?.kind === "sum" && step.value).toBeCloseTo(value, 1);
  });

  test("shows both figures once in one format, with the rule's own words", () => {
    const text = plainText(
      draw(<page.ResultCard answered={unsaid} heading={{ current: null }} startAgain={() => {}} />),
    );
    const labels = engineWords.labels(answer.question, answer.lender.estimate.id);
    const { value } = estimateFigure(summary, answer);
    const isLoss = typeof value !== "string" && value.value < 0;
    const estimate = isLoss ? formatCount(value, format, labels) : formatFigure(value, format);
    const lender = lenderFigure(summary, answer, "");
    expect(text).toContain(`|${estimate}|`);
    if (!parts.sides) {
      const counted = lender ? formatCount(lender.value, format, labels) : words.lender.none;
      expect(text).toContain(`|${counted}|`);
    }
    for (const side of parts.sides?.(answer) ?? []) {
      expect(text).toContain(`|${format.dollars(side.value)}|`);
    }
    if (summary.advice) expect(text).toContain(summary.advice.text);
    expect(text).not.toMatch(/NaN|Infinity|∞|undefined|\[object/);
  });

  test("marks every visible fact as assumed until it is given, with its value in the control", () => {
    const text = plainText(draw(<WhatDecides answered={unsaid} />));
    for (const fact of unsaid.deciding) {
      const { value } = engineWords.fact(fact, answer.question);
      const { assumed, untold } = words.facts;
      if (fact.assumed) expect(text).toContain(fact.value === null ? untold : assumed(value));
    }
    expect(unsaid.deciding.length).toBeLessThanOrEqual(3);
  });

  test("has a chart with readable figures and a table", () => {
    const drawn = draw(parts.Picture && <parts.Picture {...{ answer, format }} isBare={false} />);
    expect(drawn).not.toMatch(/NaN|Infinity|∞|undefined|\[object/);
    expect(drawn).toContain("<table");
    expect(drawn).toContain("<figcaption");
    const hasPicture = parts.hasPicture?.(answer) ?? true;
    if (hasPicture) expect(plainText(drawn)).toContain(unsaid.verdict.parts?.number ?? "");
    if (answer.question === "rent-vs-buy") {
      const saysSo = /both leave you about the same|laissent à peu près autant/.test(drawn);
      expect(saysSo).toBe(answer.verdict.id === "close");
    }
  });

  test("shows prime rate changes with readable figures if the rate can be variable", async () => {
    const { variableLoan } = parts;
    const isLoan = ["payment", "renewal"].includes(view.calculator.id);
    expect(variableLoan !== undefined).toBe(isLoan);
    if (!variableLoan) return;
    const { primeMoveWords } = await view.language.loadRowWords();
    const drawn = draw(<PrimeMoves loan={variableLoan(unsaid.inputs)} words={primeMoveWords} />);
    expect(drawn).not.toMatch(/NaN|Infinity|∞|undefined|\[object/);
    const text = plainText(drawn);
    expect(text).toContain(primeMoveWords.table.adjustable);
    expect(text).toContain(primeMoveWords.table.fixed);
    expect(text).toContain(primeMoveWords.moves(0));
  });

  test("shows its own row or facts with readable figures, if it has any", () => {
    const { OwnRow, ownFacts } = parts;
    const { id } = view.calculator;
    expect(OwnRow !== undefined).toBe(["refinance", "leaving"].includes(id));
    expect(ownFacts !== undefined).toBe(["affordability", "fixed-or-variable"].includes(id));
    const text = plainText(
      draw(
        <>
          {OwnRow && <OwnRow {...{ answer, words: engineWords }} />}
          {ownFacts?.note(answer, engineWords)}
        </>,
      ),
    );
    expect(text).not.toMatch(/NaN|Infinity|∞|undefined|\[object/);
    const asked = answer.facts.map((fact) => fact.id);
    if (!ownFacts) return;
    // A mortgage that ends within a year has no later years to ask about.
    const areAsked = id === "affordability" || asked.includes("primeYear5");
    expect(ownFacts.ids.filter((fact) => asked.includes(fact))).toHaveLength(areAsked ? 3 : 0);
  });

  test("shows the APR if the question is about one new loan", async () => {
    const { borrowingLoan } = parts;
    expect(borrowingLoan !== undefined).toBe(view.calculator.id === "payment");
    if (!borrowingLoan) return;
    const { borrowingCostWords } = await view.language.loadRowWords();
    const loan = borrowingLoan(answer);
    const { format } = engineWords;
    const drawn = draw(
      <BorrowingCost {...{ loan, format }} words={borrowingCostWords} askNumber={() => null} />,
    );
    const text = plainText(drawn);
    const { apr, costOfBorrowing } = annualPercentageRate({ ...loan, termYears: 5, costs: 0 });
    expect(text).toContain(format.percent(Math.round(apr * 1000) / 1000));
    expect(text).toContain(format.cents(costOfBorrowing));
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("shows, exports and sends each notice of a law", () => {
    const asksProvince = answer.facts.some(({ id }) => id === "province");
    const told = asksProvince ? answered({ province: "QC" }) : unsaid;
    const laws = told.answer.lender.notes.filter(({ id }) => id.startsWith("laws-"));
    if (view.calculator.id === "rent-vs-buy") expect(laws.length).toBeGreaterThan(0);
    const taken = { title: "", day: "2026-11-21", brokerage: undefined, link: null };
    const all = exportParts(told, words);
    const message = draw(<TakeToAgent {...taken} parts={all} />);
    const sent = [exportText({ ...taken, parts: all }, words), plainText(message)];
    // An embedded calculator mounts the same result as a page.
    const shown = plainText(draw(<LenderDetails {...told} />));
    for (const text of [...sent, shown]) {
      for (const note of laws) expect(text).toContain(engineWords.note(note));
    }
    const printed = all.find(({ id }) => id === "laws")?.texts ?? [];
    expect(printed).toEqual(laws.map((note) => engineWords.note(note)));
  });

  test("comes back from its private link", () => {
    const fragment = writeCase(caseOf(unsaid)) ?? "";
    const arrived = arrivalOf(fragment, {
      ...{ view, start: view.calculator.defaults, senders: [] },
    });
    expect(arrived).toMatchObject({ draft: unsaid.inputs, given: {}, isOffer: false });
    expect(arrived?.opensAt).toBe(view.steps.length + 1);
  });

  test("exports the verdict, both figures and the given facts", () => {
    const [fact] = answer.facts.filter(({ effect }) => effect !== null);
    const given = fact?.effect ? { [fact.id]: fact.effect.value } : {};
    const told = answered(given);
    const taken = { title: "", day: "2026-11-21", brokerage: undefined, link: null };
    const all = exportParts(told, words);
    const text = exportText({ ...taken, parts: all }, words);
    const { sentence } = engineWords.verdict(told.answer);
    expect(text).toContain(sentence);
    const lender = lenderFigure(summary, told.answer, "");
    expect(text).toContain(lender ? formatFigure(lender.value, format) : words.lender.none);
    const still = told.answer.facts.find(({ id }) => id === fact?.id);
    if (still && !still.assumed) {
      expect(text).toContain(words.export.parts.given);
      expect(text).toContain(engineWords.fact(still, told.answer.question).value);
    }
  });
});
