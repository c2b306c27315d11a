import { Section } from "@simcoe/ui";
import type { InsightProps } from "../CalculatorView.ts";
import { Compare } from "./compare/Compare.tsx";
import { HowWeGotThis } from "./explanation/HowWeGotThis.tsx";
import type { Dated, Insight } from "./Insight.ts";
import { InsightSection } from "./InsightSection.tsx";
import { WhenIdle } from "./idleQueue/WhenIdle.tsx";
import { LenderSection } from "./lenderView/LenderSection.tsx";
import type { Answers } from "./lenderView/lookWith.ts";
import { NextSteps } from "./nextSteps/NextSteps.tsx";
import { useResultWords } from "./ResultWordsProvider.tsx";
import { Schedule } from "./schedule/Schedule.tsx";
import { Takeaway } from "./takeaway/Takeaway.tsx";
import { WhatWouldChange } from "./tippingPoints/WhatWouldChange.tsx";
import { workingsOf } from "./workings.ts";

export interface InsightSectionsProps<Inputs, Result, Circumstances extends Dated>
  extends InsightProps<Inputs, Result> {
  readonly insight: Insight<Inputs, Result, Circumstances>;
}

/** What stands below a result, each in a quiet section of its own; none of it changes the headline. */
export function InsightSections<Inputs, Result, Circumstances extends Dated>(
  props: InsightSectionsProps<Inputs, Result, Circumstances>,
) {
  const { insight, inputs, result, summary, view, judgement } = props;
  const { schedules } = insight;
  const words = useResultWords();
  return (
    <Section space="none">
      <WhenIdle>
        {() => (
          <InsightSection title={words.picture}>
            <insight.Picture {...{ inputs, result, summary }} />
          </InsightSection>
        )}
      </WhenIdle>
      <WhenIdle>{() => <Compare {...props} />}</WhenIdle>
      <WhenIdle urgent={props.isLenderOpen}>
        {() => (
          <LenderSection
            lender={insight.lender}
            {...{ inputs, judgement }}
            // Questions read what they can use of the answers, whoever gave them.
            answers={props.answers as Answers<Circumstances>}
            onAnswers={props.onAnswers}
            isOpen={props.isLenderOpen}
            onToggle={props.onLenderOpen}
            ref={props.lenderSection}
          />
        )}
      </WhenIdle>
      {schedules && <WhenIdle>{() => <Schedule loans={schedules(inputs)} />}</WhenIdle>}
      <WhenIdle>
        {() => <HowWeGotThis steps={insight.explain(inputs)} headline={insight.headline} />}
      </WhenIdle>
      <WhenIdle>
        {() => <WhatWouldChange points={insight.tippingPoints(inputs)} levers={view.levers} />}
      </WhenIdle>
      <WhenIdle>
        {() => <Takeaway {...props} workings={() => workingsOf(insight, inputs)} />}
      </WhenIdle>
      <WhenIdle>
        {() => (
          <NextSteps
            choices={insight.nextSteps(inputs, result, judgement)}
            from={view.calculator.id}
          />
        )}
      </WhenIdle>
    </Section>
  );
}
