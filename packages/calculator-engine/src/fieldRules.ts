import type { FieldRule, InputIssue, InputsOfRule, NumberKind, Requirement } from "./calculator.ts";

export type { FieldRule, FieldRules, InputsOfRule } from "./calculator.ts";

/** Range of numbers in the unit of their field, for code that searches or draws it. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Result of a rule that finds no issue; shared, because most calls find none. */
export const none: readonly InputIssue[] = [];

/**
 * Creates a rule that accepts or refuses a value. It can read the other inputs.
 *
 * @param rule Requirement in English for developers, as the end of a sentence with "must be".
 * @param accepts Returns true for a valid value. `inForm` is true for a form, which may require more
 * than a calculation does.
 * @param requirement The requirement as data, for the words of every language. Without it, their message
 * is only that the value cannot be used.
 * @example
 * const even = mustBe("an even number", (value) => Number(value) % 2 === 0);
 * even("count", { count: 3 })[0]?.rule; // "an even number"
 */
export const mustBe = <const Known extends object = object>(
  rule: string,
  accepts: (value: unknown, inputs: InputsOfRule, inForm?: boolean) => boolean,
  requirement?: Known & Requirement,
) =>
  Object.assign<FieldRule, Known>(
    (field, inputs, inForm) =>
      accepts(inputs[field], inputs, inForm)
        ? none
        : [{ field, rule, requirement, received: inputs[field] }],
    requirement as Known,
  );

export const isNumber = (value: unknown): value is number => typeof value === "number";

/**
 * Creates a rule for a number from `min` to `max`, inclusive.
 *
 * @param kind Unit of the number: `dollars`, `percent` (5.5 is 5.5 %), `months`, `years`, or `number` for
 * one without a unit.
 * @param isAbove True if a form requires more than `min`, which a calculation accepts.
 * @example
 * numberFrom(1, 12, "number")("month", { month: 13 })[0]?.rule; // "a number from 1 to 12"
 */
export const numberFrom = <Kind extends NumberKind>(
  min: number,
  max: number,
  kind: Kind,
  isAbove?: boolean,
) =>
  mustBe(
    `a number from ${min === 1 / 12 ? "1/12" : min} to ${max}`,
    (value, _, inForm) =>
      isNumber(value) && value >= min && value <= max && value !== (inForm && isAbove && min),
    { kind, min, max, isAbove },
  );

/**
 * Rule for an amount in dollars, 0 or more. The maximum keeps every result finite.
 *
 * @example
 * amount("fees", { fees: 0 }); // []
 */
export const amount = /* @__PURE__ */ numberFrom(0, 1e12, "dollars");

/**
 * Rule for an amount in dollars, at least one cent.
 *
 * @example
 * positiveAmount("price", { price: 0 })[0]?.rule; // "a number from 0.01 to 1000000000000"
 */
export const positiveAmount = /* @__PURE__ */ numberFrom(0.01, 1e12, "dollars");

/** Rule for an amount above 0 and below the input `homePrice`. */
export const belowHomePrice = /* @__PURE__ */ mustBe(
  "a number above 0, less than homePrice",
  (value, { homePrice }) =>
    isNumber(value) && value > 0 && isNumber(homePrice) && value < homePrice,
  { kind: "dollars", below: "homePrice" },
);

/**
 * Rule for a rate in percent per year, up to 100. A calculation accepts 0, a form does not.
 *
 * @example
 * rate("annualRate", { annualRate: 5.5 }); // []
 */
export const rate = /* @__PURE__ */ numberFrom(0, 100, "percent", true);

/**
 * Rule for a percentage from 0 to 100.
 *
 * @example
 * percentage("share", { share: 120 })[0]?.rule; // "a number from 0 to 100"
 */
export const percentage = /* @__PURE__ */ numberFrom(0, 100, "percent");

/**
 * Rule for a length of time in years, from one month to 100 years. The function around it lets bundlers
 * drop it if it is unused; they keep unused divisions.
 *
 * @example
 * yearCount("loanTerm", { loanTerm: 25 }); // []
 */
export const yearCount = /* @__PURE__ */ (() => numberFrom(1 / 12, 100, "years"))();

/**
 * Rule for a length of time in months, from 0 to 1,200.
 *
 * @example
 * monthCount("monthsRemaining", { monthsRemaining: 42 }); // []
 */
export const monthCount = /* @__PURE__ */ numberFrom(0, 1200, "months");

/**
 * Rule for a text that is not blank.
 *
 * @example
 * filledText("name", { name: " " })[0]?.rule; // "a text that is not blank"
 */
export const filledText = /* @__PURE__ */ mustBe(
  "a text that is not blank",
  (value) => typeof value === "string" && value.trim() !== "",
  { kind: "text" },
);

const isoDay = /^\d{4}-\d\d-\d\d$/;
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns true for an existing ISO date, without a `Date`: every look-up of a rule asks. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !isoDay.test(value)) return false;
  const year = Number(value.slice(0, 4));
  const month = Number(value.slice(5, 7));
  const day = Number(value.slice(8));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = month === 2 && !isLeap ? 28 : (monthLengths[month - 1] ?? 0);
  return day >= 1 && day <= length;
}

/**
 * Rule for a day of the calendar, as an ISO date.
 *
 * @example
 * date("closing", { closing: "2026-02-30" })[0]?.requirement; // { kind: "date" }
 */
export const date = /* @__PURE__ */ mustBe(
  "a day of the calendar as an ISO date, such as 2026-11-20",
  isDay,
  { kind: "date" },
);

/**
 * Creates a rule for one of a closed set of texts.
 *
 * @example
 * oneOf(["monthly", "biweekly"])("frequency", { frequency: "monthly" }); // []
 */
export const oneOf = <const Option extends string>(options: readonly Option[]) =>
  mustBe(`one of ${options.join(", ")}`, (value) => options.includes(value as Option), {
    kind: "choice",
    options,
  });

/**
 * Rule for a list of at least one row. Each row is an object with its own `id`.
 *
 * @example
 * list("debts", { debts: [] })[0]?.rule; // "a list of one row or more"
 */
export const list = /* @__PURE__ */ mustBe(
  "a list of one row or more",
  (value) => Array.isArray(value) && value.length > 0,
  { kind: "list" },
);

/**
 * Creates a rule for one column of every row of a list. Its field name joins both: `debts.balance`.
 *
 * @example
 * eachRow(amount)("debts.balance", { debts: [{ balance: -5 }] })[0]?.field; // "debts.0.balance"
 */
export const eachRow = <Rule extends FieldRule>(rule: Rule): Rule =>
  Object.assign(
    ((name, inputs, inForm) => {
      const [list, column] = name.split(".") as [string, string];
      const rows = inputs[list];
      if (!Array.isArray(rows)) return none;
      return rows.flatMap((row, index) =>
        rule(column, Object(row), inForm).map((issue) => ({
          ...issue,
          field: `${list}.${index}.${column}`,
        })),
      );
    }) as Rule,
    rule,
  );
