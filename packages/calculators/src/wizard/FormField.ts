import type { FieldKind, FieldOf } from "@mortgage-kit/calculator-engine";
import type { FieldWords } from "@mortgage-kit/calculator-engine/words";

/** Kind of a question, shared by the wizard's steps and the lender's questions. */
export type FormFieldKind = Exclude<FieldKind, "list">;

interface Option {
  readonly value: string;
  readonly label: string;
}

/** One question: its kind and its words. */
export interface FormField {
  readonly kind: FormFieldKind;
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly Option[];
  /** True if a slider goes with the field. */
  readonly slider?: boolean | undefined;
}

/** Fields of the inputs that the wizard asks for. An input without a field keeps its default. */
export type Fields<Inputs> = { readonly [Name in FieldOf<Inputs>]?: FormField };

function optionsIn(words: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

export function makeFormField<Kind extends FormFieldKind>(
  kind: Kind,
  { options, ...words }: FieldWords,
): FormField & { readonly kind: Kind } {
  return { kind, ...words, ...(options && { options: optionsIn(options) }) };
}
