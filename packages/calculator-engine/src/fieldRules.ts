import type { InputIssue } from "./calculator.ts";

/** What one field may hold. */
export interface FieldRule {
  /** In words that follow "must be". */
  readonly rule: string;
  /** `siblings` is the object the value came from; a form may insist on more than a calculation does. */
  accepts(value: unknown, siblings: Siblings, inForm?: boolean): boolean;
  /** What is refused where the values are in rows, not in the field that the rule is named after. */
  refusals?(siblings: Siblings, name: string, inForm?: boolean): InputIssue[];
}

export type FieldRules = Readonly<Record<string, FieldRule>>;
export type Siblings = Readonly<Record<string, unknown>>;

/** A rule for a number, with its range for whoever searches or draws it. */
export interface NumberRule extends FieldRule {
  readonly least: number;
  readonly most: number;
}

const numberFrom = (least: number, most: number, leastInForm = least): NumberRule => ({
  least,
  most,
  rule: `a number from ${least} to ${most}`,
  accepts: (value, _, inForm) =>
    typeof value === "number" && value >= (inForm ? leastInForm : least) && value <= most,
});

/** Dollars, possibly none. The upper bound keeps every result finite. */
export const amount = /* @__PURE__ */ numberFrom(0, 1e12);

/** Dollars, at least one cent. */
export const positiveAmount = /* @__PURE__ */ numberFrom(0.01, 1e12);

/** Percent per year. A calculation accepts 0, a form does not. */
export const rate = /* @__PURE__ */ numberFrom(0, 100, Number.MIN_VALUE);

/** A percentage, possibly none. */
export const percentage = /* @__PURE__ */ numberFrom(0, 100);

/** A length of time in years, at least one month. */
export const years = /* @__PURE__ */ numberFrom(1 / 12, 100);

/** A text with something to read in it. */
export const text: FieldRule = {
  rule: "a text that is not blank",
  accepts: (value) => typeof value === "string" && value.trim() !== "",
};

/** One of a closed set of texts. */
export const oneOf = (choices: readonly string[]): FieldRule => ({
  rule: `one of ${choices.join(", ")}`,
  accepts: (value) => choices.includes(value as string),
});

/** A list of at least one row. */
export const list: FieldRule = {
  rule: "a list with at least one row",
  accepts: (value) => Array.isArray(value) && value.length > 0,
};

/** A rule for one column of every row of a list, named after both: `debts.balance`. */
export const eachRow = ({ rule, accepts }: FieldRule): FieldRule => ({
  rule,
  accepts,
  refusals(siblings, name, inForm) {
    const [list, column] = name.split(".") as [string, string];
    const rows = siblings[list];
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row, index) => {
      const received = Object(row)[column];
      return accepts(received, row, inForm)
        ? []
        : { field: `${list}.${index}.${column}`, rule, received };
    });
  },
});
