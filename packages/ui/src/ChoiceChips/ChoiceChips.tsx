"use client";

import * as styles from "./ChoiceChips.css.ts";

export interface ChoiceChipsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** Choices in their order, each with its visible text. */
  options: readonly { value: Value; label: string }[];
  /** Selected choice. */
  value: Value;
  /** Called with the choice that a visitor selects; a page without React reads the button's value. */
  onChange?: (value: Value) => void;
}

export function ChoiceChips<Value extends string>({
  label,
  options,
  value: chosen,
  onChange,
}: ChoiceChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise values that a form sends
    <div className={styles.chips} role="group" aria-label={label}>
      {options.map(({ value, label: words }) => (
        <button
          key={value}
          className={styles.chip}
          type="button"
          value={value}
          aria-pressed={value === chosen}
          onClick={() => onChange?.(value)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
