import type { InsightModule, InsightProps } from "../CalculatorView.ts";
import type { Dated, Insight } from "./Insight.ts";
import { InsightSections } from "./InsightSections.tsx";

/** Binds what is known about a calculator's result to the pieces that show it. */
export function defineInsight<Inputs, Result, Circumstances extends Dated>(
  insight: Insight<Inputs, Result, Circumstances>,
): InsightModule<Inputs, Result> {
  return {
    InsightSections: (props: InsightProps<Inputs, Result>) => (
      <InsightSections {...props} insight={insight} />
    ),
    secondLook: insight.secondLook,
  };
}
