import type { FactValue } from "@mortgage-kit/calculator-engine/insight";
import { startTransition, useState } from "react";
import { afterPaint } from "../afterPaint.ts";
import type { Facts, SaidFacts } from "../answerWith.ts";

export interface TypedFacts {
  readonly said: SaidFacts;
  readonly settled: SaidFacts;
  /** Says a fact; `undefined` takes it back. */
  readonly say: (id: string, value: FactValue | undefined) => void;
}

/**
 * Returns facts during typing: controls show them at once, the page gets them later. External
 * changes replace local state; echoes of our own are ignored.
 */
export function useTypedFacts({ said, settled, onSaid }: Facts): TypedFacts {
  const [typed, setTyped] = useState(said);
  const [seen, setSeen] = useState(said);
  const [own] = useState(() => new WeakSet<SaidFacts>());
  const [later] = useState(afterPaint);
  if (seen !== said) {
    setSeen(said);
    if (!own.has(said)) setTyped(said);
  }
  const say = (id: string, value: FactValue | undefined) => {
    const { [id]: _, ...others } = typed;
    const next = value === undefined ? others : { ...others, [id]: value };
    own.add(next);
    setTyped(next);
    later(() => startTransition(() => onSaid(next)));
  };
  return { said: typed, settled, say };
}
