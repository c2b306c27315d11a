import type { Draft, FieldOf, ListOf } from "@mortgage-kit/calculator-engine";
import type { Threshold } from "@mortgage-kit/calculator-engine/insight";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import { Card, Disclosure, FieldRows } from "@mortgage-kit/ui";
import { memo, useEffect, useId, useMemo, useRef } from "react";
import type { CalculatorView } from "../../CalculatorView.ts";
import { PartHeading } from "../../headings.tsx";
import { useLanguage, useResultWords } from "../../language/LanguageProvider.tsx";
import { FieldControl } from "../../wizard/FieldControl.tsx";
import type { FormField } from "../../wizard/FormField.ts";
import { warningOf } from "../../wizard/unlikely.ts";
import type { AnsweredProps } from "../Answered.ts";
import { entered, enteredAnswers } from "../enteredAnswers.ts";
import { formatFigure } from "../Figure.ts";
import { StickyAnswer } from "../verdict/VerdictCard.tsx";
import { NumberSlider, type SliderMark } from "./NumberSlider.tsx";
import { type TypedNumbers, useTypedNumbers, valueAt } from "./useTypedNumbers.ts";
import * as styles from "./YourNumbers.css.ts";

interface YourNumbersProps<Inputs, Result> extends AnsweredProps<Inputs, Result> {
  onChange: (inputs: Inputs) => void;
  /** Content below the numbers. */
  children?: React.ReactNode;
}

export function YourNumbers<Inputs, Result>(props: YourNumbersProps<Inputs, Result>) {
  const { answered, onChange, children } = props;
  const { view, inputs, thresholds, verdict } = answered;
  const { engineWords } = useResultWords();
  const marks = useMemo(() => marksOf(thresholds, engineWords), [thresholds, engineWords]);
  const { wizard: words } = useLanguage();
  const headingId = useId();
  const numbers = useTypedNumbers(view.calculator, inputs, onChange);
  const fields = useUndoKeys<HTMLDivElement>(numbers);
  const { typed, debounced, refused, set } = numbers;
  const row = (path: string) => {
    const name = path.replace(/\.\d+\./, ".");
    const field = view.fields[name as FieldOf<Inputs>];
    if (!field) return null;
    return (
      <NumberRow
        key={path}
        {...{ name, path, field, inputs, set }}
        value={valueAt(typed, path)}
        debounced={valueAt(debounced, path)}
        isRefused={refused.has(path)}
        mark={marks[path]}
      />
    );
  };
  return (
    <Card as="section" space="fluid" gap="s" aria-labelledby={headingId}>
      <PartHeading level={3} size="subheading" id={headingId}>
        {words.whatYouEntered}
      </PartHeading>
      <div ref={fields} className={styles.fields}>
        <FieldRows>
          {namesIn(inputs).map((name) =>
            isList(inputs, name) ? (
              <RowGroups key={name} {...{ view, inputs, list: name, row }} />
            ) : (
              row(name)
            ),
          )}
        </FieldRows>
      </div>
      {children}
      <StickyAnswer verdict={verdict} />
    </Card>
  );
}

const namesIn = (inputs: unknown) => Object.keys(inputs as object);
const isList = (inputs: unknown, name: string) =>
  Array.isArray((inputs as Readonly<Record<string, unknown>>)[name]);

function marksOf(
  thresholds: readonly Threshold[],
  engineWords: Words,
): Readonly<Record<string, SliderMark>> {
  const marks = thresholds.map((threshold) => [
    threshold.field,
    { at: threshold.value.value, text: engineWords.threshold(threshold, true) },
  ]);
  return Object.fromEntries(marks);
}

interface RowGroupsProps<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  inputs: Inputs;
  list: string;
  row: (path: string) => React.ReactNode;
}

/** Renders the rows of a list, each collapsed behind its name and a summary of its inputs. */
function RowGroups<Inputs, Result>({ view, inputs, list, row }: RowGroupsProps<Inputs, Result>) {
  const { format, wizard: words } = useLanguage();
  const rows = enteredAnswers({ view, draft: inputs as Draft<Inputs> }).filter(({ id }) =>
    id.startsWith(`${list}.`),
  );
  const { isGiven } = view.rows[list as ListOf<Inputs>];
  const places = (valueAt(inputs, list) as readonly object[]).flatMap((row, place) =>
    isGiven(row) ? place : [],
  );
  const columns = Object.keys(view.fields).filter((field) => field.startsWith(`${list}.`));
  return rows.map(({ id, label, value, parts }, at) => (
    <Disclosure key={id} summary={words.row(label, formatFigure(value, format))}>
      <FieldRows>
        {columns
          .map((column) => column.slice(list.length + 1))
          .filter((column) => parts?.some((part) => part.id === column))
          .map((column) => row(`${list}.${places[at]}.${column}`))}
      </FieldRows>
    </Disclosure>
  ));
}

interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Handles the usual keys for undo and redo across all controls in an element. Browsers do so only
 * for text typed into one field, not for arrow keys, sliders and selects.
 */
function useUndoKeys<Container extends HTMLElement>(ways: UndoActions) {
  const container = useRef<Container>(null);
  const latest = useRef(ways);
  latest.current = ways;
  useEffect(() => {
    const element = container.current;
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      const key = event.key.toLowerCase();
      if ((!ctrlKey && !metaKey) || altKey || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, []);
  return container;
}

interface NumberRowProps {
  /** Name of the question: `annualIncome`, or `debts.payment` in a row of a list. */
  name: string;
  /** Path of the input: the name, with the index of a row: `debts.0.payment`. */
  path: string;
  field: FormField;
  /** Inputs of the answer. */
  inputs: unknown;
  value: unknown;
  /** Value as of the last pause in typing. */
  debounced: unknown;
  isRefused: boolean;
  /** Threshold at which the input changes the answer. */
  mark: SliderMark | undefined;
  set: TypedNumbers["set"];
}

/** Renders a field and its slider. Memoized, so that a key in one row does not render the others. */
const NumberRow = memo((props: NumberRowProps) => {
  const { name, path, field, inputs, value, debounced, isRefused, mark, set } = props;
  const { format, wizard: words } = useLanguage();
  const last = entered(field, valueAt(inputs, path));
  const onChange = (next: unknown) => set(path, next);
  return (
    <div>
      <FieldControl
        {...{ field, value, onChange }}
        name={`change.${path}`}
        {...(isRefused && { error: words.unusable(formatFigure(last, format)) })}
        warning={warningOf({ name, field, value: debounced, draft: inputs }, words.unlikely)}
      />
      {field.slider && typeof value === "number" && (
        <NumberSlider {...{ field, value, mark, onChange }} />
      )}
    </div>
  );
});
