import { draftOf, readCase } from "@mortgage-kit/calculator-engine/case";
import { type Insight, insights, questionIds } from "@mortgage-kit/calculator-engine/insight";
import vectors from "@mortgage-kit/calculator-engine/vectors/estimates.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { wordsIn } from "./answer.ts";
import { answerQuestion } from "./answerQuestion.ts";
import { describeAnswer } from "./describeAnswer.ts";

const today = "2026-11-28";
const rates = [
  { day: "2026-09-01", years: 5, annualRate: 4.24 },
  { day: "2026-11-16", years: 5, annualRate: 4.04 },
  { day: "2026-12-01", years: 5, annualRate: 3.9 },
];
const pagesIn = (base: string) =>
  Object.fromEntries(questionIds.map((id) => [id, `https://brokerage.example${base}/${id}`]));
const site = { rates, pages: { en: pagesIn(""), fr: pagesIn("/fr") } };

const examples = questionIds.map((id) => {
  const isOf = ({ inputs }: { inputs: object }) => insights[id].calculator.accepts(inputs);
  const { inputs = {} } = vectors.find(isOf) ?? {};
  const withoutIds = Object.entries(inputs).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(({ id: _, ...row }) => row) : value,
  ]);
  return { id, ...Object.fromEntries(withoutIds) };
});

describe.each(["en", "fr"] as const)("in %s", (language) => {
  test.each(examples)("the page of $id says what its answer says", (question) => {
    const { calculator, answer } = insights[
      question.id as keyof typeof insights
    ] as unknown as Insight<object, object, object, { id: string }>;
    const [fact] =
      answerQuestion
        .answer({ question }, today, site)
        .verdict?.facts.filter(({ effect }) => effect) ?? [];
    const other = fact?.options.find((option) => option !== fact.value);
    const facts = fact && other !== undefined ? [{ id: fact.id, value: other }] : [];
    const found = answerQuestion.answer({ question, language, facts }, today, site);
    const [page, fragment = ""] = found.page?.split(/(?=#)/) ?? [];
    expect(page).toBe(site.pages[language][question.id]);
    const opened = readCase(fragment, question.id);
    expect(opened).toMatchObject({
      on: today,
      given: Object.fromEntries(facts.map(({ id, value }) => [id, value])),
    });
    const draft = draftOf(calculator, opened?.inputs ?? {}) as object;
    const shown = answer(draft, opened?.given, { on: today, rates: rates.slice(1, 2) });
    expect(wordsIn[language].verdict(shown).sentence).toBe(found.verdict?.sentence);
    expect(shown.lender.figure?.value ?? null).toBe(found.figure?.value);
    expect(describeAnswer(found, language)).toContain(found.page);
  });
});

test("buyers that are given as rows are in the link by their paths", () => {
  const [question] = examples;
  const facts = { buyers: [{ owned: "never" }, { owned: "earlier" }] };
  const { page = "" } = answerQuestion.answer({ question, facts }, today, site);
  expect(readCase(page.slice(page.indexOf("#")), "affordability")?.given).toEqual({
    ...{ buyerCount: "2", "buyers.0.owned": "never", "buyers.1.owned": "earlier" },
  });
});

test("the brokerage's rates of the day apply, and are named with their day first of all", () => {
  const question = {
    ...{ id: "renewal", balance: 350_000, currentRate: 5.5, renewalRate: 4.79, offers: [] },
    ...{ monthsRemaining: 8, yearsRemaining: 20, renewalTerm: 5, prepaymentCharge: 0 },
  };
  const { verdict } = answerQuestion.answer({ question }, today, site);
  expect(verdict?.because).toContain("4.04%");
  expect(verdict?.whatToDo.at(-1)).toBe(
    "Rate used: 4.04%, 5-year fixed, published November 16, 2026.",
  );
  const market = answerQuestion.answer({ question }, today);
  expect(market.verdict?.whatToDo.at(-1)).toMatch(/^Rate assumed: 4.24%.*2025\.$/);
  expect(market.page).toBeUndefined();
});

test("a municipality is left aside by a question that does not ask for the place", () => {
  const question = examples.find(({ id }) => id === "refinance");
  expect(() => answerQuestion.answer({ question, municipality: "Kingston" }, today)).not.toThrow();
});

test("without a place, homes stand in that of the site", () => {
  const question = { id: "closing-fees", homePrice: 500_000, downPayment: 50_000 };
  for (const [province, name] of [
    ["AB", "Alberta"],
    ["NS", "Nova Scotia"],
  ]) {
    const { notes, verdict } = answerQuestion.answer({ question }, today, { place: { province } });
    const own = answerQuestion.answer({ question: { ...question, province } }, today);
    expect(notes).toContain(`Assumed, because it was not stated: the home is in ${name}.`);
    expect(verdict?.sentence).toBe(own.verdict?.sentence);
  }
  const stated = { ...question, province: "ON" };
  const asked = { place: { province: "AB" } };
  expect(answerQuestion.answer({ question: stated }, today, asked).verdict).toEqual(
    answerQuestion.answer({ question: stated }, today).verdict,
  );
});
