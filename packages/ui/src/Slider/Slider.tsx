"use client";

import { useId, useState } from "react";
import * as styles from "./Slider.css.ts";

export interface SliderProps {
  /** Accessible name; the same words as the field above it. */
  label: string;
  /** Place of the thumb. */
  value: number;
  /** Value at the start of the line. */
  min: number;
  /** Value at its end. */
  max: number;
  /** Distance between two values that a visitor can select. */
  step: number;
  /** Called with each value that the thumb passes. */
  onChange: (value: number) => void;
  /** The value as it is read out. */
  valueText: string;
  /** Threshold on the slider and its label. */
  mark?: { readonly at: number; readonly text: string };
}

/** Renders a slider for trying values out. */
export function Slider({ label, value, min, max, step, onChange, valueText, mark }: SliderProps) {
  const id = useId();
  // A threshold that is gone keeps its place, because the next one may be there a moment later.
  const [hasHadMark, setHadMark] = useState(mark !== undefined);
  if (mark && !hasHadMark) setHadMark(true);
  const shown = Math.min(max, Math.max(min, value));
  const along = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  return (
    <div className={styles.slider}>
      <div className={styles.track}>
        <svg className={styles.rail} aria-hidden="true">
          <line className={styles.line} x1="0" x2="100%" y1="50%" y2="50%" />
          <line className={styles.filled} x1="0" x2={along(shown)} y1="50%" y2="50%" />
          {mark && (
            <line
              className={styles.mark}
              x1={along(mark.at)}
              x2={along(mark.at)}
              y1="0"
              y2="100%"
            />
          )}
        </svg>
        <input
          className={styles.input}
          type="range"
          aria-label={label}
          aria-valuetext={valueText}
          aria-describedby={mark && id}
          {...{ min, max, step }}
          value={shown}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </div>
      {hasHadMark && (
        <p className={styles.turn} id={id}>
          {mark?.text}
        </p>
      )}
    </div>
  );
}
