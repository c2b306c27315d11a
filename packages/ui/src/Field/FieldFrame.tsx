"use client";

import { use, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { CircleAlert } from "../Icon/icons.ts";
import { backgrounds } from "../theme/backgrounds.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Field.css.ts";
import { FieldLayoutContext } from "./FieldLayout.ts";

/** Label and messages around a field's control. */
export interface FieldTexts {
  /** Question or name above the control. */
  label: React.ReactNode;
  /** Help text, shown before it is needed. */
  hint?: React.ReactNode;
  /** Error message: what is wrong and how to correct it. */
  error?: React.ReactNode;
  /** Warning about an unlikely answer, which is accepted; `null` reserves its live region. */
  warning?: React.ReactNode;
  /** Shows label and hint only to assistive technology. */
  hideLabel?: boolean | undefined;
  /** Id of the visible element that names the control instead of the label; it hides the hint too. */
  labelledBy?: string | undefined;
}

interface ControlIds {
  id: string;
  "aria-labelledby": string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

type FieldProps = FieldTexts & {
  /** Error about what is being typed. It takes the place of the other messages. */
  problem?: React.ReactNode;
  /** Drawn in the box before and after the control. */
  before?: React.ReactNode;
  after?: React.ReactNode;
  children: (ids: ControlIds) => React.ReactNode;
};

/** Renders label, hint, control and error, linked by ids; the control white on any background. */
export function FieldFrame(props: FieldProps) {
  const { label, hint, problem, warning, hideLabel = false, labelledBy, children } = props;
  const { before, after } = props;
  const error = problem ?? props.error;
  const id = useId();
  const hintId = hint ? `${id}-hint` : "";
  const errorId = error ? `${id}-error` : "";
  const warningId = warning ? `${id}-warning` : "";
  const layout = use(FieldLayoutContext);
  return (
    <div className={styles.layout[layout]}>
      {!labelledBy && (
        <label className={styles.label} htmlFor={id}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
      )}
      {hint && (
        // A description may refer to an element that is not rendered.
        <p
          className={styles.hint}
          id={hintId}
          hidden={hideLabel || labelledBy !== undefined || layout === "row"}
        >
          {hint}
        </p>
      )}
      <span className={styles.frame}>
        <span className={`${backgrounds.white} ${styles.box}`}>
          {before && <span className={styles.beside}>{before}</span>}
          {children({
            id,
            "aria-labelledby": labelledBy,
            "aria-describedby": [hintId, errorId, warningId].filter(Boolean).join(" ") || undefined,
            "aria-invalid": error ? true : undefined,
          })}
          {after && <span className={styles.beside}>{after}</span>}
        </span>
      </span>
      {error && (
        <p className={styles.error} id={errorId} data-message={problem && ""}>
          <Icon icon={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
      {warning !== undefined && !problem && (
        <p className={styles.warning} id={`${id}-warning`} role="status" data-message="">
          {warning}
        </p>
      )}
    </div>
  );
}
