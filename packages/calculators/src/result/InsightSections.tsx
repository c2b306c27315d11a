import { Section } from "@simcoe/ui";
import type { InsightProps } from "../CalculatorView.ts";
import { CarryOn } from "./CarryOn/CarryOn.tsx";
import { Compare } from "./Compare/Compare.tsx";
import { HowWeGotThis } from "./HowWeGotThis/HowWeGotThis.tsx";
import type { Dated, Insight } from "./Insight.ts";
import { InsightSection } from "./InsightSection.tsx";
import { InTurn } from "./InTurn/InTurn.tsx";
import { LenderSection } from "./LenderSection/LenderSection.tsx";
import { Schedule } from "./Schedule/Schedule.tsx";
import { TakeItWithYou } from "./TakeItWithYou/TakeItWithYou.tsx";
import { WhatWouldChange } from "./WhatWouldChange/WhatWouldChange.tsx";

export interface InsightSectionsProps<Inputs, Result, Circumstances extends Dated>
  extends InsightProps<Inputs, Result> {
  readonly insight: Insight<Inputs, Result, Circumstances>;
}

/** What stands below a result, each in a quiet section of its own; none of it changes the headline. */
export function InsightSections<Inputs, Result, Circumstances extends Dated>({
  insight,
  ...props
}: InsightSectionsProps<Inputs, Result, Circumstances>) {
  const { inputs, result, words } = props;
  const { schedules } = insight;
  return (
    <Section space="none">
      <InTurn>
        {() => (
          <InsightSection title="A picture of it">
            <insight.Picture inputs={inputs} result={result} />
          </InsightSection>
        )}
      </InTurn>
      <InTurn>
        {() => <HowWeGotThis steps={insight.explain(inputs)} headline={insight.headline} />}
      </InTurn>
      <InTurn>{() => <LenderSection lender={insight.lender} inputs={inputs} />}</InTurn>
      <InTurn>{() => <WhatWouldChange points={insight.tippingPoints(inputs)} />}</InTurn>
      {schedules && <InTurn>{() => <Schedule loans={schedules(inputs)} />}</InTurn>}
      <InTurn>{() => <Compare {...props} />}</InTurn>
      <InTurn>{() => <TakeItWithYou {...props} />}</InTurn>
      <InTurn>{() => <CarryOn choices={insight.carryOn(inputs, result)} words={words} />}</InTurn>
    </Section>
  );
}
