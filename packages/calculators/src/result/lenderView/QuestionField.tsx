import { Checkbox, MoneyField, NumberField, PercentField, Select } from "@simcoe/ui";
import { match } from "ts-pattern";
import type { Option } from "./optionsOf.ts";

interface QuestionFieldProps {
  kind: "yesNo" | "money" | "percent" | "months" | "years" | "choice";
  label: string;
  hint?: string;
  error?: string;
  options: readonly Option[] | null;
  value: unknown;
  onChange: (value: boolean | number | string | null) => void;
}

/** One question of a lender's, in the field that suits its kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { kind, options, value, onChange, ...words } = props;
  const number = { ...words, value: typeof value === "number" ? value : null, onChange };
  return match(kind)
    .with("yesNo", () => <Checkbox {...words} checked={value === true} onChange={onChange} />)
    .with("money", () => <MoneyField {...number} />)
    .with("percent", () => <PercentField {...number} />)
    .with("months", () => <NumberField {...number} min={0} step={1} suffix="months" />)
    .with("years", () => <NumberField {...number} min={1} step={1} suffix="years" />)
    .with("choice", () => (
      <Select
        {...words}
        options={options ?? []}
        value={String(value ?? "")}
        onChange={(chosen) => onChange(chosen === "" ? null : chosen)}
      />
    ))
    .exhaustive();
}
