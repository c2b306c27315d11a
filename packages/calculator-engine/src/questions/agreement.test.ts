import { beforeAll, describe, expect, test } from "vitest";
import { anyInsight } from "../../testing/anyInsight.ts";
import { plain } from "../../testing/brokersCase.ts";
import { kept } from "../../testing/kept.ts";
import { examplesOf } from "../../testing/workedExamples.ts";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import type { Answer } from "../insight/Answer.ts";
import type { FactValue } from "../insight/facts.ts";
import type { Threshold } from "../insight/thresholds.ts";
import { inPlacesFrench, provincesFrench, territoriesFrench } from "../words/places.fr.ts";
import { type QuestionId, questionIds } from "./questions.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

const home = { homePrice: 560_000, downPayment: 112_000, interestRate: 4.24, monthlyRent: 2_600 };
const mortgage = { balance: 320_000, yearsRemaining: 18, currentRate: 2.14 };
const offer = (name: string, annualRate: number, termYears: number) => ({
  ...{ id: name, name, annualRate, termYears },
  ...{ cashBack: 0, fees: 900 },
});
const debt = (name: string, payment: number, rate: number) => ({
  ...{ id: name, name, balance: 10_000 },
  ...{ payment, rate },
});

const affordability = (annualIncome: number, monthlyDebts: number, downPayment: number) => ({
  ...{ annualIncome, monthlyDebts, downPayment },
  ...{ interestRate: 4.59, loanTerm: 30 },
});
const refinancing = {
  currentBalance: 412_000,
  currentRate: 5.49,
  newRate: 4.19,
  closingCosts: 3_000,
};
const renewal = { ...mortgage, prepaymentCharge: 0, renewalRate: 4.89, renewalTerm: 5 };

/** Inputs of questions, among them zero, one and two months, years, debts and offers. */
const chosen: Readonly<Partial<Record<QuestionId, readonly object[]>>> = {
  affordability: [
    affordability(95_000, 0, 60_000),
    affordability(48_000, 1_400, 20_000),
    affordability(300_000, 0, 150_000),
    affordability(20_000, 100, 80_000),
  ],
  payment: [1, 2, 25, 40].map((loanTerm) => ({
    ...{ loanAmount: 300_000, interestRate: 5.5, loanTerm },
    paymentFrequency: "biweekly",
  })),
  refinance: [1, 2, 22].map((yearsRemaining) => ({ ...refinancing, yearsRemaining })),
  "rent-vs-buy": [0.5, 1, 1.5, 2, 12].map((yearsToStay) => ({
    ...home,
    yearsToStay,
    propertyTaxRate: 1.2,
  })),
  "debt-consolidation": [
    { debts: [debt("Épicerie", 400, 19.99)], newRate: 6, newTerm: 5 },
    { debts: [debt("Auto", 100, 19.99)], newRate: 6, newTerm: 1 },
    { debts: [debt("Auto", 100, 19.99), debt("Visa", 90, 19.99)], newRate: 6, newTerm: 2 },
  ],
  "closing-fees": ["ON", "QC", "NS", "AB"].flatMap((province) =>
    [37_500, 112_500].map((downPayment) => ({
      ...{ homePrice: 750_000, downPayment, province },
      loanType: "conventional",
    })),
  ),
  leaving: [
    { monthsRemaining: 0, method: "contract-rate" },
    { monthsRemaining: 1, method: "discounted-posted" },
    { monthsRemaining: 42, method: "discounted-posted" },
    { monthsRemaining: 26, method: "three-months" },
  ].map((asked) => ({ ...mortgage, currentRate: 5.49, ...asked })),
  "home-income": [
    { ...home, loanTerm: 25, monthlyDebts: 300 },
    { ...home, downPayment: 20_000, loanTerm: 30, monthlyDebts: 0 },
  ],
  renewal: [0, 1, 2, 18].flatMap((monthsRemaining) => [
    { ...renewal, monthsRemaining, offers: [] },
    { ...renewal, monthsRemaining, offers: [offer("Alpha", 4.24, 5), offer("Équité", 3.9, 1)] },
  ]),
};

