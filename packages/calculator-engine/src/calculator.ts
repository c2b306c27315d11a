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
