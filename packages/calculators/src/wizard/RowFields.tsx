import { Button, Icon, Stack, VisuallyHidden } from "@mortgage-kit/ui";
import { Plus, Trash2 } from "@mortgage-kit/ui/icons";
import { Fragment, useEffect, useRef, useState } from "react";
import type { RowsView } from "../FormView.ts";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { FieldControl } from "./FieldControl.tsx";
import * as styles from "./RowFields.css.ts";
import { warningOf } from "./unlikely.ts";
import type { WizardStepProps } from "./useWizard.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface RowFieldsProps<Inputs, Result> extends WizardStepProps<Inputs, Result> {
  list: string;
  columns: readonly string[];
  /** Messages about missing answers, by the name of the control. */
  errors: Readonly<Record<string, string>>;
}

/** Renders the same questions for each row; the step that names the rows adds and removes them. */
export function RowFields<Inputs, Result>(props: RowFieldsProps<Inputs, Result>) {
  const { view, wizard, list, columns, errors } = props;
  const { unlikely } = useLanguage().wizard;
  const rows = (wizard.state.draft as Readonly<Record<string, readonly Row[]>>)[list] ?? [];
  const rowsView = view.rows[list] as RowsView;
  const edit = (action: object) => wizard.edit({ list, ...action });

  const control = (row: Row, column: string, label?: string) => {
    const asked = `${list}.${column}` as const;
    const field = view.fields[asked];
    if (!field) return null;
    const name = `${list}.${row.id}.${column}`;
    const value = row[column];
    return (
      <FieldControl
        key={column}
        field={field}
        name={name}
        {...(label && { label })}
        value={value}
        warning={warningOf({ name: asked, field, value, draft: row }, unlikely)}
        {...(errors[name] && { error: errors[name] })}
        onChange={(value) => edit({ type: "setCell", id: row.id, column, value })}
      />
    );
  };

  const isNaming = columns.includes(rowsView.namedBy);
  const others = columns.filter((column) => column !== rowsView.namedBy);
  const cells = (row: Row, at: number) => {
    if (others.length === 0 || !rowsView.isGiven(row)) return null;
    const name = String(row[rowsView.namedBy]) || rowsView.numbered(at + 1);
    return (
      <fieldset key={row.id}>
        <legend className={isNaming ? undefined : styles.legend}>
          {isNaming ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        </legend>
        <div className={others.length > 1 ? styles.columns : styles.column}>
          {others.map((column) => control(row, column))}
        </div>
      </fieldset>
    );
  };
  return isNaming ? <NamedRows {...props} {...{ rows, edit, control, cells }} /> : rows.map(cells);
}

interface NamedRowsProps<Inputs, Result> extends RowFieldsProps<Inputs, Result> {
  rows: readonly Row[];
  edit: (action: object) => void;
  control: (row: Row, column: string, label: string) => React.ReactNode;
  cells: (row: Row, at: number) => React.ReactNode;
}

function NamedRows<Inputs, Result>(props: NamedRowsProps<Inputs, Result>) {
  const { view, list, rows, edit, control, cells, announce } = props;
  const rowsView = view.rows[list] as RowsView;
  const [frame, focusRow] = useRowFocus(rowsView.namedBy);
  const remove = (at: number, id: string, name: string) => {
    edit({ type: "removeRow", id });
    announce(rowsView.removed(name));
    focusRow(Math.max(0, at - 1));
  };
  return (
    <div ref={frame}>
      <Stack space="m">
        {rows.map((row, at) => {
          const numbered = rowsView.numbered(at + 1);
          const name = String(row[rowsView.namedBy]).trim() || numbered;
          return (
            <Fragment key={row.id}>
              <RemovableRow
                removeLabel={rowsView.remove(name)}
                onRemove={rows.length > 1 ? () => remove(at, row.id, name) : undefined}
              >
                {control(row, rowsView.namedBy, numbered)}
              </RemovableRow>
              {cells(row, at)}
            </Fragment>
          );
        })}
        <div>
          <Button
            tone="quiet"
            size="s"
            icon={<Icon icon={Plus} />}
            onClick={() => {
              edit({ type: "addRow" });
              focusRow(rows.length);
            }}
          >
            {rowsView.add}
          </Button>
        </div>
      </Stack>
    </div>
  );
}

interface RemovableRowProps {
  removeLabel: string;
  /** Undefined for the only row, which cannot be removed. */
  onRemove: (() => void) | undefined;
  children: React.ReactNode;
}

function RemovableRow({ removeLabel, onRemove, children }: RemovableRowProps) {
  const { remove } = useLanguage().wizard;
  return (
    <div className={styles.removable}>
      {children}
      {onRemove && (
        <Button
          tone="plain"
          icon={<Icon icon={Trash2} />}
          aria-label={removeLabel}
          onClick={onRemove}
        >
          {remove}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to the name of a row once that row is on the page. */
function useRowFocus(namedBy: string) {
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ row: number } | null>(null);
  useEffect(() => {
    const names = frame.current?.querySelectorAll<HTMLElement>(`input[name$=".${namedBy}"]`);
    if (wanted) names?.[wanted.row]?.focus();
  }, [wanted, namedBy]);
  return [frame, (row: number) => setWanted({ row })] as const;
}
