import { Section } from "@simcoe/ui";
import { useDeferredValue, useMemo } from "react";
import { Assumptions } from "./Assumptions.tsx";
import * as styles from "./Calculator.css.ts";
import type { Answer, CalculatorView, InsightModule } from "./CalculatorView.ts";
import { bareHost, type Host, HostProvider } from "./Host.tsx";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { ArrivedNumbers } from "./result/shareLink/ArrivedNumbers.tsx";
import { useInsight } from "./result/useInsight.ts";
import { useWizard, type WizardStart } from "./wizard/useWizard.ts";
import { Wizard } from "./wizard/Wizard.tsx";

export interface CalculatorProps<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  /** What the page around it lends; nothing by default. */
  host?: Host;
  /** Where it begins: these answers, at this step or as far as they reach. */
  start?: WizardStart<Inputs>;
  /** Stands beside the questions: what the calculator is for, whose it is. */
  introduction?: React.ReactNode;
}

/** A calculator: its questions, its answer, what is said about the answer, and what it assumes. */
export function Calculator<Inputs, Result>(props: CalculatorProps<Inputs, Result>) {
  const { view, host = bareHost } = props;
  return (
    <HostProvider host={host}>
      <LanguageProvider language={view.language}>
        <Conversation {...props} host={host} />
      </LanguageProvider>
    </HostProvider>
  );
}

function Conversation<Inputs, Result>({
  view,
  host,
  start,
  introduction,
}: CalculatorProps<Inputs, Result> & { host: Host }) {
  const wizard = useWizard(view.calculator, start);
  const { draft, result } = wizard.state;
  const insight = useInsight(view.loadInsight);
  const answer = useMemo(
    () => answerOf(view, insight, draft, result),
    [view, insight, draft, result],
  );
  // The headline is on the screen before what is said about it is drawn.
  const later = useDeferredValue(answer);
  const calculator = (
    <div className={styles.calculator}>
      {host.ownsPage && (
        <ArrivedNumbers view={view} open={wizard.open} isAnswered={answer !== null} />
      )}
      <Wizard
        {...{ view, wizard }}
        summary={answer?.summary ?? null}
        secondLook={answer && insight && secondLookNote(answer, insight)}
      />
    </div>
  );
  return (
    <>
      {introduction ? (
        <Section ground="shallow" space="none" edge="contour">
          <div className={styles.besideIntroduction}>
            <div className={styles.introduction}>{introduction}</div>
            {calculator}
          </div>
        </Section>
      ) : (
        calculator
      )}
      {answer && later && insight && <insight.InsightSections {...later} view={view} />}
      <Assumptions assumptions={view.assumptions} />
    </>
  );
}

function secondLookNote<Inputs, Result>(
  { secondLook, summary }: Answer<Inputs, Result>,
  { SecondLookNote }: InsightModule<Inputs, Result>,
) {
  if (!secondLook || !summary.advice) return null;
  return <SecondLookNote look={secondLook} advice={summary.advice.text} />;
}

function answerOf<Inputs, Result>(
  { calculator, summarize }: CalculatorView<Inputs, Result>,
  /** Arrives later than the page. */
  insight: InsightModule<Inputs, Result> | null,
  draft: unknown,
  result: Result | null,
): Answer<Inputs, Result> | null {
  if (result === null || !calculator.accepts(draft)) return null;
  const summary = summarize(result, draft);
  return { inputs: draft, result, summary, secondLook: insight?.secondLook?.(draft) ?? null };
}
