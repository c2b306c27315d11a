import type { ComponentProps } from "react";
import { control } from "../Field/Field.css.ts";
import { Field, type FieldWords } from "../Field/Field.tsx";
import { FieldBox } from "../Field/FieldBox.tsx";
import { keepOnWheel } from "./keepOnWheel.ts";
import * as styles from "./NumberField.css.ts";

type Input = Omit<
  ComponentProps<"input">,
  "className" | "style" | "id" | "type" | "value" | "defaultValue" | "onChange" | "prefix"
>;

export type NumberFieldProps = Input &
  FieldWords & {
    /** `null` while the field is empty or holds no number. */
    value: number | null;
    onChange: (value: number | null) => void;
    prefix?: string;
    suffix?: string;
    /** The value in words or with separators, for the eye alone. */
    echo?: React.ReactNode;
  };

export function NumberField({
  label,
  hint,
  error,
  labelled = "visibly",
  value,
  onChange,
  prefix,
  suffix,
  echo,
  step = "any",
  ...rest
}: NumberFieldProps) {
  const after = (echo || suffix) && (
    <>
      {echo && (
        <span className={styles.echo} aria-hidden="true">
          {echo}
        </span>
      )}
      {suffix}
    </>
  );
  return (
    <Field {...{ label, hint, error, labelled }}>
      {(ids) => (
        <FieldBox before={prefix} after={after}>
          <input
            className={`${control} ${styles.number}`}
            type="number"
            inputMode="decimal"
            step={step}
            value={value ?? ""}
            onChange={({ target }) => onChange(numberIn(target))}
            onWheel={keepOnWheel}
            {...ids}
            {...rest}
          />
        </FieldBox>
      )}
    </Field>
  );
}

function numberIn({ valueAsNumber }: HTMLInputElement): number | null {
  return Number.isFinite(valueAsNumber) ? valueAsNumber : null;
}
