import { type Province, ratesOn, ruleInForce } from "@mortgage-kit/calculator-engine/canada";
import { censusAreaOf } from "@mortgage-kit/calculator-engine/canada/censusAreas";
import { readPlace } from "@mortgage-kit/calculator-engine/canada/place";
import { writeCase } from "@mortgage-kit/calculator-engine/case";
import { mustBe } from "@mortgage-kit/calculator-engine/define";
import {
  type Answer,
  type Fact,
  type Figure,
  factsByPath,
  type Insight,
  insights,
  type RuleUsed,
  type Verdict,
} from "@mortgage-kit/calculator-engine/insight";
import {
  dollarFigure,
  type NamedFigure,
  percentFigure,
  type StatedFact,
  type ToolAnswer,
  type ToolLanguage,
  wordsIn,
} from "./answer.ts";
import { askAloud, type Municipality, noteAssumed, placed, texts } from "./answerTexts.ts";
import { cite, rulesById } from "./cite.ts";
import {
  askOddRates,
  questionSchema,
  type ReadQuestion,
  readFacts,
  readQuestion,
} from "./readQuestion.ts";
import {
  type CommonInputs,
  commonInputs,
  type Given,
  isLeftOut,
  municipality,
  readInputs,
  type SiteData,
  type Tool,
} from "./Tool.ts";

const anything = mustBe("given", (value) => !isLeftOut(value), { kind: "text" });
const factsDescription =
  "What the person has stated, by the ids of an earlier answer's facts: text, number, true or false";

const inputs = {
  question: { rule: anything, description: "The question and its inputs", schema: questionSchema },
  facts: {
    rule: anything,
    description: factsDescription,
    isOptional: true,
    schema: {
      type: "array",
      description: factsDescription,
      items: {
        type: "object",
        properties: {
          id: { type: "string", description: "Id of the fact" },
          value: {
            anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }],
            description: "What the person stated",
          },
        },
        required: ["id", "value"],
        additionalProperties: false,
      },
    },
  },
  municipality,
  ...commonInputs,
};

interface AnswerInputs extends CommonInputs {
  readonly question: unknown;
  readonly facts?: unknown;
  readonly municipality?: string;
}

/** Verdicts that mean a refusal. A verdict without a lender's figure is a refusal too. */
const refusals = new Set(["not-until", "nothing-down", "nothing-fits", "not-possible"]);

const citeUsed = (used: readonly RuleUsed[], language: ToolLanguage) =>
  used.flatMap(({ id, effectiveFrom }) => {
    const rule = rulesById.get(id);
    return rule ? [cite(ruleInForce<unknown>({ rule, on: effectiveFrom }), language)] : [];
  });

function inUnits({ id, value, unit }: Figure, name: string): NamedFigure {
  if (unit === "fraction") return percentFigure(name, value * 100);
  if (id === "gds" || id === "tds") return percentFigure(name, value);
  if (unit === "number") throw new Error(`${name} has no unit.`);
  return { name, value, unit };
}

/** Returns the address that opens an answer on the site's page; `undefined` without a page. */
function pageOf(answered: Answer, given: object, page: string | undefined): string | undefined {
  const { question, inputs, on } = answered;
  const fragment = writeCase({ question, inputs: Object(inputs), given: factsByPath(given), on });
  return page && fragment ? page + fragment : undefined;
}

/** Most facts to ask the person for before the figure is given. */
const mostAsked = 3;

function stateFact(fact: Fact, asked: string, language: ToolLanguage): StatedFact {
  const written = wordsIn[language].fact(fact, asked);
  const { id, value, assumed, decides, options } = fact;
  return {
    ...{ id, ask: askAloud(fact, written, language), value, written: written.stated },
    ...{ assumed, decides, options: [...options], effect: written.effect },
  };
}

interface Answered {
  readonly asked: ReadQuestion;
  readonly found: Answer;
  readonly language: ToolLanguage;
  readonly page: string | undefined;
  /** Municipality that was named, with its census area. */
  readonly municipality: Municipality | undefined;
}

