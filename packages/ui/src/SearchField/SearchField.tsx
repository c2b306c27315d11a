import type { ComponentProps } from "react";
import { control } from "../Field/Field.css.ts";
import { Field } from "../Field/Field.tsx";
import { FieldBox } from "../Field/FieldBox.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Search } from "../Icon/icons.ts";
import * as styles from "./SearchField.css.ts";

type Input = Omit<ComponentProps<"input">, "className" | "style" | "id" | "type" | "onChange">;

export type SearchFieldProps = Input & {
  /** Said to screen readers; the magnifying glass says it to the eye. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

export function SearchField({ label, onChange, ...rest }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <Field label={label} labelled="invisibly">
        {(ids) => (
          <FieldBox before={<Icon icon={Search} />}>
            <input
              className={control}
              type="search"
              onChange={({ target }) => onChange(target.value)}
              {...ids}
              {...rest}
            />
          </FieldBox>
        )}
      </Field>
    </div>
  );
}
