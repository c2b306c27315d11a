import type { ResultFigure } from "../Figure.ts";

export interface KeptResult {
  /** Equal for results of the same inputs and stated facts. */
  readonly key: string;
  /** The number of its verdict, or the verdict's sentence if it has none. */
  readonly name: string;
  readonly figures: readonly ResultFigure[];
}

export const maxKept = 3;

const none: readonly KeptResult[] = [];
// Kept in memory by calculator, so that later results of the same calculator can be compared.
const kept = new Map<string, readonly KeptResult[]>();
const listeners = new Set<() => void>();

function change(calculator: string, results: readonly KeptResult[]): void {
  kept.set(calculator, results);
  for (const listener of listeners) listener();
}

export function keptResults(calculator: string): readonly KeptResult[] {
  return kept.get(calculator) ?? none;
}

export function keepResult(calculator: string, result: KeptResult): void {
  const before = keptResults(calculator);
  if (before.length >= maxKept || before.some(({ key }) => key === result.key)) return;
  change(calculator, [...before, result]);
}

export function removeResult(calculator: string, key: string): void {
  change(
    calculator,
    keptResults(calculator).filter((result) => result.key !== key),
  );
}

export function onKeptResults(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
