import type { ExplanationStep } from "@simcoe/calculator-engine/insight";

/** A figure found on the way to a result, in whole dollars as somebody would enter it. */
export function dollarsAtStep(steps: readonly ExplanationStep[], id: string): number {
  const step = steps.find((candidate) => candidate.id === id);
  return step && "value" in step ? Math.round(Number(step.value)) : 0;
}
