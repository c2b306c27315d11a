import { Section } from "@simcoe/ui";
import type { InsightProps } from "../CalculatorView.ts";
import { Compare } from "./compare/Compare.tsx";
import { HowWeGotThis } from "./explanation/HowWeGotThis.tsx";
import type { Dated, Insight } from "./Insight.ts";
import { InsightSection } from "./InsightSection.tsx";
import { WhenIdle } from "./idleQueue/WhenIdle.tsx";
import { LenderSection } from "./lenderView/LenderSection.tsx";
import { NextSteps } from "./nextSteps/NextSteps.tsx";
import { useResultWords } from "./ResultWordsProvider.tsx";
import { Schedule } from "./schedule/Schedule.tsx";
import { Takeaway } from "./takeaway/Takeaway.tsx";
import { WhatWouldChange } from "./tippingPoints/WhatWouldChange.tsx";

export interface InsightSectionsProps<Inputs, Result, Circumstances extends Dated>
  extends InsightProps<Inputs, Result> {
  readonly insight: Insight<Inputs, Result, Circumstances>;
}

/** What stands below a result, each in a quiet section of its own; none of it changes the headline. */
export function InsightSections<Inputs, Result, Circumstances extends Dated>({
  insight,
  ...props
}: InsightSectionsProps<Inputs, Result, Circumstances>) {
  const { inputs, result, view } = props;
  const { schedules } = insight;
  const words = useResultWords();
  return (
    <Section space="none">
      <WhenIdle>
        {() => (
          <InsightSection title={words.picture}>
            <insight.Picture inputs={inputs} result={result} />
          </InsightSection>
        )}
      </WhenIdle>
      <WhenIdle>
        {() => <HowWeGotThis steps={insight.explain(inputs)} headline={insight.headline} />}
      </WhenIdle>
      <WhenIdle>{() => <LenderSection lender={insight.lender} inputs={inputs} />}</WhenIdle>
      <WhenIdle>{() => <WhatWouldChange points={insight.tippingPoints(inputs)} />}</WhenIdle>
      {schedules && <WhenIdle>{() => <Schedule loans={schedules(inputs)} />}</WhenIdle>}
      <WhenIdle>{() => <Compare {...props} />}</WhenIdle>
      <WhenIdle>{() => <Takeaway {...props} />}</WhenIdle>
      <WhenIdle>
        {() => <NextSteps choices={insight.nextSteps(inputs, result)} from={view.calculator.id} />}
      </WhenIdle>
    </Section>
  );
}
