import { Section } from "@simcoe/ui";
import type { InsightProps } from "../CalculatorView.ts";
import { HowWeGotThis } from "./HowWeGotThis/HowWeGotThis.tsx";
import type { Insight } from "./Insight.ts";

export interface InsightSectionsProps<Inputs, Result, Circumstances>
  extends InsightProps<Inputs, Result> {
  readonly insight: Insight<Inputs, Result, Circumstances>;
}

/** What stands below a result, each in a quiet section of its own; none of it changes the headline. */
export function InsightSections<Inputs, Result, Circumstances>({
  insight,
  inputs,
}: InsightSectionsProps<Inputs, Result, Circumstances>) {
  return (
    <Section space="none">
      <HowWeGotThis steps={insight.explain(inputs)} headline={insight.headline} />
    </Section>
  );
}
