import { z } from "zod";

/** Invalid field of a brokerage's folder, with its value and the allowed values. */
export interface WrongValue {
  path: readonly PropertyKey[];
  /** Predicate of a sentence whose subject is the field: "is 5, but must be a text". */
  problem: string;
}

const longestFound = 80;

/** Converts the issues of a validation to invalid values, one per field. */
export function wrongValues(source: unknown, issues: readonly z.core.$ZodIssue[]): WrongValue[] {
  return issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...issue.path, key], problem: issue.message }))
      : [{ path: issue.path, problem: problemOf(valueAt(source, issue.path), issue.message) }],
  );
}

function problemOf(found: unknown, allowed: string): string {
  if (found === undefined) return `is missing, but must be ${allowed}`;
  const text = JSON.stringify(found);
  const shown = text.length > longestFound ? `${text.slice(0, longestFound)}…` : text;
  return `is ${shown}, but must be ${allowed}`;
}

function valueAt(source: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    source,
  );
}

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "a record",
};

const formats: Record<string, string> = {
  email: "an e-mail address",
  url: "a web address",
  time: "a time such as 09:00",
};

/** Returns the values that a schema accepts in words, to follow "but must be". */
export function allowedInWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return kinds[issue.expected] ?? issue.expected;
    case "too_small":
      return `at least ${issue.minimum}${unitOf(issue.origin)}`;
    case "too_big":
      return `at most ${issue.maximum}${unitOf(issue.origin)}`;
    case "invalid_value":
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
    case "invalid_union":
      return "one of the kinds that its schema lists";
    case "invalid_format":
      return formats[issue.format] ?? `a text in the form ${issue.pattern ?? issue.format}`;
    case "unrecognized_keys":
      return `is not a field here; the fields are ${fieldsOf(issue.inst)}`;
    default:
      return issue.message ?? "another value";
  }
}

function unitOf(origin: string): string {
  if (origin === "string") return " characters long";
  return origin === "array" ? " entries long" : "";
}

function fieldsOf(schema: unknown): string {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape).join(", ") : "others";
}
