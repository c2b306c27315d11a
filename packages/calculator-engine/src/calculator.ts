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
  | { readonly kind: "text" | "date" | "yesNo" | "list" };

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

/** Type of the values that a rule with its requirement accepts. */
export type ValueOf<Rule> = Rule extends {
  readonly kind: "choice";
  readonly options: readonly (infer Option)[];
}
  ? Option
  : Rule extends { readonly kind: NumberKind }
    ? number
    : Rule extends { readonly kind: "yesNo" }
      ? boolean
      : string;

/** Kinds that fit the type of a value. */
type KindOf<Value> = [Value] extends [boolean]
  ? "yesNo"
  : [Value] extends [number | null]
    ? NumberKind
    : [Value] extends [string | null]
      ? string extends Value
        ? "text" | "date"
        : "choice"
      : [Value] extends [readonly unknown[]]
        ? "list"
        : never;

type RequirementOf<Kind> = Requirement extends infer One
  ? One extends { readonly kind: infer Kinds }
    ? Kinds & Kind extends never
      ? never
      : Omit<One, "kind"> & { readonly kind: Kinds & Kind }
    : never
  : never;

/** One input, described once: its form, its checks, its unit and its schema follow from it. */
export interface Field<Kind extends FieldKind = FieldKind> {
  readonly rule: FieldRule & RequirementOf<Kind>;
  /**
   * Value of an untouched form; without one, the visitor has to enter it. A list's has one row.
   */
  readonly default?: unknown;
  /** Step of the form that asks for it, counted from 1; without one, no step does. */
  readonly step?: number;
  /** True for the most important inputs, which also get a slider. */
  readonly slider?: boolean;
}

type Column<Id, List> = Id extends `${List & string}.${infer Name}` ? Name : never;

/**
 * Inputs that a table of fields describes. The columns of a list follow the list, as `debts.balance`.
 */
export type InputsOf<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Id in keyof Fields as Id extends `${string}.${string}`
    ? never
    : Id]: Fields[Id]["rule"]["kind"] extends "list"
    ? readonly ({
        /** Identifies the row; never shown. */
        readonly id: string;
      } & {
        readonly [Cell in keyof Fields as Column<Cell, Id>]: ValueOf<Fields[Cell]["rule"]>;
      })[]
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
export type FieldsOf<Inputs> = {
  readonly [Id in FieldOf<Inputs> | ListOf<Inputs>]: Field<KindOf<InputOf<Inputs, Id>>>;
};

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
export interface Calculator<Inputs, Result> {
  readonly id: string;
  readonly fields: FieldsOf<Inputs>;
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
