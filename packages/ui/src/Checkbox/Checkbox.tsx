import { type ComponentProps, useId } from "react";
import * as styles from "./Checkbox.css.ts";

type Input = Omit<ComponentProps<"input">, "className" | "style" | "id" | "type" | "onChange">;

export type CheckboxProps = Input & {
  /** States what a tick means. */
  label: React.ReactNode;
  /** Help text below the label. */
  hint?: React.ReactNode;
  /** Says what is wrong with the answer, and marks the box as invalid. */
  error?: React.ReactNode;
  /** Called with the new state when a visitor ticks or unticks the box. */
  onChange?: (checked: boolean) => void;
};

export function Checkbox({ label, hint, error, onChange, ...rest }: CheckboxProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : "";
  const errorId = error ? `${id}-error` : "";
  return (
    <div className={styles.checkbox}>
      <input
        className={styles.box}
        type="checkbox"
        id={id}
        aria-describedby={`${hintId} ${errorId}`.trim() || undefined}
        aria-invalid={error ? true : undefined}
        onChange={onChange && (({ target }) => onChange(target.checked))}
        {...rest}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
