import type { ResultSummary } from "../CalculatorView.ts";
import type { Figure } from "./Figure.ts";

/** Every figure of a result, the headline first. */
export function figuresOf({ headline, groups }: ResultSummary): Figure[] {
  return [headline, ...groups.flatMap(({ figures }) => figures)];
}
