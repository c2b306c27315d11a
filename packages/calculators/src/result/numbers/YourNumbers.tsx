import type { Draft } from "@simcoe/calculator-engine";
import { Card, Disclosure, FieldRows, Heading, Stack, Text } from "@simcoe/ui";
import { useId } from "react";
import type { CalculatorView, Turn } from "../../CalculatorView.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { answersOf } from "../answersOf.ts";
import { written } from "../Figure.ts";
import type { Path } from "./draftAt.ts";
import { NumberRow } from "./NumberRow.tsx";
import { useTypedNumbers } from "./useTypedNumbers.ts";
import { useUndoKeys } from "./useUndoKeys.ts";

interface YourNumbersProps<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  /** What the answer is for. */
  inputs: Inputs;
  onChange: (inputs: Inputs) => void;
  /** Where the inputs that matter most turn the answer. */
  turns: Readonly<Record<string, Turn>>;
  /** What a lender would ask besides. */
  children?: React.ReactNode;
}

/** What was entered, each number in a field of its own that the answer follows. */
export function YourNumbers<Inputs, Result>(props: YourNumbersProps<Inputs, Result>) {
  const { view, inputs, onChange, turns, children } = props;
  const { wizard: words } = useLanguage();
  const headingId = useId();
  const numbers = useTypedNumbers(view.calculator, inputs, onChange);
  const fields = useUndoKeys<HTMLDivElement>(numbers);
  const row = (path: Path) => (
    <NumberRow key={path.join(".")} {...{ view, inputs, numbers, path, turns }} />
  );
  return (
    <Card as="section" space="l" gap="m" aria-labelledby={headingId}>
      <Stack space="none">
        <Heading level={3} size="subheading" id={headingId}>
          {words.whatYouEntered}
        </Heading>
        <Text size="small" tone="soft">
          {words.changeInPlace}
        </Text>
      </Stack>
      <div ref={fields}>
        <FieldRows>
          {namesIn(inputs).map((name) =>
            isList(inputs, name) ? (
              <RowGroups key={name} {...{ view, inputs, list: name, row }} />
            ) : (
              row([name])
            ),
          )}
        </FieldRows>
      </div>
      {children}
    </Card>
  );
}

const namesIn = (inputs: unknown) => Object.keys(inputs as object);
const isList = (inputs: unknown, name: string) =>
  Array.isArray((inputs as Readonly<Record<string, unknown>>)[name]);

interface RowGroupsProps<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  inputs: Inputs;
  list: string;
  row: (path: Path) => React.ReactNode;
}

/** The rows of a list, each behind its name and what was entered of it. */
function RowGroups<Inputs, Result>({ view, inputs, list, row }: RowGroupsProps<Inputs, Result>) {
  const { format } = useLanguage();
  const rows = answersOf({ view, draft: inputs as Draft<Inputs> }).filter(({ id }) =>
    id.startsWith(`${list}.`),
  );
  const columns = Object.keys(view.fields).filter((field) => field.startsWith(`${list}.`));
  return rows.map(({ id, label, value, parts }, at) => (
    <Disclosure key={id} summary={`${label}: ${written(value, format)}`}>
      <FieldRows>
        {columns
          .map((column) => column.slice(list.length + 1))
          .filter((column) => parts?.some((part) => part.id === column))
          .map((column) => row([list, at, column]))}
      </FieldRows>
    </Disclosure>
  ));
}
