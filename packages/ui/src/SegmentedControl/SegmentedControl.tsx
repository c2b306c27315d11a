"use client";

import { useId } from "react";
import * as styles from "./SegmentedControl.css.ts";

export interface Segment<Value extends string> {
  value: Value;
  label: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** Id of the element with the question. */
  labelledBy: string;
  /** Id of the element with the choice's consequence. */
  describedBy?: string | undefined;
  /** Choices from left to right. */
  segments: readonly Segment<Value>[];
  /** Selected choice. */
  value: Value;
  /** Also called with the present value, if that is chosen again. */
  onChange: (value: Value) => void;
}

/** Renders a choice of a few short answers, all visible; arrow keys choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { labelledBy, describedBy, segments, value: chosen, onChange } = props;
  const name = useId();
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {segments.map(({ value, label }) => (
        <label key={value} className={styles.segment}>
          <input
            className={styles.input}
            type="radio"
            autoComplete="off"
            name={name}
            checked={value === chosen}
            onChange={({ currentTarget }) => {
              // Safari does not focus a radio button that is pressed.
              currentTarget.focus({ preventScroll: true });
              onChange(value);
            }}
            onClick={value === chosen ? () => onChange(value) : undefined}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
