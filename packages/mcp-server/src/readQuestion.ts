import { CalculatorInputError, type Field } from "@mortgage-kit/calculator-engine";
import {
  insights,
  type QuestionId,
  type Questions,
  questionIds,
} from "@mortgage-kit/calculator-engine/insight";
import { type Language, wordsIn } from "./language.ts";
import { leftOut, rangeOf } from "./Tool.ts";

/** Limits the work of one request. */
const maxRows = 20;

type Given = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Given =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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
const isNeeded = (field: Field) => isList(field) || !isOptional(field);

/** Returns the names of the inputs that a question needs, as a person reads them. */
export const namesOfInputs = (id: QuestionId, language: Language) =>
  fieldsIn(id)
    .filter(({ field }) => isNeeded(field))
    .map(({ name, field }) =>
      isList(field) ? name : wordsIn[language].figure({ id: name, of: "" }),
    );

/** Returns the JSON schema of an input, from its row in the engine's table of fields. */
function schemaOf(id: string, field: Field): Readonly<Record<string, unknown>> {
  const { rule } = field;
  const usual = isOptional(field) && { default: field.default };
  if ("options" in rule) return { enum: rule.options, ...usual };
  if ("max" in rule || "below" in rule) {
    const name = wordsIn.en.figure({ id, of: "" }).trim();
    // A name that only repeats the input's own is left out.
    const own = id.replace(/.*\./, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const description = name === own ? rule.kind : `${name}, ${rule.kind}`;
    const range = "max" in rule ? rangeOf(rule) : {};
    return { type: "number", ...range, ...usual, description };
  }
  if (rule.kind === "yesNo") return { type: "boolean", ...usual };
  return { type: "string", ...(rule.kind === "date" && { format: "date" }) };
}

function rowsSchema(question: QuestionId, list: string) {
  const columns = fieldsIn(question, list);
  return {
    type: "array",
    maxItems: maxRows,
    items: {
      type: "object",
      properties: Object.fromEntries(
        columns.map(({ name, id, field }) => [name, schemaOf(id, field)]),
      ),
      required: columns.map(({ name }) => name),
    },
  };
}

function describeQuestion(id: QuestionId): string {
  const fields = fieldsIn(id);
  const listed = (needed: boolean) =>
    fields
      .filter(({ field }) => isNeeded(field) === needed)
      .map(({ name }) => name)
      .join(", ");
  const takes = listed(false);
  return `${id}: ${wordsIn.en.labels(id).lender}. Needs ${listed(true)}${takes && `; takes ${takes}`}.`;
}

/**
 * JSON schema of the questions. It has each input once, although several questions take it, because a
 * model reads it before its first question; `id` says which inputs a question needs and takes.
 */
export const questionSchema = {
  type: "object",
  properties: {
    id: { enum: questionIds, description: questionIds.map(describeQuestion).join("\n") },
    ...Object.fromEntries(
      questionIds.flatMap((question) =>
        fieldsIn(question).map(({ name, field }) => [
          name,
          isList(field) ? rowsSchema(question, name) : schemaOf(name, field),
        ]),
      ),
    ),
  },
  required: ["id"],
};

const refuse = (field: string, rule: string, received: unknown) =>
  new CalculatorInputError([{ field, rule, received }]);

function refuseUnknown(given: Given, known: readonly string[], at: string): void {
  const issues = Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => ({ field: `${at}.${name}`, rule: leftOut(known), received: given[name] }));
  if (issues[0]) throw new CalculatorInputError(issues);
}

/** Returns rows with ids, which the engine requires. */
function readRows(rows: unknown, known: readonly string[], at: string): unknown {
  if (!Array.isArray(rows)) return rows;
  if (rows.length > maxRows) throw refuse(at, `a list of at most ${maxRows} rows`, rows.length);
  return rows.map((row, index) => {
    const path = `${at}.${index}`;
    if (!isObject(row)) throw refuse(path, `an object with ${known.join(", ")}`, row);
    refuseUnknown(row, known, path);
    return { ...row, id: String(index + 1) };
  });
}

export interface ReadQuestion {
  readonly id: QuestionId;
  readonly inputs: Questions[QuestionId]["inputs"];
  /** Inputs that were not given, with the values used instead. */
  readonly assumed: readonly string[];
}

/**
 * Returns the question's inputs in the engine's format.
 *
 * @throws CalculatorInputError that names each invalid input and what it accepts.
 */
export function readQuestion(asked: unknown): ReadQuestion {
  if (!isObject(asked))
    throw refuse(
      "question",
      `an object with its inputs and an id: ${questionIds.join(", ")}`,
      asked,
    );
  const id = questionIds.find((one) => one === asked.id);
  if (!id) throw refuse("question.id", `one of ${questionIds.join(", ")}`, asked.id);
  const fields = fieldsIn(id);
  refuseUnknown(asked, ["id", ...fields.map(({ name }) => name)], "question");
  const assumed: string[] = [];
  const values = fields.map(({ name, field }) => {
    const value = asked[name];
    if (isList(field)) {
      const columns = fieldsIn(id, name).map((column) => column.name);
      return [name, readRows(value, columns, `question.${name}`)];
    }
    if (value !== undefined || !isOptional(field)) return [name, value];
    assumed.push(`${name} ${field.default}`);
    return [name, field.default];
  });
  const inputs = Object.fromEntries(values);
  const { rules } = insights[id].calculator;
  const issues = Object.entries(rules).flatMap(([name, rule]) => rule(name, inputs));
  if (issues[0]) {
    throw new CalculatorInputError(
      issues.map(({ field, rule, requirement, received }) => {
        const unit = requirement && "max" in requirement ? `, in ${requirement.kind}` : "";
        return { field: `question.${field}`, rule: `${rule}${unit}`, received };
      }),
    );
  }
  return { id, inputs, assumed };
}
