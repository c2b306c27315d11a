import type { Figure, ResultSummary } from "./CalculatorView.ts";

/** Every figure of a result, the headline first. */
export function figuresOf({ headline, groups }: ResultSummary): Figure[] {
  return [headline, ...groups.flatMap(({ figures }) => figures)];
}
