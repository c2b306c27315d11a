"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { control } from "../Field/Field.css.ts";
import { FieldFrame } from "../Field/FieldFrame.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Search } from "../Icon/icons.ts";
import * as styles from "./SearchField.css.ts";

type Input = Omit<ComponentProps<"input">, "className" | "style" | "id" | "type" | "onChange">;

export type SearchFieldProps = Input & {
  /** Said to screen readers; the magnifying glass says it to the eye. */
  label: string;
  /** Search words, kept by the parent. */
  value: string;
  /** Called with the text after each change. */
  onChange: (value: string) => void;
};

export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only words from before the page was alive
  useEffect(() => {
    // A prerendered page can be typed into before it is alive; those words count too.
    const typed = input.current?.value;
    if (typed && typed !== value) onChange(typed);
  }, []);
  return (
    <div className={styles.search}>
      <FieldFrame label={label} hideLabel before={<Icon icon={Search} />}>
        {(ids) => (
          <input
            ref={input}
            className={control}
            type="search"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            {...ids}
            {...rest}
          />
        )}
      </FieldFrame>
    </div>
  );
}
