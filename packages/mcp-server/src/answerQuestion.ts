import { type Province, ratesOn, ruleInForce } from "@mortgage-kit/calculator-engine/canada";
import {
  censusAreaOf,
  censusAreasSource,
} from "@mortgage-kit/calculator-engine/canada/censusAreas";
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
import type { Words } from "@mortgage-kit/calculator-engine/words";
import {
  dollarFigure,
  type NamedFigure,
  percentFigure,
  type StatedFact,
  type ToolAnswer,
  type ToolLanguage,
  wordsIn,
} from "./answer.ts";
import { cite, rulesById } from "./cite.ts";
import { askOddRates, questionSchema, readFacts, readQuestion } from "./readQuestion.ts";
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

/** Texts that the engine's words do not have. */
const texts = {
  en: {
    difference: "Difference: ",
    colon: ": ",
    assumed: (what: string) => `Assumed, because it was not stated: ${what}.`,
    inputs: {
      paymentFrequency: (often: string) => `payments are made ${often}`,
      propertyTaxRate: (rate: string) => `property tax is ${rate} of the price a year`,
      loanType: () => "the loan is an ordinary mortgage",
      province: (place: string) => `the home is in ${place}`,
      method: () => "the lender counts its charge from a discount off its posted rate",
      prepaymentCharge: () => "the lender has quoted no charge for leaving early",
    },
    howMany: "how many?",
    howMuch: "how much?",
    aloud: {
      province: "In which province or territory is the home?",
      city: "In which city is the home?",
      compounding: "Is the rate fixed or variable, and how often is it compounded?",
      units: "How many homes does the building have?",
      status: "What is the buyer's status in Canada?",
      newHomeTax: "Does the builder's price include the sales tax?",
      buyerCount: "Does one answer hold for all buyers, or how many differ?",
    },
    inside: (name: string, area: string) =>
      `${name} lies in the census area of ${area} (${censusAreasSource.citation}).`,
    unlisted: (name: string) =>
      `${name} is not listed as a municipality in a census area; a part of a city is not listed either.`,
  },
  fr: {
    difference: "Écart\u00a0: ",
    colon: "\u00a0: ",
    assumed: (what: string) => `Hypothèse, faute d’indication\u00a0: ${what}.`,
    inputs: {
      paymentFrequency: (often: string) => `les versements sont faits ainsi\u00a0: ${often}`,
      propertyTaxRate: (rate: string) =>
        `les taxes municipales et scolaires sont de ${rate} du prix par année`,
      loanType: () => "le prêt est un prêt hypothécaire ordinaire",
      province: (place: string) => `la propriété se trouve ici\u00a0: ${place}`,
      method: () => "le prêteur calcule l’indemnité d’après un rabais sur son taux affiché",
      prepaymentCharge: () => "le prêteur n’a indiqué aucune indemnité de remboursement anticipé",
    },
    howMany: "combien?",
    howMuch: "combien?",
    aloud: {
      province: "Dans quelle province ou quel territoire se trouve la propriété?",
      city: "Dans quelle ville se trouve la propriété?",
      compounding: "Le taux est-il fixe ou variable, et à quelle fréquence est-il composé?",
      units: "Combien de logements l’immeuble compte-t-il?",
      status: "Quel est le statut de l’acheteur au Canada?",
      newHomeTax: "Le prix du constructeur comprend-il les taxes de vente?",
      buyerCount: "Une réponse vaut-elle pour tous les acheteurs, sinon combien en décrire?",
    },
    inside: (name: string, area: string) =>
      `${name} se trouve dans la région ou l’agglomération de recensement de ${area} (${censusAreasSource.citation}).`,
    unlisted: (name: string) =>
      `${name} ne figure pas parmi les municipalités des régions et agglomérations de recensement; une partie d’une ville n’y figure pas non plus.`,
  },
};

/** Returns a note for an input that was left out, with the value used instead. */
function noteAssumed(name: string, value: unknown, language: ToolLanguage): string {
  const { provinces, frequencies, format } = wordsIn[language];
  const names: Readonly<Record<string, string>> = { ...provinces, ...frequencies };
  const written =
    typeof value === "number"
      ? format.quantity({ value, unit: "percent" })
      : (names[String(value)] ?? String(value));
  const write = texts[language].inputs[name as keyof (typeof texts)["en"]["inputs"]];
  return texts[language].assumed(write(written));
}

/** Returns the address that opens an answer on the site's page; `undefined` without a page. */
function pageOf(answered: Answer, given: object, page: string | undefined): string | undefined {
  const { question, inputs, on } = answered;
  const fragment = writeCase({ question, inputs: Object(inputs), given: factsByPath(given), on });
  return page && fragment ? page + fragment : undefined;
}

/** Most facts to ask the person for before the figure is given. */
const mostAsked = 3;

/** Returns a fact's question as a sentence to say; on a page, some are the label of a control. */
function askAloud(
  { id, kind }: Fact,
  { ask, group }: ReturnType<Words["fact"]>,
  language: ToolLanguage,
) {
  const { howMany, howMuch, aloud, colon } = texts[language];
  const questions: Readonly<Record<string, string>> = aloud;
  const question = questions[id.slice(id.lastIndexOf(".") + 1)];
  if (question) return group ? `${group.of}${colon}${question}` : question;
  if (/\?$/.test(ask)) return ask;
  return `${ask}${colon}${kind === "dollars" || kind === "percent" ? howMuch : howMany}`;
}

function stateFact(fact: Fact, asked: string, language: ToolLanguage): StatedFact {
  const written = wordsIn[language].fact(fact, asked);
  const { id, value, assumed, decides, options } = fact;
  return {
    ...{ id, ask: askAloud(fact, written, language), value, written: written.stated },
    ...{ assumed, decides, options: [...options], effect: written.effect },
  };
}

function answer(
  given: Given,
  today: string,
  { rates: history = [], pages, place: own = {} }: SiteData = {},
): ToolAnswer {
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
      ...(place ? [area ? say.inside(place, area) : say.unlisted(place)] : []),
      ...Object.entries(asked.assumed).map(([name, value]) => noteAssumed(name, value, language)),
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
  inputs,
  answer,
};