/** Answers the question with what the person stated. */
function work(
  given: Given,
  today: string,
  { rates: history = [], pages, place: own = {} }: SiteData = {},
): Answered {
  const read = readInputs<AnswerInputs>(given, inputs);
  const { language = "en", on = today } = read;
  const preset = readPlace(own).facts;
  const asked = readQuestion(read.question, preset);
  const said = readFacts(read.facts, asked.id);
  const { province = "ON" } = { ...preset, ...asked.inputs, ...said } as {
    readonly province?: Province;
  };
  const { municipality: place } = read;
  const area = place ? censusAreaOf({ municipality: place, province }) : null;
  // An unlisted name leaves it open whether the home lies outside: a part of a city is no municipality.
  const insight = insights[asked.id] as unknown as Insight<unknown, unknown, object, Verdict>;
  const isAreaAsked = area !== null && "inCensusArea" in insight.facts;
  const stated = { ...(isAreaAsked && { inCensusArea: true }), ...said };
  const rates = ratesOn(history, on);
  const found = insight.answer(asked.inputs, stated, {
    ...{ on, preset },
    ...(rates.length > 0 && { rates }),
  });
  const page = pageOf(found, stated, pages?.[language]?.[asked.id]);
  return { asked, found, language, page, municipality: place ? { name: place, area } : undefined };
}

/** Writes the verdict, the facts behind it, its workings and its notes in one language. */
function write({ asked, found, language, page, municipality }: Answered): ToolAnswer {
  const words = wordsIn[language];
  const say = texts[language];
  const { verdict, lender } = found;
  const { sentence, hinge, because, usesLimit, whatToDo } = words.verdict(found);
  const advice = [
    ...(whatToDo.summary ? [whatToDo.summary] : []),
    ...whatToDo.advice.map(({ label, text }) => `${label}${say.colon}${text}`),
    ...found.rates.map((rate) => words.rate(rate)),
  ];
  const labels = words.labels(asked.id, lender.estimate.id);
  // The exceptions of a prohibition belong to the refusal.
  const refusal = verdict.id === "not-until" ? `${sentence} ${because}` : sentence;
  const isRefused = lender.figure === null || refusals.has(verdict.id);
  const reasons = isRefused && refusal.includes(because) ? [hinge] : [hinge, because];
  const facts = found.facts.map((fact) => stateFact(fact, asked.id, language));
  const asks = facts.filter((fact) => fact.assumed && fact.decides).slice(0, mostAsked);
  const lenderFigure = lender.figure
    ? inUnits(lender.figure, labels.lender)
    : dollarFigure(labels.lender, null);
  return {
    ...(isRefused && { refusal }),
    asks: [
      ...askOddRates(asked, language),
      ...asks.map((fact) => ({ id: fact.id, ask: fact.ask })),
    ],
    verdict: {
      ...{ id: verdict.id, sentence, confidence: verdict.confidence },
      because: reasons.filter(Boolean).join(" "),
      whatToDo: advice,
      estimate: inUnits(lender.estimate, labels.estimate),
      lender: lenderFigure,
      facts,
    },
    figure: lenderFigure,
    workings: [
      ...lender.bridge.map((step) =>
        dollarFigure(`${say.difference}${words.bridgeStep(step).label}`, step.amount),
      ),
      ...lender.findings.map((one) => inUnits(one, words.heading(words.figure(one)))),
    ],
    rules: citeUsed(lender.rulesUsed, language),
    rulesAsOf: found.on,
    ...(page && { page }),
    notes: [
      ...advice,
      ...(municipality ? [placed(municipality, language)] : []),
      ...Object.entries(asked.assumed).map(([name, value]) => noteAssumed(name, value, language)),
      ...(usesLimit ? [] : [words.limit(lender.limit)]),
      ...lender.notes.map((note) => words.note(note)),
    ],
  };
}

const answer: Tool["answer"] = (...asked) => write(work(...asked));

export const answerQuestion: Tool = {
  name: "answer_question",
  title: "One question, one verdict",
  description:
    "Answers a whole question: one sentence to act on, the rule of thumb's figure beside a lender's, and the facts that would change it. Ask the person for the facts that are assumed, and send them as facts.",
  inputs,
  answer,
};
