"use client";

import { useId } from "react";
import { useKitWords } from "../KitWords/KitWords.tsx";
import * as styles from "./Stepper.css.ts";

export interface StepperProps {
  /** The step on screen, counted from 1. */
  step: number;
  /** Number of steps, the result included. */
  of: number;
}

/** Shows the visitor's progress through a short set of steps. It does not navigate. */
export function Stepper({ step, of }: StepperProps) {
  const id = useId();
  const words = useKitWords();
  return (
    <div className={styles.stepper}>
      <p id={id} className={styles.step}>
        {words.step(step, of)}
      </p>
      <p className={styles.share}>{words.complete(Math.round((step / of) * 100))}</p>
      <progress className={styles.bar} value={step} max={of} aria-labelledby={id} />
    </div>
  );
}
