import {
  CalculatorInputError,
  type Field,
  type InputIssue,
  parseNumber,
  type Requirement,
} from "@mortgage-kit/calculator-engine";
import type { DatedRate } from "@mortgage-kit/calculator-engine/canada";
import type { PlaceSettings } from "@mortgage-kit/calculator-engine/canada/place";
import { date, filledText, mustBe, oneOf } from "@mortgage-kit/calculator-engine/define";
import type { QuestionId } from "@mortgage-kit/calculator-engine/insight";
import { type ToolAnswer, type ToolLanguage, wordsIn } from "./answer.ts";

/** One input of a tool: the values it accepts, and its description for a model. */
interface ToolInput {
  readonly rule: Field["rule"];
  readonly description: string;
  readonly isOptional?: boolean;
  /** Schema of an input that is more than one value. */
  readonly schema?: object;
}

export type ToolInputs = Readonly<Record<string, ToolInput>>;
export type Given = Readonly<Record<string, unknown>>;

export const optional = (rule: Field["rule"], description: string): ToolInput => ({
  ...{ rule, description, isOptional: true },
});

const isDay = (value: unknown) => date("on", { on: value }).length === 0;

export const commonInputs = {
  language: optional(oneOf<ToolLanguage>(["en", "fr"]), "Language of the answer; en if left out"),
  on: optional(
    mustBe("a day such as 2026-11-20", isDay, { kind: "date" }),
    "Day whose rules apply, such as 2026-11-20; today if left out",
  ),
};

/** What a site adds to the answers. */
export interface SiteData {
  /** History of the brokerage's rates, oldest first; by default the engine's dated market rates apply. */
  readonly rates?: readonly DatedRate[] | undefined;
  /** Place of the homes, unless an answer's inputs name another; Ontario by default. */
  readonly place?: PlaceSettings | undefined;
  /** Address of each question's page in the languages of the answers; none by default. */
  readonly pages?: Readonly<Partial<Record<ToolLanguage, QuestionPages>>> | undefined;
}

type QuestionPages = Readonly<Partial<Record<QuestionId, string>>>;

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Description by which the model decides when to use the tool. */
  readonly description: string;
  readonly inputs: ToolInputs;
  /**
   * @param today ISO date whose rules apply if the inputs give none.
   * @throws CalculatorInputError for inputs that cannot be used; it says what is allowed.
   */
  readonly answer: (given: Given, today: string, site?: SiteData) => ToolAnswer;
}

export interface CommonInputs {
  readonly language?: ToolLanguage;
  readonly on?: string;
}

export const municipality: ToolInput = optional(
  filledText,
  "Municipality of the home; decides which foreign buyers' law applies",
);

const yesNoRule = mustBe("true or false", (value) => typeof value === "boolean", { kind: "yesNo" });

export const yesNo = (description: string): ToolInput => optional(yesNoRule, description);

// Only what the strict modes of OpenAI and Gemini accept: no `default`, no format, `type` with `enum`.
function schemaOf({ rule, description, schema }: ToolInput): object {
  if (schema) return schema;
  if ("options" in rule) return { type: "string", enum: rule.options, description };
  if (rule.kind === "yesNo") return { type: "boolean", description };
  return { type: "below" in rule || "max" in rule ? "number" : "string", description };
}

interface ObjectSchema {
  readonly type: "object";
  readonly [keyword: string]: unknown;
}

export const objectSchema = (inputs: ToolInputs): ObjectSchema => ({
  type: "object",
  properties: Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, schemaOf(input)]),
  ),
  required: Object.keys(inputs).filter((name) => !inputs[name]?.isOptional),
  additionalProperties: false,
});

export const refuse = (field: string, rule: string, received: unknown) =>
  new CalculatorInputError([{ field, rule, received }]);

/** Returns true for a value that assistants send instead of leaving an input out. */
export const isLeftOut = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && /^\s*(?:null|undefined)?\s*$/.test(value));

