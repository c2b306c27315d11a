import type { Unit } from "./quantity.ts";

/** Kind of a number: the unit in which it is entered. */
export type NumberKind = Exclude<Unit, "fraction" | "payments">;

/** Requirement of a field, as data for a form, a schema and words in any language. */
export type Requirement =
  | {
      readonly kind: NumberKind;
      readonly min: number;
      readonly max: number;
      /** True if a form requires more than `min`, which a calculation accepts. */
      readonly isAbove?: boolean | undefined;
    }
  /** An amount above 0 and below that of another field. */
  | { readonly kind: "dollars"; readonly below: string }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "yesNo" }
  | { readonly kind: "text" | "date" | "list" };

/** Kind of a value, which decides its control, its unit and its schema. */
export type FieldKind = Requirement["kind"];

/** Reason that an input was refused. */
export interface InputIssue {
  /** Name of the field; a path if it is inside a list: `debts.0.balance`. */
  readonly field: string;
  /** Requirement in English for developers, as the end of a sentence with "must be". */
  readonly rule: string;
  /** Requirement as data; absent if only a program can cause the issue. */
  readonly requirement?: Requirement | undefined;
  readonly received: unknown;
}

/** Object that a field is part of: all inputs, or one row of a list. */
export type InputsOfRule = Readonly<Record<string, unknown>>;

/**
 * Returns the issues of one field of the inputs: none, one for its value, or several for the rows
 * of a list. A form may require more than a calculation does.
 */
export type FieldRule = (
  field: string,
  inputs: InputsOfRule,
  inForm?: boolean,
) => readonly InputIssue[];

export type FieldRules = Readonly<Record<string, FieldRule>>;

type ValuesByKind = Readonly<Record<NumberKind, number>> &
  Readonly<Record<"text" | "date" | "choice" | "list", string>> & { readonly yesNo: boolean };

/** Type of the values that a rule with its requirement accepts. */
export type ValueOf<Rule extends { readonly kind: FieldKind }> = Rule extends {
  readonly options: readonly (infer Option)[];
}
  ? Option
  : ValuesByKind[Rule["kind"]];

/** One input, described once: its form, its checks, its unit and its schema follow from it. */
export interface Field<Kind extends FieldKind = FieldKind> {
  readonly rule: FieldRule & Extract<Requirement, { readonly kind: Kind }>;
  /** Value of an untouched form; without one, the visitor has to enter it. A list's has one row. */
  readonly default?: unknown;
  /** Step of the form that asks for it, counted from 1; without one, no step does. */
  readonly step?: number;
  /** True for the most important inputs, which also get a slider. */
  readonly slider?: boolean;
}

/** Fields of a calculator by the names of their inputs. The columns of a list follow it, as `debts.balance`. */
export type FieldTable = Readonly<Record<string, Field>>;

type RowOf<Fields extends FieldTable, List> = {
  /** Identifies the row; never shown. */
  readonly id: string;
} & {
  readonly [Id in keyof Fields as Id extends `${List & string}.${infer Column}`
    ? Column
    : never]: ValueOf<Fields[Id]["rule"]>;
};

/** Inputs that a table of fields describes. */
export type InputsOf<Fields extends FieldTable> = {
  readonly [Id in keyof Fields as Id extends `${string}.${string}`
    ? never
    : Id]: Fields[Id]["rule"]["kind"] extends "list"
    ? readonly RowOf<Fields, Id>[]
    : ValueOf<Fields[Id]["rule"]>;
};

/** Type of an input, or of a column of its rows, such as `debts.balance`. */
export type InputOf<Inputs, Id> = Id extends `${infer List}.${infer Name}`
  ? List extends keyof Inputs
    ? Inputs[List] extends readonly (infer Row)[]
      ? Row[Name & keyof Row]
      : never
    : never
  : Inputs[Id & keyof Inputs];

/** Names of the inputs that are numbers, columns of lists among them. */
export type NumberFieldOf<Inputs> = {
  [Id in FieldOf<Inputs>]: InputOf<Inputs, Id> extends number ? Id : never;
}[FieldOf<Inputs>];

/** Table of the fields of some inputs, in their order; a missing one is a type error. */
export type FieldsOf<Inputs> = Readonly<Record<FieldOf<Inputs> | ListOf<Inputs>, Field>>;

/** Inputs still being entered: every number may be empty (`null`), at any depth. */
export type Draft<T> = T extends number
  ? number | null
  : T extends readonly (infer Row)[]
    ? readonly Draft<Row>[]
    : T extends object
      ? { readonly [Key in keyof T]: Draft<T[Key]> }
      : T;

/** Name of a field; one inside the rows of a list is `debts.balance`. Row ids are excluded. */
export type FieldOf<Inputs> = {
  [Key in keyof Inputs & string]: Inputs[Key] extends readonly (infer Row)[]
    ? `${Key}.${Exclude<keyof Row & string, "id">}`
    : Key;
}[keyof Inputs & string];

/** Fields that one screen of a calculator asks for. */
export type Step<Inputs> = readonly FieldOf<Inputs>[];