/** Inputs of every question: those above or, for another, its worked examples. */
const cases = questionIds.map((id) => [id, chosen[id] ?? examplesOf(id)] as const);

/** Returns the values to try for a fact. */
function valuesOf({ kind, options }: Answer["facts"][number]): readonly FactValue[] {
  if (kind === "choice") return options.filter((value) => value !== null);
  if (kind === "yesNo") return [true, false];
  if (kind === "dollars") return [0, 1, 350_000];
  return kind === "percent" ? [0, 1, 1.5] : [1, 2, 24];
}

/** Returns every French sentence of an answer. */
function sentencesOf(answer: Answer): readonly string[] {
  const { question, lender, facts } = answer;
  const { sentence, hinge, because } = french.verdict(answer);
  return [
    ...[sentence, hinge, because, french.limit(lender.limit)],
    ...lender.bridge.flatMap((step) => Object.values(french.bridgeStep(step))),
    ...lender.notes.map(french.note),
    ...lender.findings.map(french.figure),
    ...facts.flatMap((fact) => {
      const { ask, hint = "", value, effect } = french.fact(fact, question);
      return [ask, hint, `${ask} ${value}`, effect];
    }),
  ];
}

/** Returns the answers to inputs: with no fact, then with each value of each fact in turn. */
const answersTo = kept(({ id, inputs }: { id: QuestionId; inputs: object }): readonly Answer[] => {
  const { answer } = anyInsight(id);
  const withoutFacts = answer(inputs);
  const withFacts = withoutFacts.facts.flatMap((fact) =>
    valuesOf(fact).map((value) => answer(inputs, { [fact.id]: value })),
  );
  return [withoutFacts, ...withFacts];
});

const allAnswers = (id: QuestionId, all: readonly object[]) =>
  all.flatMap((inputs) => answersTo({ id, inputs }));

/** Returns the French sentences of a question's answers and thresholds. */
const allSentences = (id: QuestionId, all: readonly object[]): readonly string[] => [
  ...all
    .flatMap((inputs) => anyInsight(id).thresholds(inputs))
    .map((each) => french.threshold(each)),
  ...allAnswers(id, all).flatMap(sentencesOf),
];

test.each(cases)("verdicts about %s have at most 14 words and no signed number", (id, all) => {
  for (const answer of allAnswers(id, all)) {
    for (const { verdict } of [english, french]) {
      const { sentence, parts } = verdict(answer);
      expect(sentence.split(" ").length, sentence).toBeLessThanOrEqual(14);
      expect(sentence).not.toMatch(/[-−]\s?\$?\d/);
      expect(sentence).toBe(
        `${[parts.before, parts.number, parts.after].filter(Boolean).join(" ")}.`,
      );
    }
  }
});

