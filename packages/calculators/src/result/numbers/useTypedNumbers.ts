import type { Calculator } from "@simcoe/calculator-engine";
import { findMissing } from "@simcoe/calculator-engine";
import { startTransition, useState } from "react";
import { afterPaint } from "../afterPaint.ts";
import {
  beginHistory,
  type ChangeHistory,
  recordChange,
  redoChange,
  undoChange,
} from "./changeHistory.ts";
import { type Path, valueAt, withValueAt } from "./draftAt.ts";

export interface TypedNumbers {
  readonly valueAt: (path: Path) => unknown;
  /** Whether what is typed there cannot be calculated with. */
  readonly isRefused: (path: Path) => boolean;
  readonly set: (path: Path, value: unknown) => void;
  /** Goes back to what stood there before the last change, and forth again. */
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Numbers that are being changed: what is typed stands in its field at once, and becomes the answer's
 * own as soon as all of it could be calculated with, without keeping the next key waiting.
 */
export function useTypedNumbers<Inputs, Result>(
  calculator: Calculator<Inputs, Result>,
  inputs: Inputs,
  onChange: (inputs: Inputs) => void,
): TypedNumbers {
  const [history, setHistory] = useState(() => beginHistory<unknown>(inputs));
  const [later] = useState(afterPaint);
  const { present: typed } = history;
  const refused = new Set(findMissing(calculator, typed).map(({ field }) => field));
  const show = (next: ChangeHistory<unknown>) => {
    setHistory(next);
    const { present } = next;
    if (calculator.accepts(present)) later(() => startTransition(() => onChange(present)));
  };
  return {
    valueAt: (path: Path) => valueAt(typed, path),
    isRefused: (path: Path) => refused.has(path.join(".")),
    set: (path: Path, value: unknown) => {
      const change = { of: path.join("."), atMs: performance.now() };
      show(recordChange(history, withValueAt(typed, path, value), change));
    },
    undo: () => show(undoChange(history)),
    redo: () => show(redoChange(history)),
  };
}
