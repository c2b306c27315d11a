import { type CalculatorOf, findMissing, setAt } from "@mortgage-kit/calculator-engine";
import { startTransition, useState } from "react";
import { pauseMs, useAfterPause } from "../useAfterPause.ts";
import {
  beginHistory,
  type ChangeHistory,
  recordChange,
  redoChange,
  undoChange,
} from "./changeHistory.ts";

export interface TypedNumbers {
  readonly valueAt: (path: string) => unknown;
  /** Returns the value at a path as of the last pause in typing, which notes below the field judge. */
  readonly debouncedAt: (path: string) => unknown;
  /** Returns true if the value at a path is invalid and no longer being typed. */
  readonly isRefused: (path: string) => boolean;
  readonly set: (path: string, value: unknown) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Keeps numbers during typing: fields show typed text at once. After a pause errors are shown, so that
 * no line appears and goes again below a half-typed number, and the answer follows in a deferred update
 * if all of it is valid.
 */
export function useTypedNumbers<Inputs, Result>(
  calculator: CalculatorOf<Inputs, Result>,
  inputs: Inputs,
  onChange: (inputs: Inputs) => void,
): TypedNumbers {
  const [history, setHistory] = useState(() => beginHistory<unknown>(inputs));
  const [debounced, setDebounced] = useState<unknown>(inputs);
  const later = useAfterPause();
  // Later than the answer, so that a number typed slowly is not judged half way.
  const judge = useAfterPause(2 * pauseMs);
  const { present: typed } = history;
  const refused = new Set(findMissing(calculator, debounced).map(({ field }) => field));
  const show = (next: ChangeHistory<unknown>) => {
    setHistory(next);
    const { present } = next;
    judge(() => setDebounced(present), true);
    later(() => {
      if (calculator.accepts(present)) startTransition(() => onChange(present));
    }, true);
  };
  return {
    valueAt: (path: string) => valueAt(typed, path),
    debouncedAt: (path: string) => valueAt(debounced, path),
    isRefused: (path: string) => refused.has(path),
    set: (path: string, value: unknown) => {
      const change = { of: path, atMs: performance.now() };
      show(recordChange(history, setAt(typed, path, value), change));
    },
    undo: () => show(undoChange(history)),
    redo: () => show(redoChange(history)),
  };
}

/** Returns the value in a draft at a path: `annualIncome`; `debts.0.payment` in a row. */
export function valueAt(draft: unknown, path: string): unknown {
  return path.split(".").reduce((inside, key) => Object(inside)[key], draft);
}
