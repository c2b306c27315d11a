import type { FieldKind, FieldOf } from "@mortgage-kit/calculator-engine";

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
