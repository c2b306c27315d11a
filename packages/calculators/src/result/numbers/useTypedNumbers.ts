import type { Calculator } from "@mortgage-kit/calculator-engine";
import { findMissing, setAt } from "@mortgage-kit/calculator-engine";
import { startTransition, useState } from "react";
import { afterPaint } from "../afterPaint.ts";
import {
  beginHistory,
  type ChangeHistory,
  recordChange,
  redoChange,
  undoChange,
} from "./changeHistory.ts";

export interface TypedNumbers {
  readonly valueAt: (path: string) => unknown;
  /** Returns true for a typed value that cannot be calculated with. */
  readonly isRefused: (path: string) => boolean;
  readonly set: (path: string, value: unknown) => void;
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
    valueAt: (path: string) => valueAt(typed, path),
    isRefused: (path: string) => refused.has(path),
    set: (path: string, value: unknown) => {
      const change = { of: path, atMs: performance.now() };
      show(recordChange(history, setAt(typed, path, value), change));
    },
    undo: () => show(undoChange(history)),
    redo: () => show(redoChange(history)),
  };
}

/** Returns what stands in a draft at a path: `annualIncome`; `debts.0.payment` in a row. */
export function valueAt(draft: unknown, path: string): unknown {
  return path.split(".").reduce((inside, key) => Object(inside)[key], draft);
}
