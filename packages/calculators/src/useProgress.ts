import { useEffect, useRef } from "react";
import type { ResultSummary } from "./CalculatorView.ts";
import { useHost } from "./Host.tsx";

interface Reached {
  readonly step: number;
  /** Counts the result as the last one. */
  readonly of: number;
  readonly summary: ResultSummary | null;
}

/** Tells the page which step was reached, or that there is a result. */
export function useProgress({ step, of, summary }: Reached) {
  const { onProgress } = useHost();
  const shown = useRef(summary);
  shown.current = summary;
  const isAnswered = summary !== null;
  useEffect(() => {
    const figures = () => {
      const { headline, groups = [] } = shown.current ?? {};
      return [...(headline ? [headline] : []), ...groups.flatMap((group) => group.figures)];
    };
    onProgress?.(isAnswered ? { kind: "result", figures } : { kind: "step", step, of });
  }, [onProgress, step, of, isAnswered]);
}
