"use client";

import type { ComponentProps } from "react";
import { control } from "../Field/Field.css.ts";
import { FieldFrame, type FieldTexts } from "../Field/FieldFrame.tsx";

type Input = Omit<ComponentProps<"input">, "className" | "style" | "id" | "type" | "onChange">;

export type TextFieldProps = Input &
  FieldTexts & {
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
    <FieldFrame {...{ label, hint, error, warning, hideLabel, labelledBy }}>
      {(ids) => (
        <input
          className={control}
          type={type}
          onChange={onChange && (({ target }) => onChange(target.value))}
          {...ids}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
