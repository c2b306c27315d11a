import type { Fact, Threshold } from "@mortgage-kit/calculator-engine/insight";
import { useEffect, useRef, useState } from "react";
import type { CalculatorView } from "../CalculatorView.ts";
import { useLanguage, useResultWords } from "../language/LanguageProvider.tsx";
import { DisclosureRow } from "../outline.tsx";
import { FigureGroups } from "../wizard/WizardFigures.tsx";
import type { Facts, FactValues } from "./answerWith.ts";
import { Compare } from "./compare/Compare.tsx";
import { HowWeGotThis } from "./explanation/HowWeGotThis.tsx";
import { ExportSection } from "./export/ExportSection.tsx";
import { estimateFigure, formatFigure } from "./Figure.ts";
import { Buyers, LenderQuestions, OwnRow, WhatDecides } from "./facts/WhatDecides.tsx";
import { InsightSection } from "./InsightSection.tsx";
import { WhenIdle } from "./idleQueue/WhenIdle.tsx";
import { BorrowingCostRow, PrimeMoveRow } from "./loanRows/LoanRow.tsx";
import { loansOf } from "./loansOf.ts";
import type { Answered, ResultParts } from "./ResultParts.ts";
import { Schedule } from "./schedule/Schedule.tsx";
import { WhatWouldChange } from "./thresholds/WhatWouldChange.tsx";
import { Bridge } from "./verdict/Bridge.tsx";
import { FigurePair, VerdictReason } from "./verdict/Verdict.tsx";

export { announcement, labelledFigure, marksOf } from "./announcement.ts";
export { answerWith } from "./answerWith.ts";
export { KeepResult } from "./compare/Compare.tsx";
export { NextSteps, stepsTo } from "./nextSteps/NextSteps.tsx";

/** Desktop breakpoint of the kit's layouts. */
const wide = "(min-width: 64em)";

interface ResultCardProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
  facts: Facts;
  deciding: readonly Fact[];
}

/**
 * Shows the reason for the verdict, the two figures, the bridge between them, and the deciding
 * facts.
 */
export function ResultCard<Inputs, Result>(props: ResultCardProps<Inputs, Result>) {
  const { answered } = props;
  return (
    <>
      <VerdictReason {...answered} />
      <FigurePair {...answered} />
      <Bridge {...answered} />
      <WhatDecides {...props} />
    </>
  );
}

interface ResultSectionsProps<Inputs, Result> extends ResultCardProps<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  parts: ResultParts<Inputs, Result>;
  thresholds: readonly Threshold[];
}

/** Shows the sections below a result, a row each. */
export function ResultSections<Inputs, Result>(props: ResultSectionsProps<Inputs, Result>) {
  const { view, parts, answered, thresholds, facts } = props;
  const { insight, Picture, nameLoan, variable, borrowing, ownRow, remindedMortgage } = parts;
  const { inputs, summary, answer } = answered;
  const words = useResultWords();
  const given: FactValues = { ...facts.settled, ...facts.given };
  // Exports read the latest result, even before their section is rendered again.
  const latest = useRef({ ...answered, given });
  useEffect(() => {
    latest.current = { ...answered, given };
  });
  return (
    <>
      <WhenIdle>
        {() => (
          <DisclosureRow title={words.picture} line={parts.pictureTitle}>
            {() => <Picture {...{ answer, summary }} />}
          </DisclosureRow>
        )}
      </WhenIdle>
      <FigureSection answered={answered} />
      <WhenIdle>{() => <Compare {...{ view, answered }} />}</WhenIdle>
      <WhenIdle>
        {() => (
          <HowWeGotThis
            steps={insight.explain(inputs)}
            figure={{
              ...estimateFigure(summary, answer),
              label: words.engine.labels(answer.question, answer.lender.estimate.id).estimate,
            }}
          />
        )}
      </WhenIdle>
      <WhenIdle>{() => <WhatWouldChange thresholds={thresholds} fields={view.fields} />}</WhenIdle>
      <WhenIdle urgent={facts.given}>{() => <Buyers {...{ answered, facts }} />}</WhenIdle>
      {ownRow && (
        <WhenIdle urgent={facts.given}>
          {() => <OwnRow row={ownRow} {...{ answered, facts }} />}
        </WhenIdle>
      )}
      <WhenIdle urgent={facts.given}>
        {() => <LenderQuestions {...props} elsewhere={ownRow?.facts ?? []} />}
      </WhenIdle>
      {variable && <WhenIdle>{() => <PrimeMoveRow loan={variable.loanOf(inputs)} />}</WhenIdle>}
      {borrowing && (
        <WhenIdle>{() => <BorrowingCostRow loan={borrowing.loanOf(answer)} />}</WhenIdle>
      )}
      {nameLoan && <WhenIdle>{() => <Schedule loans={loansOf(parts, inputs)} />}</WhenIdle>}
      <WhenIdle>
        {() => (
          <ExportSection
            {...answered}
            view={view}
            given={given}
            mortgage={remindedMortgage?.(answer) ?? null}
            resultParts={parts}
            latest={latest}
          />
        )}
      </WhenIdle>
    </>
  );
}

/** Shows the other figures of the estimate; not collapsed on wide screens. */
function FigureSection<Inputs, Result>({
  answered,
}: Pick<ResultCardProps<Inputs, Result>, "answered">) {
  const { summary, answer } = answered;
  const { format } = useLanguage();
  const { estimate, pair } = useResultWords();
  const [isInSight] = useState(() => matchMedia(wide).matches);
  const { id: compared } = answer.lender.estimate;
  const [first = { figures: [] }, ...others] = summary.groups;
  const groups = [{ ...first, figures: [summary.headline, ...first.figures] }, ...others]
    .map((group) => ({ ...group, figures: group.figures.filter(({ id }) => id !== compared) }))
    .filter(({ figures }) => figures.length > 0);
  const [mainFigure] = groups[0]?.figures ?? [];
  if (!mainFigure) return null;
  const shown = <FigureGroups groups={groups} notes={summary.notes} layout="beside" />;
  return isInSight ? (
    <InsightSection title={estimate.title}>{shown}</InsightSection>
  ) : (
    <DisclosureRow
      title={estimate.title}
      line={pair(mainFigure.label, formatFigure(mainFigure.value, format))}
    >
      {() => shown}
    </DisclosureRow>
  );
}
