"use client";

import { type ComponentProps, useImperativeHandle, useRef } from "react";
import { control } from "../Field/Field.css.ts";
import { FieldFrame, type FieldTexts } from "../Field/FieldFrame.tsx";
import { useKitWords } from "../KitWords/KitWords.tsx";
import * as styles from "./NumberField.css.ts";
import type { ReadNumber } from "./typedNumber.ts";
import { useTypedNumber } from "./useTypedNumber.ts";

type Input = Omit<
  ComponentProps<"input">,
  "className" | "style" | "id" | "type" | "value" | "defaultValue" | "onChange" | "prefix"
>;

/** Props of a field for a number whose unit is given. */
export type UnitFieldProps = Input &
  FieldTexts & {
    /** `null` while the field is empty or holds no number. */
    value: number | null;
    /** Called with the typed number, or `null` if the field holds none. */
    onChange: (value: number | null) => void;
    /** Parses numbers with separators and signs; without it only plain numbers are accepted. */
    read?: ReadNumber | undefined;
    /** Called when the typed text becomes unreadable, and when it no longer is. */
    onUnreadable?: ((isUnreadable: boolean) => void) | undefined;
  };

export type NumberFieldProps = UnitFieldProps & {
  /** Unit before the number, such as `$`. */
  prefix?: string;
  /** Unit after the number, such as `%`. */
  suffix?: string;
};

/** Renders a field for a number, shown with the language's separators unless it has the focus. */
export function NumberField({
  label,
  hint,
  error,
  warning,
  hideLabel,
  labelledBy,
  value,
  onChange,
  read,
  onUnreadable,
  ref,
  prefix,
  suffix,
  step = "any",
  ...rest
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const problem = useTypedNumber(input, read, onUnreadable);
  const { notOneNumber, grouped } = useKitWords();
  const isPlain = value === null || (Number.isInteger(value) && Math.abs(value) < 1000);
  return (
    <FieldFrame
      {...{ label, hint, error, warning, hideLabel, labelledBy }}
      problem={problem && notOneNumber[problem]}
      before={prefix}
      after={suffix}
    >
      {(ids) => (
        <span className={`${control} ${styles.holder}`}>
          <input
            ref={input}
            className={styles.number}
            type="number"
            inputMode="decimal"
            step={step}
            value={shownAs(input.current, value)}
            onChange={({ target }) => onChange(numberIn(target))}
            onWheel={keepOnWheel}
            {...ids}
            {...rest}
          />
          <span className={styles.grouped} aria-hidden="true">
            {isPlain ? null : grouped(value)}
          </span>
        </span>
      )}
    </FieldFrame>
  );
}

function numberIn({ valueAsNumber }: HTMLInputElement): number | null {
  return Number.isFinite(valueAsNumber) ? valueAsNumber : null;
}

/** Keeps text being typed while it means the same number, such as `5.` on the way to 5.5. */
function shownAs(input: HTMLInputElement | null, value: number | null): string {
  if (value === null) return "";
  return input?.valueAsNumber === value ? input.value : String(value);
}

/**
 * Browsers let the wheel step a focused number. For the length of the event the field is read-only,
 * which leaves the figure alone and lets the page scroll; focus stays where it is.
 */
function keepOnWheel({ currentTarget: input }: React.WheelEvent<HTMLInputElement>): void {
  if (input.readOnly) return;
  input.readOnly = true;
  setTimeout(() => {
    input.readOnly = false;
  });
}
