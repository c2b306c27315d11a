import type { FieldOf } from "@simcoe/calculator-engine";
import type { CalculatorView, Turn } from "../../CalculatorView.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { FieldControl } from "../../wizard/FieldControl.tsx";
import { entered } from "../answersOf.ts";
import { written } from "../Figure.ts";
import { type Path, valueAt } from "./draftAt.ts";
import { NumberSlider } from "./NumberSlider.tsx";
import type { TypedNumbers } from "./useTypedNumbers.ts";

export interface NumberRowProps<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  /** What the answer is for. */
  inputs: Inputs;
  numbers: TypedNumbers;
  path: Path;
  turns: Readonly<Record<string, Turn>>;
}

/** One number in its field and, where it matters most, on a line. */
export function NumberRow<Inputs, Result>(props: NumberRowProps<Inputs, Result>) {
  const { view, inputs, numbers, path, turns } = props;
  const { format, wizard: words } = useLanguage();
  const id = (path.length === 1 ? path[0] : `${path[0]}.${path[2]}`) as FieldOf<Inputs>;
  const field = view.fields[id];
  if (!field) return null;
  const value = numbers.valueAt(path);
  const last = entered(field, valueAt(inputs, path));
  return (
    <div>
      <FieldControl
        field={field}
        name={`change.${path.join(".")}`}
        {...(numbers.isRefused(path) && { error: words.unusable(written(last, format)) })}
        value={value}
        onChange={(next) => numbers.set(path, next)}
      />
      {view.levers.includes(id) && typeof value === "number" && (
        <NumberSlider
          field={field}
          value={value}
          turn={turns[id]}
          onChange={(next) => numbers.set(path, next)}
        />
      )}
    </div>
  );
}
