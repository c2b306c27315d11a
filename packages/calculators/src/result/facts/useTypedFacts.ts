import type { FactValue } from "@mortgage-kit/calculator-engine/insight";
import { startTransition, useState } from "react";
import type { Facts, FactValues } from "../answerWith.ts";
import { useAfterPause } from "../useAfterPause.ts";

export interface TypedFacts {
  readonly given: FactValues;
  readonly preset: FactValues;
  /** States a fact; `undefined` clears it. */
  readonly change: (id: string, value: FactValue | undefined) => void;
}

/**
 * Keeps facts during typing: controls show them at once, the page gets them later. External
 * changes replace local state; echoes of our own are ignored.
 */
export function useTypedFacts({ given, preset, onGiven }: Facts): TypedFacts {
  const [typed, setTyped] = useState(given);
  const [seen, setSeen] = useState(given);
  const [own] = useState(() => new WeakSet<FactValues>());
  const later = useAfterPause();
  if (seen !== given) {
    setSeen(given);
    if (!own.has(given)) setTyped(given);
  }
  const change = (id: string, value: FactValue | undefined) => {
    const { [id]: _, ...others } = typed;
    const next = value === undefined ? others : { ...others, [id]: value };
    own.add(next);
    setTyped(next);
    const isTyped = value === undefined || typeof value === "number";
    later(() => startTransition(() => onGiven(next)), isTyped);
  };
  return { given: typed, preset, change };
}