/** Calculator: the fields of its inputs and the calculation of its result. */
export interface CalculatorOf<Inputs, Result, Fields = FieldsOf<Inputs>> {
  readonly id: string;
  readonly fields: Fields;
  /** Draft of an untouched form. */
  readonly defaults: Draft<Inputs>;
  /** Returns true if a draft can be calculated: it meets every rule, not only one step's. */
  accepts(draft: unknown): draft is Inputs;
  /** Rule of each input. */
  readonly rules: FieldRules;
  /** @throws CalculatorInputError for anything missing, mistyped, non-finite or out of range. */
  calculate(inputs: Inputs): Result;
}

/** Names of the inputs that are lists of rows, such as `debts`. */
export type ListOf<Inputs> = {
  [Key in keyof Inputs & string]: Inputs[Key] extends readonly { readonly id: string }[]
    ? Key
    : never;
}[keyof Inputs & string];

/**
 * Error for inputs that cannot be calculated. `issues` lists every refused field.
 *
 * @example
 * const refused = new CalculatorInputError([{ field: "price", rule: "above 0", received: -1 }]);
 * refused.message; // "price must be above 0; received -1."
 */
export class CalculatorInputError extends Error {
  override readonly name = "CalculatorInputError";
  declare readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super(issues.map(say).join(" "));
    this.issues = issues;
  }
}

// Writes only the type of an object, because its conversion to a string may throw.
const say = ({ field, rule, received }: InputIssue) =>
  `${field} must be ${rule}; received ${
    typeof received === "string"
      ? `"${received}" (a string)`
      : received === Object(received)
        ? typeof received
        : String(received)
  }.`;

/** Returns all issues that the rules find in the inputs, in the order of the rules. */
export function findIssues(inputs: unknown, rules: FieldRules, inForm?: boolean): InputIssue[] {
  const issues: InputIssue[] = [];
  for (const field in rules) {
    issues.push(...(rules[field] as FieldRule)(field, Object(inputs), inForm));
  }
  return issues;
}

/** Returns the issues of a value within the inputs, named by their path, such as `buyers.0.age`. */
export const issuesWithin = (path: string, value: unknown, rules: FieldRules) =>
  findIssues(value, rules).map((issue) => ({ ...issue, field: `${path}.${issue.field}` }));

/**
 * Validates inputs. Throws one error that lists all their issues.
 *
 * @throws CalculatorInputError
 */
export function checkInputs(inputs: unknown, rules: FieldRules): void {
  const issues = findIssues(inputs, rules);
  if (issues[0]) throw new CalculatorInputError(issues);
}

/**
 * Asserts that a calculator accepts these inputs.
 *
 * @throws CalculatorInputError as `calculate` does.
 * @example
 * assertValid(payment, { ...payment.defaults, loanAmount: 300_000 }); // undefined
 */
export const assertValid = (
  { rules }: Pick<CalculatorOf<never, never>, "rules">,
  inputs: unknown,
) => checkInputs(inputs, rules);

/**
 * Returns the issues that keep a draft from being calculated, in the order of the rules; empty if there
 * are none.
 *
 * @example
 * findMissing(payment, payment.defaults)[0]?.field; // "loanAmount"
 */
export const findMissing = (
  { rules }: Pick<CalculatorOf<never, never>, "rules">,
  draft: unknown,
): readonly InputIssue[] => findIssues(draft, rules, true);

/** Definition of a calculator, as its author writes it. */
export interface Definition<Fields extends FieldTable, Result> {
  /** Identifier for programs, such as in a link that carries the inputs. */
  readonly id: string;
  /** Every input; the columns of a list come after the list. */
  readonly fields: Fields;
  /**
   * Calculates the result from inputs that have passed the rules. May return intermediate values too.
   */
  readonly workOut: (inputs: InputsOf<Fields>) => { readonly result: Result };
}

/**
 * Creates a calculator from a table of its fields. The types of its inputs, the steps of its form and the
 * checks of `calculate` follow from them. `createWizard` turns it into a step-by-step form, `findMissing`
 * lists the fields that the form still lacks, and the words of each language describe them. `calculate` throws a
 * CalculatorInputError with every input that breaks its rule.
 *
 * @example
 * const rentalYield = defineCalculator({
 *   id: "rental-yield",
 *   fields: { price: { rule: positiveAmount, step: 1 }, monthlyRent: { rule: amount, step: 2 } },
 *   workOut: ({ price, monthlyRent }) => ({ result: { percent: (1200 * monthlyRent) / price } }),
 * });
 * rentalYield.calculate({ price: 480_000, monthlyRent: 2_400 }); // { percent: 6 }
 */
export function defineCalculator<const Fields extends FieldTable, Result>({
  id,
  fields,
  workOut,
}: Definition<Fields, Result>): CalculatorOf<InputsOf<Fields>, Result, Fields> {
  const rules: Record<string, FieldRule> = {};
  const defaults: Record<string, unknown> = {};
  for (const name in fields) {
    const { rule, default: value = null } = fields[name] as Field;
    rules[name] = rule;
    // The columns of a list are in the list's default.
    if (!name.includes(".")) defaults[name] = value;
  }
  return {
    id,
    fields,
    defaults: defaults as Draft<InputsOf<Fields>>,
    accepts: (draft): draft is InputsOf<Fields> => !findIssues(draft, rules, true)[0],
    rules,
    calculate: (inputs) => {
      // Not `checkInputs`, so that an estimate alone ships without it.
      const issues = findIssues(inputs, rules);
      if (issues[0]) throw new CalculatorInputError(issues);
      return workOut(inputs).result;
    },
  };
}
