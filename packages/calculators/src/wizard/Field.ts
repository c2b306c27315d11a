import type { FieldOf, FieldKind as InputKind } from "@mortgage-kit/calculator-engine";
import type { FieldWords } from "@mortgage-kit/calculator-engine/words";

/** Kind of a question, shared by the wizard's steps and the lender's questions. */
export type FieldKind = Exclude<InputKind, "list">;

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
