import {
  MoneyField,
  NumberField,
  type NumberFieldProps,
  PercentField,
  Select,
  TextField,
} from "@simcoe/ui";
import { type RefObject, useEffect, useRef } from "react";
import type { AskedView, NumberView } from "../CalculatorView.ts";

type Value = number | string | null;

interface FieldControlProps {
  view: AskedView;
  /** Also what the browser knows the control by. */
  name: string;
  label?: string;
  value: unknown;
  onChange: (value: Value) => void;
}

/** One input of a calculator in the control its kind asks for. */
export function FieldControl({
  view,
  name,
  label = view.label,
  value,
  onChange,
}: FieldControlProps) {
  const control = useRef<HTMLInputElement>(null);
  useEarlyTyping(control, value, onChange);
  const words = { label, hint: view.hint, name, autoComplete: "off" };
  switch (view.kind) {
    case "text":
      return <TextField {...words} ref={control} value={String(value)} onChange={onChange} />;
    case "choice":
      return (
        <Select
          {...words}
          options={Object.entries(view.options).map(([option, title]) => ({
            value: option,
            label: title,
          }))}
          value={String(value)}
          onChange={onChange}
        />
      );
    default: {
      const Field = numberFields[view.kind];
      return <Field {...words} ref={control} value={value as number | null} onChange={onChange} />;
    }
  }
}

function YearsField(props: NumberFieldProps) {
  return <NumberField suffix="years" min={0} {...props} />;
}

const numberFields: Record<NumberView["kind"], (props: NumberFieldProps) => React.ReactNode> = {
  money: MoneyField,
  percent: PercentField,
  years: YearsField,
};

/** The page can be typed into before its code has arrived; what was typed by then counts. */
function useEarlyTyping(
  control: RefObject<HTMLInputElement | null>,
  value: unknown,
  onChange: (value: Value) => void,
) {
  useEffect(() => {
    const input = control.current;
    if (!input?.value) return;
    const typed = input.type === "number" ? input.valueAsNumber : input.value;
    if (typed !== value && !Number.isNaN(typed)) onChange(typed);
  }, []);
}
