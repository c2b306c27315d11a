import { Checkbox, MoneyField, NumberField, PercentField, Select, TextField } from "@simcoe/ui";
import { useEffect, useRef } from "react";
import { match } from "ts-pattern";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { Field } from "./Field.ts";

export type FieldValue = number | string | boolean | null;

interface FieldControlProps {
  field: Field;
  /** What the browser knows the control by. */
  name: string;
  /** Where the question is asked of one row of several. */
  label?: string;
  error?: string;
  value: unknown;
  onChange: (value: FieldValue) => void;
}

/** One question in the control that its kind asks for. */
export function FieldControl({ field, name, label, error, value, onChange }: FieldControlProps) {
  const { suffixes } = useLanguage().wizard;
  const control = useRef<HTMLInputElement>(null);
  useEarlyTyping(control, value, onChange);
  const words = {
    label: label ?? field.label,
    name,
    ...(field.hint && { hint: field.hint }),
    ...(error && { error }),
  };
  const typed = { ...words, autoComplete: "off", ref: control };
  const number = { ...typed, value: typeof value === "number" ? value : null, onChange };
  return match(field.kind)
    .with("money", () => <MoneyField {...number} />)
    .with("percent", () => <PercentField {...number} />)
    .with("months", () => <NumberField {...number} min={0} suffix={suffixes.months} />)
    .with("years", () => <NumberField {...number} min={0} suffix={suffixes.years} />)
    .with("text", () => <TextField {...typed} value={String(value)} onChange={onChange} />)
    .with("yesNo", () => <Checkbox {...words} checked={value === true} onChange={onChange} />)
    .with("choice", () => (
      <Select
        {...words}
        autoComplete="off"
        options={field.options ?? []}
        value={String(value ?? "")}
        onChange={onChange}
      />
    ))
    .exhaustive();
}

/** The page can be typed into before its code has arrived; what was typed by then counts. */
function useEarlyTyping(
  control: React.RefObject<HTMLInputElement | null>,
  value: unknown,
  onChange: (value: FieldValue) => void,
) {
  useEffect(() => {
    const input = control.current;
    if (!input?.value) return;
    const typed = input.type === "number" ? input.valueAsNumber : input.value;
    if (typed !== value && !Number.isNaN(typed)) onChange(typed);
  }, []);
}
