import type { FieldRule, InputIssue, InputsOfRule, Requirement } from "./calculator.ts";
import { isDay } from "./isDay.ts";

export type { FieldRule, FieldRules, InputsOfRule } from "./calculator.ts";

/** A range of numbers, for code that searches or draws it. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Result of a rule that finds no issue: always this list, since most calls find none. */
export const none: readonly InputIssue[] = [];

/**
 * Creates a rule that accepts or refuses a value, seen beside the other inputs.
 *
 * @param rule Requirement in a developer's words that follow "must be".
 * @param accepts Returns true for a valid value. A form may require more than a calculation does:
 * then `inForm` is true.
 * @param requirement The same as data, for the words of every language. Without it their message is
 * only that the value cannot be used.
 * @example
 * mustBe("an even number", (value) => Number(value) % 2 === 0);
 */
export const mustBe =
  (
    rule: string,
    accepts: (value: unknown, inputs: InputsOfRule, inForm?: boolean) => boolean,
    requirement?: Requirement,
  ): FieldRule =>
  (field, inputs, inForm) =>
    accepts(inputs[field], inputs, inForm)
      ? none
      : [{ field, rule, requirement, received: inputs[field] }];

export const isNumber = (value: unknown): value is number => typeof value === "number";

/**
 * Creates a rule for a number within bounds, which belong to it.
 *
 * @param isAbove True if a form requires more than `min`, which a calculation accepts.
 * @example
 * numberFrom(1, 12); // a month of the year
 */
export function numberFrom(min: number, max: number, isAbove = false): FieldRule & NumberRange {
  const range = { id: "number", min, max, isAbove } as const;
  return Object.assign(
    mustBe(
      `a number from ${min} to ${max}`,
      (value, _, inForm) =>
        isNumber(value) && value >= min && value <= max && value !== (inForm && isAbove && min),
      range,
    ),
    range,
  );
}

/** Dollars, possibly none. The upper bound keeps every result finite. */
export const amount = /* @__PURE__ */ numberFrom(0, 1e12);

/** Dollars, at least one cent. */
export const positiveAmount = /* @__PURE__ */ numberFrom(0.01, 1e12);

/** Percent per year. A calculation accepts 0, a form does not. */
export const rate = /* @__PURE__ */ numberFrom(0, 100, true);

/** A percentage, possibly none. */
export const percentage = /* @__PURE__ */ numberFrom(0, 100);

/** A length of time in years, at least one month. In a function: bundlers keep unused divisions. */
export const years = /* @__PURE__ */ (() => numberFrom(1 / 12, 100))();

/** A length of time in months, possibly none. */
export const monthCount = /* @__PURE__ */ numberFrom(0, 1200);

/** A text with something to read in it. */
export const text = /* @__PURE__ */ mustBe(
  "a text that is not blank",
  (value) => typeof value === "string" && value.trim() !== "",
  { id: "text" },
);

/** A day of the calendar, as an ISO date. */
export const date = /* @__PURE__ */ mustBe(
  "a day of the calendar as an ISO date, such as 2026-11-20",
  isDay,
  {
    id: "date",
  },
);

/**
 * Creates a rule for one of a closed set of texts.
 *
 * @example
 * oneOf(["monthly", "biweekly"]);
 */
export const oneOf = (choices: readonly string[]): FieldRule =>
  mustBe(`one of ${choices.join(", ")}`, (value) => choices.includes(value as string), {
    id: "one-of",
  });

/**
 * A list of at least one row. Each row is an object with its own `id`.
 *
 * @example
 * defineCalculator({ steps: [{ "debts.balance": eachRow(amount) }], others: { debts: list }, ... });
 */
export const list = /* @__PURE__ */ mustBe(
  "a list of one row or more",
  (value) => Array.isArray(value) && value.length > 0,
);

/** Creates a rule for one column of every row of a list, named after both: `debts.balance`. */
export const eachRow =
  (rule: FieldRule): FieldRule =>
  (name, inputs, inForm) => {
    const [list, column] = name.split(".") as [string, string];
    const rows = inputs[list];
    if (!Array.isArray(rows)) return none;
    return rows.flatMap((row, index) =>
      rule(column, Object(row), inForm).map((issue) => ({
        ...issue,
        field: `${list}.${index}.${column}`,
      })),
    );
  };
