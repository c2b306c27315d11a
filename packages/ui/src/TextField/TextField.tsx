"use client";

import type { ComponentProps } from "react";
import { control } from "../Field/Field.css.ts";
import { Field, type FieldWords } from "../Field/Field.tsx";
import { FieldBox } from "../Field/FieldBox.tsx";

type Input = Omit<ComponentProps<"input">, "className" | "style" | "id" | "type" | "onChange">;

export type TextFieldProps = Input &
  FieldWords & {
    /** Selects the keyboard of phones, by what is typed. */
    type?: "text" | "email" | "tel" | "date";
    /** Called with the text after each change. */
    onChange?: (value: string) => void;
  };

export function TextField({
  label,
  hint,
  error,
  warning,
  hideLabel,
  labelledBy,
  type = "text",
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, warning, hideLabel, labelledBy }}>
      {(ids) => (
        <FieldBox>
          <input
            className={control}
            type={type}
            onChange={onChange && (({ target }) => onChange(target.value))}
            {...ids}
            {...rest}
          />
        </FieldBox>
      )}
    </Field>
  );
}
