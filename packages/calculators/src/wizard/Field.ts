import type { FieldOf, FieldKind as InputKind } from "@mortgage-kit/calculator-engine";

/** Kind of a question, shared by the wizard's steps and the lender's questions. */
export type FieldKind = Exclude<InputKind, "list">;

export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** Label of each value of a choice, in the order of the list. */
  readonly options?: Readonly<Record<string, string>>;
}

interface ChoiceWords<Value extends string> extends FieldWords {
  readonly options: Readonly<Record<Value, string>>;
}

/** Words of an input; a choice needs a label for each of its values. */
export type WordsFor<Value> = [Value] extends [string]
  ? string extends Value
    ? FieldWords
    : ChoiceWords<Value>
  : FieldWords;

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
  /** True if a slider goes with the field. */
  readonly slider?: boolean | undefined;
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