describe.each(cases)("real sentences about %s", (id, all) => {
  let sentences: readonly string[] = [];
  beforeAll(() => {
    sentences = [...new Set(allSentences(id, all))].filter(Boolean);
  });
  const none = (wrong: RegExp, ...besides: readonly RegExp[]) =>
    sentences
      .map(plain)
      .filter((text) => wrong.test(text) && !besides.some((fine) => fine.test(text)));

  test("are many", () => {
    expect(sentences.length).toBeGreaterThan(25);
  });

  test("elide before a vowel and contract the article", () => {
    const vowel = "[aeiouâàéèêîô]|habit|Halifax|hypoth";
    expect(none(new RegExp(`(?<![\\p{L}-])(de|que|le|la|se|ne|ce) (${vowel})`, "iu"))).toEqual([]);
    expect(none(/(?<!\p{L})si ils?(?!\p{L})/iu)).toEqual([]);
    expect(none(/(?<!\p{L})(à les?|de les?)(?!\p{L})/u)).toEqual([]);
  });

  test("agree in number with 0, 1 and less than 2", () => {
    expect(none(/(?<![\d,] ?)[01](,\d+)? (?!mois)(ans|années|points|versements)/u)).toEqual([]);
    expect(none(/(?<![\d,.])([2-9]|\d\d+)(,\d+)? (an|année|point|versement)(?!\p{L})/u)).toEqual(
      [],
    );
  });

  test("agree in gender and number with the input they follow", () => {
    expect(none(/\bune \p{L}+( \p{L}+)* (supérieur|inférieur)s? à/u, /\bun(?!e)/u)).toEqual([]);
    expect(none(/\bun \p{L}+( \p{L}+)* (supérieur|inférieur)es? à/u, /\bune\b/u)).toEqual([]);
    expect(none(/\bdes [^,]* (supérieur|inférieur)e? à/u)).toEqual([]);
  });

  test("never break a line before a sign, nor inside quotation marks or a number", () => {
    expect(sentences.filter((text) => / [:%$»]|« |\d \d{3}(?!\d)/.test(text))).toEqual([]);
  });

  test("follow the same rules as English", () => {
    const counts = (text: string, careful: RegExp) => text.match(careful)?.length ?? 0;
    const different = allAnswers(id, all).flatMap((answer) => {
      const inEnglish = Object.values(english.verdict(answer)).join(" ");
      const inFrench = Object.values(french.verdict(answer)).join(" ");
      return counts(inEnglish, /about (?=[$\d]|the same)|close call/gi) ===
        counts(
          inFrench,
          /environ (?=[−\d])|(?<=\$ )environ|à peu près|pratiquement équivalent/gi,
        ) &&
        counts(inEnglish, /\b(could|may(?! not| \d)|would)\b/gi) <=
          counts(inFrench, /r(ait|aient|iez)(?!\p{L})/gu)
        ? []
        : [`${inEnglish} // ${plain(inFrench)}`];
    });
    expect([...new Set(different)]).toEqual([]);
  });

  test("show a loss with a minus sign", () => {
    expect(none(/-\d/)).toEqual([]);
  });
});

const thresholdOf = (field: string, id: string, direction: Threshold["direction"]) =>
  plain(
    french.threshold({
      ...{ field, input: { id }, direction, beyond: true, keeps: false },
      ...{ value: { value: 12.02, unit: "number" }, rounded: { value: 12, unit: "number" } },
      ...{ outcome: "gains", becomes: "loses" },
    } as unknown as Threshold),
  );

test.each([
  ["interestRate", "Avec un taux d’intérêt supérieur à environ 12,"],
  ["downPayment", "Avec une mise de fonds supérieure à environ 12,"],
  ["loanTerm", "Avec une période d’amortissement supérieure à environ 12,"],
  ["monthlyDebts", "Avec des dettes mensuelles supérieures à environ 12,"],
  ["closingCosts", "Avec des frais de clôture supérieurs à environ 12,"],
  ["yearsToStay", "En restant plus d’environ 12,"],
])("a threshold of %s agrees with it", (input, start) => {
  expect(thresholdOf(input, input, "up")).toMatch(new RegExp(`^${start}`));
  const below = start.replace("supérieur", "inférieur").replace("plus", "moins");
  expect(thresholdOf(input, input, "down")).toMatch(new RegExp(`^${below}`));
});

test("federal first-time buyer rules are named « première habitation »", () => {
  const federal = ["gst-rebate-first-time", "first-time-test-gst", "first-time-test-insured"];
  for (const id of [...federal, "first-time-test-savings"]) {
    expect(french.rule({ id, name: "" })).toContain("première habitation");
  }
});

test("a province has the right preposition", () => {
  const { facts } = affordabilityInsight.answer(affordability(95_000, 0, 60_000), {});
  const fact = facts.find(({ effect }) => effect);
  const written = Object.keys(inPlacesFrench).map((province) => {
    const effect = { ...fact?.effect, fact: "province", kind: "choice", value: province };
    return french.fact({ ...fact, effect } as never, "affordability").effect;
  });
  for (const [at, place] of Object.values(inPlacesFrench).entries()) {
    expect(written[at]).toContain(`Si la propriété se trouve ${place}\u00a0:`);
  }
  expect(Object.keys(inPlacesFrench)).toEqual(
    Object.keys({ ...provincesFrench, ...territoriesFrench }),
  );
});
