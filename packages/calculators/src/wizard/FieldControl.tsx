import { readNumber, type Unit } from "@mortgage-kit/calculator-engine";
import {
  Checkbox,
  MoneyField,
  NumberField,
  PercentField,
  Select,
  TextField,
} from "@mortgage-kit/ui";
import { createContext, use, useEffect, useRef } from "react";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { FormField, FormFieldKind } from "./FormField.ts";

/** Called by each field of a step when its text becomes unreadable, and when it no longer is. */
export const UnreadableContext = createContext<(name: string, isUnreadable: boolean) => void>(
  () => {},
);

type FieldValue = number | string | boolean | null;

interface FieldControlProps {
  field: FormField;
  name: string;
  /** Label of the field within one of several rows. */
  label?: string;
  /** Keeps label and hint for assistive technology only. */
  hideLabel?: boolean | undefined;
  /** Id of the element that names the control instead of the label. */
  labelledBy?: string | undefined;
  error?: string;
  /** Warning about an unlikely answer; `null` if there is none at present. */
  warning?: string | null;
  value: unknown;
  onChange: (value: FieldValue) => void;
}

export function FieldControl(props: FieldControlProps): React.JSX.Element {
  const { field, name, label, hideLabel, labelledBy, error, warning, value, onChange } = props;
  const { suffixes, choose } = useLanguage().wizard;
  const control = useRef<HTMLInputElement>(null);
  const onUnreadable = use(UnreadableContext);
  useEarlyTyping(control, value, onChange, readers[field.kind]);
  const words = {
    label: label ?? field.label,
    hideLabel,
    labelledBy,
    name,
    ...(field.hint && { hint: field.hint }),
    ...(error && { error }),
  };
  const typed = { ...words, autoComplete: "off", ref: control };
  const number = {
    ...typed,
    ...(warning !== undefined && { warning }),
    value: typeof value === "number" ? value : null,
    onChange,
    read: readers[field.kind],
    onUnreadable: (isUnreadable: boolean) => onUnreadable(name, isUnreadable),
  };
  switch (field.kind) {
    case "dollars":
      return <MoneyField {...number} />;
    case "percent":
      return <PercentField {...number} />;
    case "months":
    case "years":
      return <NumberField {...number} min={0} suffix={suffixes[field.kind]} />;
    case "number":
      return <NumberField {...number} />;
    case "date":
    case "text":
      return <TextField {...typed} value={String(value)} onChange={onChange} />;
    case "yesNo":
      return <Checkbox {...words} checked={value === true} onChange={onChange} />;
    case "choice":
      return (
        <Select
          {...words}
          autoComplete="off"
          options={[
            ...(value === null ? [{ value: "", label: choose }] : []),
            ...(field.options ?? []),
          ]}
          value={String(value ?? "")}
          onChange={onChange}
        />
      );
  }
}

const readIn = (unit: Unit) => (text: string) => readNumber(text, unit);

const readers: Partial<Record<FormFieldKind, ReturnType<typeof readIn>>> = {
  dollars: readIn("dollars"),
  percent: readIn("percent"),
  months: readIn("months"),
  years: readIn("years"),
  number: readIn("number"),
};

/** Picks up the text that was typed before hydration. */
function useEarlyTyping(
  control: React.RefObject<HTMLInputElement | null>,
  value: unknown,
  onChange: (value: FieldValue) => void,
  read: ReturnType<typeof readIn> | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the page was alive
  useEffect(() => {
    const input = control.current;
    if (!input?.value) return;
    const typed = read ? read(input.value) : input.value;
    if (typed !== value && (!read || typeof typed === "number")) onChange(typed);
  }, []);
}
