"use client";

import type { ComponentProps } from "react";
import { control } from "../Field/Field.css.ts";
import { FieldFrame, type FieldTexts } from "../Field/FieldFrame.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ChevronDown } from "../Icon/icons.ts";
import * as styles from "./Select.css.ts";

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

type Native = Omit<
  ComponentProps<"select">,
  "className" | "style" | "id" | "value" | "defaultValue" | "onChange" | "children" | "multiple"
>;

export type SelectProps<Value extends string> = Native &
  FieldTexts & {
    /** Choices from top to bottom. */
    options: readonly SelectOption<Value>[];
    /** Selected choice; without one the field keeps its own. */
    value?: Value;
    /** Choice that a field which keeps its own begins with. */
    defaultValue?: Value;
    /** Called with the choice that a visitor selects. */
    onChange?: (value: Value) => void;
  };

export function Select<Value extends string>({
  label,
  hint,
  error,
  hideLabel,
  labelledBy,
  options,
  onChange,
  ...rest
}: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange?.(option.value);
  };
  return (
    <FieldFrame
      {...{ label, hint, error, hideLabel, labelledBy }}
      after={<Icon icon={ChevronDown} />}
    >
      {(ids) => (
        <select
          className={`${control} ${styles.select}`}
          onChange={({ target }) => choose(target.value)}
          {...ids}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
