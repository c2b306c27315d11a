import type { InsightProps } from "../CalculatorView.ts";
import type { Dated, Insight } from "./Insight.ts";
import { InsightSections } from "./InsightSections.tsx";

/** Binds what is known about a calculator's result to the sections that show it. */
export function defineInsight<Inputs, Result, Circumstances extends Dated>(
  insight: Insight<Inputs, Result, Circumstances>,
) {
  return function BoundSections(props: InsightProps<Inputs, Result>) {
    return <InsightSections {...props} insight={insight} />;
  };
}