const isObject = (value: unknown): value is Given =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value of a JSON text, because some assistants send an object or a list as one. */
export function fromJsonText(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * Returns the inputs without those that count as left out.
 *
 * @throws CalculatorInputError for a value that is no object, and for an unknown input.
 */
export function readObject(value: unknown, known: readonly string[], at: string): Given {
  const given = fromJsonText(value);
  if (!isObject(given)) throw refuse(at, `an object with ${known.join(", ")}`, value);
  const stated = Object.entries(given).filter(([, one]) => !isLeftOut(one));
  const unknown = stated.filter(([name]) => !known.includes(name));
  // Clients add keys of their own beside the inputs of a tool, such as `toolCallId`.
  const entries = at ? stated : stated.filter(([name]) => known.includes(name));
  if (at && unknown.length > 0) {
    throw new CalculatorInputError(
      unknown.map(([name, received]) => ({
        field: at ? `${at}.${name}` : name,
        rule: `left out; allowed are ${known.join(", ")}`,
        received,
      })),
    );
  }
  return Object.fromEntries(entries);
}

/** Returns the words of a name in one order, without marks: "Bi-weekly, accelerated" names "accelerated-biweekly". */
const simplified = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted()
    .join("");

const answersInText = { true: true, yes: true, oui: true, false: false, no: false, non: false };

/** Returns the value that a text means to a rule, because some assistants send every input as text. */
export function fromText(value: unknown, rule: Field["rule"]): unknown {
  if (typeof value !== "string") return value;
  const text = value.trim();
  if ("options" in rule) return chosen(text, rule.options) ?? value;
  if (rule.kind === "yesNo")
    return new Map(Object.entries(answersInText)).get(text.toLowerCase()) ?? value;
  if (rule.kind === "date") return text.replace(/(?<=^\d{4}-\d\d-\d\d)[T ].*$/, "");
  if (!("max" in rule || "below" in rule)) return value;
  return parseNumber(value, rule.kind) ?? value;
}

/** Returns the option that a text names; `fr-CA` and `CA-ON` name those of their halves. */
function chosen(text: string, options: readonly unknown[]): unknown {
  const halves = /^([a-z]{2})[-_]([a-z]{2})$/i.exec(text) ?? [text];
  const wanted = halves.map(simplified);
  return options.find((option) =>
    namesOf(String(option)).some((name) => wanted.includes(simplified(name))),
  );
}

/** Returns the names of a choice: its own, and those of a language or a province in both languages. */
function namesOf(option: string): readonly string[] {
  const named = Object.entries(wordsIn).flatMap(([language, words]) => {
    if (/^[a-z]{2}$/.test(option)) {
      return new Intl.DisplayNames(language, { type: "language" }).of(option) ?? [];
    }
    if (!/^[A-Z]{2}$/.test(option)) return [];
    const fact = {
      id: "province",
      kind: "choice",
      options: [option],
      value: null,
      effect: null,
      ...{ assumed: true, decides: false, usual: false },
    } as const;
    return words.fact(fact, "payment").options.map(({ label }) => label);
  });
  return [option, ...named];
}

/** @throws CalculatorInputError that names each refused input and what it accepts. */
export function readInputs<Values>(given: unknown, inputs: ToolInputs): Values {
  const stated = readObject(given, Object.keys(inputs), "");
  const values = Object.fromEntries(
    Object.entries(stated).map(([name, value]) => {
      const rule = inputs[name]?.rule;
      return [name, rule ? fromText(value, rule) : value];
    }),
  );
  const asked = Object.entries(inputs).filter(([name, { isOptional }]) => {
    return name in values || !isOptional;
  });
  const issues = asked.flatMap(([name, { rule }]) => rule(name, values));
  if (issues.length > 0) throw new CalculatorInputError(issues);
  return values as Values;
}

/** Most issues in one error, and most characters of a quoted text: an answer stays short. */
const most = { issues: 3, quoted: 60 };

function quote(value: unknown): string {
  if (typeof value === "object") return Array.isArray(value) ? "a list" : "an object";
  if (typeof value !== "string") return String(value);
  const text = value.length > most.quoted ? `${value.slice(0, most.quoted)}…` : value;
  return `${JSON.stringify(text)} (a string)`;
}

type NumberRequired = Extract<Requirement, { max: number }>;

/** Returns a range with its unit; the least number of years is a fraction, one month. */
function describeRange({ min, max, kind }: NumberRequired): string {
  const isWritable = Number.isInteger(min * 100);
  const least = isWritable ? min : `1/${Math.round(1 / min)}`;
  return `a number from ${least} to ${max}${kind === "number" ? "" : `, in ${kind}`}`;
}

function describeIssue({ field, rule, requirement, received }: InputIssue): string {
  const isNumber = requirement && "max" in requirement;
  const needed = isNumber ? describeRange(requirement) : rule;
  const name = field.length > most.quoted ? `${field.slice(0, most.quoted)}…` : field;
  return isLeftOut(received)
    ? `${name} must be ${needed}, and is missing`
    : `${name} must be ${needed}; received ${quote(received)}`;
}

/** Returns an error as one sentence: each input, what it accepts, and the received value. */
export const describeError = ({ issues }: CalculatorInputError) =>
  `${issues.slice(0, most.issues).map(describeIssue).join("; ")}.`;

const texts = {
  en: (given: string, other: string) => `Is the rate ${given}, or ${other}?`,
  fr: (given: string, other: string) => `Le taux est-il de ${given} ou de ${other}?`,
};

/** Returns a question for a rate that may be a fraction by mistake: 0.05 for 5 %. */
export function askOddRate(id: string, rate: unknown, language: ToolLanguage) {
  if (typeof rate !== "number" || rate <= 0 || rate >= 0.5) return [];
  const { format } = wordsIn[language];
  const write = (value: number) =>
    format.quantity({ value: Number(value.toPrecision(6)), unit: "percent" });
  return [{ id, ask: texts[language](write(rate), write(rate * 100)) }];
}
