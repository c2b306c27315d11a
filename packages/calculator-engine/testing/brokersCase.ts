import { expect } from "vitest";
import type { Answer } from "../src/insight/Answer.ts";
import type { AnswerOptions } from "../src/insight/facts.ts";
import type { QuestionId } from "../src/questions/questions.ts";
import { words as english } from "../src/questions/words.en.ts";
import { words as french } from "../src/questions/words.fr.ts";
import type { Words } from "../src/words/Words.ts";
import { anyInsight } from "./anyInsight.ts";

export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

/** Case as an experienced broker would answer it. */
export interface BrokersCase {
  readonly says: string;
  readonly inputs: object;
  readonly facts?: object;
  readonly options?: AnswerOptions<object>;
  /** Id of the verdict. */
  readonly verdict?: string;
  /** Values of the answer by their paths in `viewOf`; `null` for what the answer does not have. */
  readonly expects?: Readonly<Record<string, unknown>>;
  /** Patterns that the verdict, its notes or the effects of its facts have to match. */
  readonly english?: readonly string[];
  readonly french?: readonly string[];
  /** Pattern that no English text may match. */
  readonly omits?: string;
  /** Dollars of a step of the bridge, by its id, calculated outside the engine. */
  readonly steps?: Readonly<Record<string, number>>;
  readonly confidence?: string;
}

/**
 * Returns the value at a path such as `lender/bridge/premium-tax`, or `null` if there is none. A `*`
 * stands for each entry of a list, and an empty path for the whole.
 */
export function findAt(view: unknown, path: string): unknown {
  if (path === "") return view ?? null;
  const [key = "", ...others] = path.split("/");
  const rest = others.join("/");
  if (key === "*") return (view as readonly unknown[]).map((entry) => findAt(entry, rest));
  return findAt(Object(view)[key], rest);
}

/** Returns the value to compare with: a number to so many digits, a `/pattern/` by matching. */
export function expectedOf(value: unknown, digits = 3): unknown {
  const of = (each: unknown) => expectedOf(each, digits);
  if (typeof value === "number") return expect.closeTo(value, digits);
  if (Array.isArray(value)) return value.map(of);
  if (typeof value === "object" && value) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, of(each)]));
  }
  const pattern = /^\/(.*)\/$/s.exec(String(value))?.[1];
  return pattern ? expect.stringMatching(new RegExp(pattern)) : value;
}

const byId = <Item extends { readonly id: string }, Value>(
  items: readonly Item[],
  read: (item: Item) => Value,
) => Object.fromEntries(items.map((item) => [item.id, read(item)]));

/** Sums a bridge by step, and by the rule of each step. */
function bridgeOf({ lender }: Answer): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { id, rule, amount } of lender.bridge) {
    for (const key of [id, ...(rule ? [rule.id] : [])]) sums[key] = (sums[key] ?? 0) + amount;
  }
  return sums;
}

/** Returns what a visitor reads of an answer; `all` is verdict, notes and effects of the facts. */
function textsOf(answer: Answer, question: QuestionId, words: Words) {
  const { lender, facts } = answer;
  const { sentence, hinge, because } = words.verdict(answer);
  const notes = byId(lender.notes, (note) => plain(words.note(note)));
  const written = byId(facts, (fact) => words.fact(fact, question));
  const of = (part: "ask" | "value" | "effect") =>
    Object.fromEntries(Object.entries(written).map(([id, fact]) => [id, plain(fact[part] ?? "")]));
  const effects = of("effect");
  const said = { sentence: plain(sentence), hinge: plain(hinge), because: plain(because) };
  return {
    ...{ ...said, notes, effects, asks: of("ask"), values: of("value") },
    limit: plain(words.limit(lender.limit)),
    steps: lender.bridge.map((step) => plain(words.bridgeStep(step).label)),
    all: [said, notes, effects].flatMap(Object.values).join("\n"),
  };
}

/** Returns an answer with its lists by id, its texts in both languages, and its thresholds by field. */
export function viewOf(
  answer: Answer,
  question: QuestionId,
  { inputs, facts, options }: BrokersCase,
) {
  const { lender, verdict, estimate } = answer;
  return {
    ...{ verdict, estimate },
    en: textsOf(answer, question, english),
    fr: textsOf(answer, question, french),
    facts: byId(answer.facts, (fact) => fact),
    asked: answer.facts.map(({ id }) => id),
    rules: byId(lender.rulesUsed, ({ effectiveFrom }) => effectiveFrom),
    counted: [...lender.rulesUsed, ...lender.bridge].map(({ id }) => id).join(" "),
    lender: {
      ...lender,
      bridge: bridgeOf(answer),
      steps: lender.bridge.map(({ id }) => id),
      findings: byId(lender.findings, ({ value }) => value),
      notes: byId(lender.notes, (note) => note),
    },
    get thresholds() {
      const points = anyInsight(question).thresholds(inputs, facts, options);
      return Object.fromEntries(
        points.map((point) => [
          point.field,
          { ...point, en: english.threshold(point), fr: plain(french.threshold(point)) },
        ]),
      );
    },
  };
}
