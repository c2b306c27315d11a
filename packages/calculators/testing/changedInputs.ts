import type { CalculatorView } from "../src/CalculatorView.ts";
import type { FormField } from "../src/wizard/FormField.ts";

type Change = (field: FormField, value: unknown, at: number) => unknown;

const numbers =
  (by: Partial<Record<FormField["kind"], (value: number, at: number) => number>>): Change =>
  ({ kind }, value, at) =>
    typeof value === "number" ? (by[kind]?.(value, at) ?? value) : value;

const changes: Readonly<Record<string, Change>> = {
  "other rates": numbers({ percent: (rate, at) => rate + 0.37 + at }),
  "no interest": numbers({ percent: () => 0 }),
  "larger amounts": numbers({ dollars: (amount) => amount * 2.71 }),
  "all else": numbers({
    dollars: (amount, at) => amount * (at % 2 === 0 ? 1.9 : 0.4),
    percent: (rate) => rate / 3,
    years: (years) => years * 0.4 + 1,
    months: (months) => months + 7,
  }),
};

/** Returns inputs as a user could change them in a workbook: of choices only the named ones. */
export function changedInputs(view: CalculatorView, inputs: unknown, choices: readonly string[]) {
  const { fields } = view;
  const numbersChanged = Object.entries(changes).map(([name, change]) => ({
    name,
    inputs: changed(view, inputs, change),
  }));
  const choicesChanged = choices.flatMap((choice) =>
    everyOther(fields[choice]?.options ?? []).map(({ value }) => ({
      name: value,
      inputs: { ...(inputs as object), [choice]: value },
    })),
  );
  const every = [...numbersChanged, ...choicesChanged];
  return every.filter((each) => view.calculator.accepts(each.inputs));
}

const everyOther = <Each>(list: readonly Each[]) => list.filter((_, at) => at % 2 === 1);

function changed(view: CalculatorView, inputs: unknown, change: Change): unknown {
  const { fields } = view;
  const inRecord = (record: object, prefix: string): object =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]: [string, unknown], at) => {
        if (Array.isArray(value)) {
          return [name, value.map((row) => inRecord(row, `${name}.`))];
        }
        const field = fields[prefix + name];
        return [name, field ? change(field, value, at) : value];
      }),
    );
  return inRecord(inputs as object, "");
}
