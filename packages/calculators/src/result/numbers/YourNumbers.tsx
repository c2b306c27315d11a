import type { Threshold } from "@mortgage-kit/calculator-engine/insight";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import { Card, Disclosure, FieldRows } from "@mortgage-kit/ui";
import { type KeyboardEvent, memo, useId, useMemo } from "react";
import type { FormView, RowsView } from "../../FormView.ts";
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

export interface YourNumbersProps extends AnsweredProps {
  onChange: (inputs: unknown) => void;
  children?: React.ReactNode;
}

export function YourNumbers({ answered, onChange, children }: YourNumbersProps) {
  const { view, inputs, thresholds, verdict } = answered;
  const { engineWords } = useResultWords();
  const marks = useMemo(() => marksOf(thresholds, engineWords), [thresholds, engineWords]);
  const { wizard: words } = useLanguage();
  const headingId = useId();
  const numbers = useTypedNumbers(view.calculator, inputs, onChange);
  const { typed, debounced, refused, set } = numbers;
  const row = (path: string) => {
    const name = path.replace(/\.\d+\./, ".");
    const field = view.fields[name];
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the controls in it */}
      <div className={styles.fields} onKeyDown={(event) => handleUndoKeys(event, numbers)}>
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

interface RowGroupsProps {
  view: FormView;
  inputs: unknown;
  list: string;
  row: (path: string) => React.ReactNode;
}

/** Renders the rows of a list, each collapsed behind its name and a summary of its inputs. */
function RowGroups({ view, inputs, list, row }: RowGroupsProps) {
  const { format, wizard: words } = useLanguage();
  const rows = enteredAnswers(view, inputs).filter(({ id }) => id.startsWith(`${list}.`));
  const { isGiven, namedBy } = view.rows[list] as RowsView;
  const places = (valueAt(inputs, list) as readonly object[]).flatMap((row, place) =>
    isGiven(row) ? place : [],
  );
  const columns = Object.keys(view.fields).filter(
    (field) => field.startsWith(`${list}.`) && field !== `${list}.${namedBy}`,
  );
  return rows.map(({ id, label, value }, at) => (
    <Disclosure key={id} summary={words.row(label, formatFigure(value, format))}>
      <FieldRows>{columns.map((column) => row(column.replace(".", `.${places[at]}.`)))}</FieldRows>
    </Disclosure>
  ));
}

/** Handles undo and redo in all controls; browsers do so only for text typed into one field. */
function handleUndoKeys(
  event: KeyboardEvent,
  { undo, redo }: Pick<TypedNumbers, "undo" | "redo">,
): void {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = event.key.toLowerCase();
  if ((!ctrlKey && !metaKey) || altKey || (key !== "z" && key !== "y")) return;
  event.preventDefault();
  if (key === "y" || shiftKey) redo();
  else undo();
}

interface NumberRowProps {
  /** Name of the question: `annualIncome`, or `debts.payment` in a row of a list. */
  name: string;
  /** Path of the input: the name, with the index of a row: `debts.0.payment`. */
  path: string;
  field: FormField;
  inputs: unknown;
  value: unknown;
  debounced: unknown;
  isRefused: boolean;
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
