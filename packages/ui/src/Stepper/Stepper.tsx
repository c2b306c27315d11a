import { useId } from "react";
import * as styles from "./Stepper.css.ts";

export type StepperProps = {
  /** The step on screen, counted from 1. */
  step: number;
  of: number;
};

/** How far along a short set of steps the visitor is. It tells; it does not navigate. */
export function Stepper({ step, of }: StepperProps) {
  const id = useId();
  return (
    <div className={styles.stepper}>
      <p id={id} className={styles.step}>
        Step {step} of {of}
      </p>
      <p className={styles.share}>{Math.round((step / of) * 100)}% complete</p>
      <progress className={styles.bar} value={step} max={of} aria-labelledby={id} />
    </div>
  );
}
