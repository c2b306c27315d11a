import { eachRule, type Province, ruleInForce } from "@mortgage-kit/calculator-engine/canada";
import {
  type Fact,
  type Figure,
  type Insight,
  insights,
  type RuleUsed,
  type Verdict,
} from "@mortgage-kit/calculator-engine/insight";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import { z } from "zod";
import { dollars, type NamedFigure, ratio, type StatedFact, type ToolAnswer } from "./answer.ts";
import { cite } from "./cite.ts";
import { lookUpCensusArea, municipality } from "./figures/lookUpCensusArea.ts";
import { on } from "./inputs.ts";
import { type Language, language as languageInput, wordsIn } from "./language.ts";
import { questionSchema, readQuestion } from "./readQuestion.ts";
import { jsonSchemaOf, parse, type Tool } from "./Tool.ts";

const factValue = z.union(
  [z.string(), z.number(), z.boolean(), z.null()],
  "a text, a number, true, false or null",
);
const inputs = z.strictObject({
  question: z.unknown(),
  facts: z
    .record(z.string(), factValue, "facts by their ids")
    .describe("What the person has stated, by the ids of an earlier answer's facts")
    .exactOptional(),
  municipality,
  language: languageInput,
  on,
});

const listed = jsonSchemaOf(inputs);

/** Verdicts that mean a refusal. A verdict without a lender's figure is a refusal too. */
const refusals = new Set(["not-until", "nothing-down", "nothing-fits", "not-possible"]);

const byId = new Map(eachRule().map((rule) => [rule.id, rule]));
const citeUsed = (used: readonly RuleUsed[], language: Language) =>
  used.flatMap(({ id, effectiveFrom }) => {
    const rule = byId.get(id);
    return rule ? [cite(ruleInForce<unknown>({ rule, on: effectiveFrom }), language)] : [];
  });

function inUnits({ id, value, unit }: Figure, name: string): NamedFigure {
  if (unit === "fraction") return ratio(name, value * 100);
  if (id === "gds" || id === "tds") return ratio(name, value);
  if (unit === "number") throw new Error(`${name} has no unit.`);
  return { name, value, unit };
}

/** Names that the engine's words do not have. */
const texts = {
  en: { difference: "Difference: ", assumed: "Assumed, because not given: " },
  fr: { difference: "Écart\u00a0: ", assumed: "Hypothèse, faute d’indication\u00a0: " },
};

/** Most facts to ask the person for before the figure is given. */
const mostAsked = 3;

function stateFact(fact: Fact, asked: string, words: Words): StatedFact {
  const { ask, value, effect } = words.fact(fact, asked);
  const { id, assumed, decides, options } = fact;
  return {
    ...{ id, ask, value: fact.value, written: value, assumed, decides },
    options: [...options],
    effect,
  };
}

function answer(given: Readonly<Record<string, unknown>>, today: string): ToolAnswer {
  const {
    question,
    facts: said = {},
    language = "en",
    on: day = today,
    ...place
  } = parse(inputs, given);
  const { id, inputs: asked, assumed } = readQuestion(question);
  const { province = "ON" } = { ...asked, ...said } as { readonly province?: Province };
  const area = lookUpCensusArea({ ...place, province }, language);
  const stated = { ...(area.isInside && { inCensusArea: true }), ...said };
  const insight = insights[id] as unknown as Insight<unknown, unknown, object, Verdict>;
  const found = insight.answer(asked, stated, { on: day });
  const words = wordsIn[language];
  const { verdict, lender } = found;
  const { sentence, hinge, because, usesLimit } = words.verdict(found);
  const labels = words.labels(id, lender.estimate.id);
  // The exceptions of a prohibition belong to the refusal.
  const refusal = verdict.id === "not-until" ? `${sentence} ${because}` : sentence;
  const isRefused = lender.figure === null || refusals.has(verdict.id);
  const reasons = isRefused && refusal.includes(because) ? [hinge] : [hinge, because];
  const facts = found.facts.map((fact) => stateFact(fact, id, words));
  const asks = facts.filter((fact) => fact.assumed && fact.decides).slice(0, mostAsked);
  const lenderFigure: NamedFigure = lender.figure
    ? inUnits(lender.figure, labels.lender)
    : dollars(labels.lender, null);
  return {
    ...(isRefused && { refusal }),
    asks: asks.map((fact) => ({ id: fact.id, ask: fact.ask })),
    verdict: {
      ...{ id: verdict.id, sentence, confidence: verdict.confidence },
      because: reasons.filter(Boolean).join(" "),
      estimate: inUnits(lender.estimate, labels.estimate),
      lender: lenderFigure,
      facts,
    },
    figure: lenderFigure,
    workings: [
      ...lender.bridge.map((step) =>
        dollars(`${texts[language].difference}${words.bridgeStep(step).label}`, step.amount),
      ),
      ...lender.findings.map((one) => inUnits(one, words.heading(words.figure(one)))),
    ],
    rules: citeUsed(lender.rulesUsed, language),
    rulesAsOf: found.on,
    notes: [
      ...area.notes,
      ...assumed.map((one) => `${texts[language].assumed}${one}.`),
      ...(usesLimit ? [] : [words.limit(lender.limit)]),
      ...lender.notes.map((note) => words.note(note)),
    ],
  };
}

export const answerQuestion: Tool = {
  name: "answer_question",
  title: "One question, one verdict",
  description:
    "Answers a whole question: one sentence to act on, the rule of thumb's figure beside a lender's, and the facts that would change it. Ask the person for the facts that are assumed, and send them as facts.",
  inputSchema: {
    ...listed,
    properties: { ...Object(listed.properties), question: questionSchema },
    required: ["question"],
  },
  answer,
};
