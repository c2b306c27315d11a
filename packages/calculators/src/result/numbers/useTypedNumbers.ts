import { findMissing, setAt } from "@mortgage-kit/calculator-engine";
import { startTransition, useCallback, useMemo, useRef, useState } from "react";
import type { FormView } from "../../FormView.ts";
import { pauseMs, useAfterPause } from "../useAfterPause.ts";
import {
  beginHistory,
  type ChangeHistory,
  recordChange,
  redoChange,
  undoChange,
} from "./changeHistory.ts";

export interface TypedNumbers {
  readonly typed: unknown;
  /** The numbers as of the last pause in typing, which notes below the fields judge. */
  readonly debounced: unknown;
  /** Paths whose value is invalid and no longer being typed. */
  readonly refused: ReadonlySet<string>;
  /** Stays the same function while numbers are typed. */
  readonly set: (path: string, value: unknown) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Shows typed text at once. Errors follow after a pause, so that no line comes and goes below a
 * half-typed number, and so does the answer, in a deferred update if all numbers are valid.
 */
export function useTypedNumbers(
  calculator: FormView["calculator"],
  inputs: unknown,
  onChange: (inputs: unknown) => void,
): TypedNumbers {
  const [history, setHistory] = useState(() => beginHistory<unknown>(inputs));
  const [debounced, setDebounced] = useState<unknown>(inputs);
  const later = useAfterPause();
  // Later than the answer, so that a number typed slowly is not judged half way.
  const judge = useAfterPause(2 * pauseMs);
  const refused = useMemo(
    () => new Set(findMissing(calculator, debounced).map(({ field }) => field)),
    [calculator, debounced],
  );
  const latest = useRef(history);
  const show = useCallback(
    (next: ChangeHistory<unknown>) => {
      latest.current = next;
      setHistory(next);
      const { present } = next;
      judge(() => setDebounced(present), true);
      later(() => {
        if (calculator.accepts(present)) startTransition(() => onChange(present));
      }, true);
    },
    [calculator, onChange, judge, later],
  );
  const set = useCallback(
    (path: string, value: unknown) => {
      const { current } = latest;
      const change = { of: path, atMs: performance.now() };
      show(recordChange(current, setAt(current.present, path, value), change));
    },
    [show],
  );
  return {
    typed: history.present,
    ...{ debounced, refused, set },
    undo: () => show(undoChange(latest.current)),
    redo: () => show(redoChange(latest.current)),
  };
}

/** Returns the value in a draft at a path: `annualIncome`; `debts.0.payment` in a row. */
export function valueAt(draft: unknown, path: string): unknown {
  return path.split(".").reduce((inside, key) => Object(inside)[key], draft);
}
