import type { FieldKind } from "@mortgage-kit/calculator-engine";

/** Kind of a question, shared by the wizard's steps and the lender's questions. */
export type FormFieldKind = Exclude<FieldKind, "list">;

export interface FormField {
  readonly kind: FormFieldKind;
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly slider?: boolean | undefined;
}
