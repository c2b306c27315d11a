import { CalculatorInputError, type Field } from "@mortgage-kit/calculator-engine";
import type { SettledPlace } from "@mortgage-kit/calculator-engine/canada/place";
import { oneOf } from "@mortgage-kit/calculator-engine/define";
import {
  type DescribedFact,
  type FactValue,
  insights,
  type QuestionId,
  type Questions,
  questionIds,
} from "@mortgage-kit/calculator-engine/insight";
import { type PersonAsked, type ToolLanguage, wordsIn } from "./answer.ts";
import {
  askOddRate,
  fromJsonText,
  fromText,
  type Given,
  isLeftOut,
  objectSchema,
  readObject,
  refuse,
  type ToolInputs,
} from "./Tool.ts";

/** Limits the work of one request, and the length of its answer. */
const most = { rows: 20, characters: 60 };

const fieldsOf = (id: QuestionId) =>
  Object.entries<Field>(insights[id].calculator.fields).map(([name, field]) => ({ name, field }));

/** Returns the fields of a question, or the columns of one of its lists by their names in a row. */
const fieldsIn = (id: QuestionId, list = "") =>
  fieldsOf(id).flatMap(({ name, field }) => {
    if (!list) return name.includes(".") ? [] : [{ name, id: name, field }];
    return name.startsWith(`${list}.`)
      ? [{ name: name.slice(list.length + 1), id: name, field }]
      : [];
  });

/** Returns true for a choice with a usual option, and for an input that no form asks for. */
const isOptional = ({ rule, default: usual, step }: Field) =>
  usual !== undefined && (rule.kind === "choice" || rule.kind === "yesNo" || step === undefined);

const isList = ({ rule }: Field) => rule.kind === "list";

