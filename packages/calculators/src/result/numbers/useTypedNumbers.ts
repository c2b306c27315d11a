import type { Calculator } from "@simcoe/calculator-engine";
import { findMissing } from "@simcoe/calculator-engine";
import { startTransition, useState } from "react";
import { afterPaint } from "../afterPaint.ts";
import { type Path, valueAt, withValueAt } from "./draftAt.ts";

export interface TypedNumbers {
  readonly valueAt: (path: Path) => unknown;
  /** Whether what is typed there cannot be calculated with. */
  readonly isRefused: (path: Path) => boolean;
  readonly set: (path: Path, value: unknown) => void;
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
  const [typed, setTyped] = useState<unknown>(inputs);
  const [later] = useState(afterPaint);
  const refused = new Set(findMissing(calculator, typed).map(({ field }) => field));
  return {
    valueAt: (path: Path) => valueAt(typed, path),
    isRefused: (path: Path) => refused.has(path.join(".")),
    set: (path: Path, value: unknown) => {
      const next = withValueAt(typed, path, value);
      setTyped(next);
      if (calculator.accepts(next)) later(() => startTransition(() => onChange(next)));
    },
  };
}
