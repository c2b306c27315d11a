import type { FieldOf } from "@mortgage-kit/calculator-engine";
import type { CalculatorView } from "../../CalculatorView.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { FieldControl } from "../../wizard/FieldControl.tsx";
import { warningOf } from "../../wizard/unlikely.ts";
import { entered } from "../enteredAnswers.ts";
import { formatFigure } from "../Figure.ts";
import { NumberSlider, type SliderMark } from "./NumberSlider.tsx";
import { type TypedNumbers, valueAt } from "./useTypedNumbers.ts";

export interface NumberRowProps<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  /** Inputs of the answer. */
  inputs: Inputs;
  numbers: TypedNumbers;
  /** Path of the input: `annualIncome`, or `debts.0.payment` in a row of a list. */
  path: string;
  /** Thresholds at which inputs change the answer, by their paths. */
  marks: Readonly<Record<string, SliderMark>>;
}

/** Renders one number in its field and, for the most important ones, on a slider. */
export function NumberRow<Inputs, Result>(props: NumberRowProps<Inputs, Result>) {
  const { view, inputs, numbers, path, marks } = props;
  const { format, wizard: words } = useLanguage();
  const id = path.replace(/\.\d+\./, ".") as FieldOf<Inputs>;
  const field = view.fields[id];
  if (!field) return null;
  const value = numbers.valueAt(path);
  const last = entered(field, valueAt(inputs, path));
  return (
    <div>
      <FieldControl
        field={field}
        name={`change.${path}`}
        {...(numbers.isRefused(path) && { error: words.unusable(formatFigure(last, format)) })}
        warning={warningOf(
          { name: id, field, value: numbers.debouncedAt(path), draft: inputs },
          words.unlikely,
        )}
        value={value}
        onChange={(next) => numbers.set(path, next)}
      />
      {field.slider && typeof value === "number" && (
        <NumberSlider
          field={field}
          value={value}
          mark={marks[path]}
          onChange={(next) => numbers.set(path, next)}
        />
      )}
    </div>
  );
}