function descriptionOf(id: string, { rule }: Field): string {
  const own = id.replace(/.*\./, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (!("max" in rule || "below" in rule)) return own;
  const name = wordsIn.en.figure({ id, of: "" }).trim();
  // A name that only repeats the input's own is left out.
  return name === own ? rule.kind : `${name}, ${rule.kind}`;
}

function rowsSchema(question: QuestionId, list: string): object {
  const columns = fieldsIn(question, list).map(({ name, id, field }) => [
    name,
    { rule: field.rule, description: descriptionOf(id, field) },
  ]);
  const items = objectSchema(Object.fromEntries(columns) as ToolInputs);
  return { type: "array", items, maxItems: most.rows };
}

function describeQuestion(id: QuestionId): string {
  const fields = fieldsIn(id);
  const listed = (isNeeded: boolean) =>
    fields
      .filter(({ field }) => (isList(field) || !isOptional(field)) === isNeeded)
      .map(({ name }) => name)
      .join(", ");
  const takes = listed(false);
  return `${id}: ${wordsIn.en.labels(id).lender}. Needs ${listed(true)}${takes && `; takes ${takes}`}.`;
}

const anyInputs = objectSchema(
  Object.fromEntries(
    questionIds.flatMap((question) =>
      fieldsIn(question).map(({ name, field }) => [
        name,
        {
          rule: field.rule,
          description: descriptionOf(name, field),
          isOptional: true,
          ...(isList(field) && { schema: rowsSchema(question, name) }),
        },
      ]),
    ),
  ),
);

const idSchema = {
  type: "string",
  enum: questionIds,
  description: questionIds.map(describeQuestion).join("\n"),
};

/**
 * JSON schema of the questions. It has each input once, although several questions take it, because a
 * model reads it before its first question; `id` says which inputs a question needs and takes.
 */
export const questionSchema = {
  ...anyInputs,
  description: "The question's id and its inputs",
  properties: { id: idSchema, ...Object(anyInputs.properties) },
  required: ["id"],
};

/** Returns rows with ids, which the engine requires. */
function readRows(given: unknown, id: QuestionId, list: string): unknown {
  const columns = fieldsIn(id, list);
  const known = columns.map(({ name }) => name);
  const at = `question.${list}`;
  const rows = fromJsonText(given);
  if (!Array.isArray(rows)) return rows;
  if (rows.length > most.rows) throw refuse(at, `a list of at most ${most.rows} rows`, rows);
  return rows.map((row, index) => {
    const values = readObject(row, known, `${at}.${index}`);
    for (const [name, value] of Object.entries(values)) {
      if (typeof value !== "string" || value.length <= most.characters) continue;
      throw refuse(`${at}.${index}.${name}`, `at most ${most.characters} characters`, value);
    }
    const read = columns.flatMap(({ name, field: { rule } }) =>
      name in values ? [[name, fromText(values[name], rule)]] : [],
    );
    return { ...Object.fromEntries(read), id: String(index + 1) };
  });
}

/** Returns true for a value among a choice's options: a territory is in none. */
const accepts = ({ rule }: Field, value: unknown) =>
  "options" in rule && rule.options.some((option) => option === value);

const questionRule = oneOf(questionIds);

export interface ReadQuestion {
  readonly id: QuestionId;
  readonly inputs: Questions[QuestionId]["inputs"];
  /** Inputs that were not given, with the values used instead. */
  readonly assumed: Given;
}

/**
 * Returns the question's inputs in the engine's format. A place that is left out is the site's.
 *
 * @throws CalculatorInputError that names each invalid input and what it accepts.
 */
export function readQuestion(asked: unknown, place: SettledPlace = {}): ReadQuestion {
  const given = Object(fromJsonText(asked));
  const named = fromText(given.id, questionRule);
  const id = questionIds.find((one) => one === named);
  if (!id) throw refuse("question.id", `one of ${questionIds.join(", ")}`, given.id);
  const fields = fieldsIn(id);
  const stated = readObject(given, ["id", ...fields.map(({ name }) => name)], "question");
  const values = Object.fromEntries(
    fields.flatMap(({ name, field: { rule } }) =>
      name in stated ? [[name, fromText(stated[name], rule)]] : [],
    ),
  );
  const assumed: Record<string, unknown> = {};
  const inputs: Record<string, unknown> = {};
  for (const { name, field } of fields) {
    inputs[name] = isList(field) ? readRows(values[name], id, name) : values[name];
    if (!isLeftOut(values[name]) || !isOptional(field)) continue;
    const own = (place as Given)[name];
    inputs[name] = accepts(field, own) ? own : field.default;
    assumed[name] = inputs[name];
  }
  const { rules } = insights[id].calculator;
  const issues = Object.entries(rules).flatMap(([name, rule]) => rule(name, inputs));
  if (issues.length > 0) {
    throw new CalculatorInputError(
      issues.map((issue) => ({ ...issue, field: `question.${issue.field}` })),
    );
  }
  return { id, inputs: inputs as unknown as ReadQuestion["inputs"], assumed };
}

/** Returns a question for each rate of the inputs that may be a fraction by mistake. */
export const askOddRates = (
  { id, inputs }: ReadQuestion,
  language: ToolLanguage,
): readonly PersonAsked[] =>
  fieldsOf(id).flatMap(({ name, field: { rule } }) => {
    // A share, such as that of a property tax, may be small.
    if (!("isAbove" in rule && rule.isAbove) || rule.kind !== "percent") return [];
    const [list = "", column] = name.split(".");
    const value: unknown = Object(inputs)[list];
    if (!column) return askOddRate(`question.${name}`, value, language);
    return (value as readonly Given[]).flatMap((row, index) =>
      askOddRate(`question.${list}.${index}.${column}`, row[column], language),
    );
  });

const accepted = "a list of facts, each with its id and a value: a text, a number, true or false";
// A list has rows of facts, such as those about each buyer, which the engine checks.
const isFactValue = (value: unknown) =>
  Array.isArray(value) || ["string", "number", "boolean"].includes(typeof value);

function readFact(given: unknown): readonly [id: string, value: unknown] {
  const { id, value } = Object(fromJsonText(given));
  if (typeof id !== "string") throw refuse("facts", accepted, given);
  return [id, value];
}

/** Returns the facts by their ids, from the list of the schema or from an object of ids and values. */
export function readFacts(given: unknown, id: QuestionId): Readonly<Record<string, FactValue>> {
  const facts = fromJsonText(given) ?? [];
  if (typeof facts !== "object") throw refuse("facts", accepted, facts);
  const entries = Array.isArray(facts) ? facts.map(readFact) : Object.entries(facts);
  const stated = entries.filter(([, value]) => !isLeftOut(value));
  const wrong = stated.find(([, value]) => !isFactValue(value));
  if (wrong) throw refuse("facts", accepted, wrong[1]);
  const known: Readonly<Record<string, DescribedFact>> = insights[id].facts;
  return Object.fromEntries(
    stated.map(([name, value]) => {
      const rule = known[name]?.rule;
      return [name, rule ? (fromText(value, rule) as FactValue) : value];
    }),
  );
}
