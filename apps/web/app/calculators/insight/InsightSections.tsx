import { Section } from "@simcoe/ui";
import type { InsightProps } from "../CalculatorView.ts";
import { HowWeGotThis } from "./HowWeGotThis/HowWeGotThis.tsx";
import type { Dated, Insight } from "./Insight.ts";
import { InsightSection } from "./InsightSection.tsx";
import { LenderSection } from "./LenderSection/LenderSection.tsx";

export interface InsightSectionsProps<Inputs, Result, Circumstances extends Dated>
  extends InsightProps<Inputs, Result> {
  readonly insight: Insight<Inputs, Result, Circumstances>;
}

/** What stands below a result, each in a quiet section of its own; none of it changes the headline. */
export function InsightSections<Inputs, Result, Circumstances extends Dated>({
  insight,
  inputs,
  result,
}: InsightSectionsProps<Inputs, Result, Circumstances>) {
  return (
    <Section space="none">
      <InsightSection title="A picture of it">
        <insight.Picture inputs={inputs} result={result} />
      </InsightSection>
      <HowWeGotThis steps={insight.explain(inputs)} headline={insight.headline} />
      <LenderSection lender={insight.lender} inputs={inputs} />
    </Section>
  );
}
