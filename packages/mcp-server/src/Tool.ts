import { CalculatorInputError } from "@mortgage-kit/calculator-engine";
import { amount, monthCount, percentage, yearCount } from "@mortgage-kit/calculator-engine/define";
import { z } from "zod";
import type { ToolAnswer } from "./answer.ts";

/** Tool as the server lists and calls it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Description by which the model decides when to use the tool. */
  readonly description: string;
  readonly inputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
  /**
   * @param today ISO date whose rules apply if the inputs give none.
   * @throws CalculatorInputError for inputs that cannot be used; it says what is allowed.
   */
  readonly answer: (given: Readonly<Record<string, unknown>>, today: string) => ToolAnswer;
}

/** Bounds of every number by its unit, which the instructions state once instead of each schema. */
export const bounds = `Amounts are from 0, percentages from ${percentage.min} to ${percentage.max}, years up to ${yearCount.max}, months from ${monthCount.min} to ${monthCount.max}.`;

/** Returns the range of a number for its schema, unless it is that of its unit. */
export const rangeOf = ({ min, max }: { readonly min: number; readonly max: number }) =>
  [amount, percentage, yearCount, monthCount].some((rule) => rule.max === max)
    ? {}
    : { minimum: min, maximum: max };

/**
 * Returns the JSON schema of inputs, without what says nothing to a model: the pattern of a date, and
 * the bounds of every number by its unit.
 */
export function jsonSchemaOf(inputs: z.ZodObject): Tool["inputSchema"] {
  const { $schema: _, ...schema } = z.toJSONSchema(inputs, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema, path }) => {
      if (path.length > 0) delete jsonSchema.additionalProperties;
      if (jsonSchema.format === "date") delete jsonSchema.pattern;
      if (jsonSchema.enum) delete jsonSchema.type;
      if (jsonSchema.type !== "number" && jsonSchema.type !== "integer") return;
      const { minimum: min = 0, maximum: max = amount.max } = jsonSchema;
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
      Object.assign(jsonSchema, rangeOf({ min, max }));
    },
  });
  return { ...schema, type: "object" };
}

/** @throws CalculatorInputError that says what is allowed. */
export function parse<Schema extends z.ZodObject>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new CalculatorInputError(
    parsed.error.issues.flatMap((issue) => {
      const path = issue.path.join(".");
      const at = (field: string) => (path ? `${path}.${field}` : field);
      const received = (keys: readonly PropertyKey[]) =>
        keys.reduce<unknown>((value, key) => Object(value)[key], given);
      if (issue.code !== "unrecognized_keys") {
        return [{ field: path, rule: issue.message, received: received(issue.path) }];
      }
      const rule = leftOut(Object.keys(shapeAt(schema, issue.path)));
      return issue.keys.map((key) => {
        return { field: at(key), rule, received: received([...issue.path, key]) };
      });
    }),
  );
}

/** Returns the requirement of an unknown input, with the known ones. */
export const leftOut = (known: readonly string[]) => `left out; allowed are ${known.join(", ")}`;

/** Returns the inputs that the object at a path takes. */
function shapeAt(schema: z.ZodObject, path: readonly PropertyKey[]): object {
  let at: z.core.$ZodType = schema;
  for (const key of path) {
    at = bare(at);
    if (at instanceof z.ZodArray) at = at.element;
    else if (at instanceof z.ZodObject) at = at.shape[String(key)];
  }
  const found = bare(at);
  return found instanceof z.ZodObject ? found.shape : {};
}

const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodExactOptional ? bare(schema.unwrap()) : schema;
