import type { FieldOf } from "@mortgage-kit/calculator-engine";

type NumberKind = "money" | "percent" | "months" | "years";

/** Kind of a question, shared by the wizard's steps and the lender's questions. */
export type FieldKind = NumberKind | "text" | "choice" | "yesNo";

/** Field kinds that fit a value's type. */
export type KindOf<Value> = [Value] extends [boolean]
  ? "yesNo"
  : [Value] extends [number | null]
    ? NumberKind
    : [Value] extends [string | null]
      ? string extends Value
        ? "text"
        : "choice"
      : never;

export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** Label of each value of a choice, in the order of the list. */
  readonly options?: Readonly<Record<string, string>>;
}

interface ChoiceWords<Value extends string> extends FieldWords {
  readonly options: Readonly<Record<Value, string>>;
}

export type WordsFor<Value> =
  KindOf<Value> extends "choice" ? ChoiceWords<Extract<Value, string>> : FieldWords;

/** Type of an input, or of a column of its rows, such as `debts.balance`. */
export type ValueOf<Inputs, Field> = Field extends `${infer List}.${infer Column}`
  ? List extends keyof Inputs
    ? Inputs[List] extends readonly (infer Row)[]
      ? Column extends keyof Row
        ? Row[Column]
        : never
      : never
    : never
  : Field extends keyof Inputs
    ? Inputs[Field]
    : never;

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** One question: its kind and its words. */
export interface Field {
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly Option[];
}

/** Fields of the inputs that the wizard asks for. An input without a field keeps its default. */
export type Fields<Inputs> = { readonly [Name in FieldOf<Inputs>]?: Field };

export function optionsIn(words: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

export function makeField<Kind extends FieldKind>(
  kind: Kind,
  { options, ...words }: FieldWords,
): Field & { readonly kind: Kind } {
  return { kind, ...words, ...(options && { options: optionsIn(options) }) };
}
