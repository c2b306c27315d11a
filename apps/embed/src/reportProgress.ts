import type { CalculatorId, Progress } from "@mortgage-kit/calculators";

export interface SharedFigure {
  readonly id: string;
  readonly label: string;
  readonly value: number | string;
  readonly unit?: string;
}

/**
 * Dispatches `mortgage-step` or `mortgage-result`, with a result's figures only if the page's owner
 * set `share-figures`; a note below the calculator then informs the visitor.
 */
export function reportProgress(
  element: HTMLElement,
  calculator: CalculatorId,
  progress: Progress,
  sharesFigures: boolean,
): void {
  const detail =
    progress.kind === "step"
      ? { calculator, step: progress.step, of: progress.of }
      : { calculator, ...(sharesFigures && { figures: sharedFigures(progress.figures()) }) };
  element.dispatchEvent(
    new CustomEvent(`mortgage-${progress.kind}`, { detail, bubbles: true, composed: true }),
  );
}

function sharedFigures(
  figures: ReturnType<Extract<Progress, { kind: "result" }>["figures"]>,
): SharedFigure[] {
  return figures.map(({ id, label, value }) =>
    typeof value === "string"
      ? { id, label, value }
      : { id, label, value: value.value, unit: value.unit },
  );
}
