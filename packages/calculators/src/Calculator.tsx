import type { Calculator } from "@simcoe/calculator-engine";
import { Heading, Icon, Section, Stack, Text } from "@simcoe/ui";
import { Clock, ShieldCheck } from "@simcoe/ui/icons";
import { memo, useDeferredValue, useMemo } from "react";
import { Breadcrumbs } from "../../sections/Breadcrumbs/Breadcrumbs.tsx";
import { SideSection } from "../../sections/SideSection/SideSection.tsx";
import { Arrival } from "../Arrival/Arrival.tsx";
import type { CalculatorView, InsightModule } from "../CalculatorView.ts";
import { SecondLookNote } from "../insight/SecondLook/SecondLookNote.tsx";
import { useWizard } from "../Wizard/useWizard.ts";
import { Wizard } from "../Wizard/Wizard.tsx";
import * as styles from "./CalculatorPage.css.ts";
import type { CalculatorPageWords } from "./calculatorPageData.ts";
import { NeedsScript } from "./NeedsScript.tsx";
import { useInsight } from "./useInsight.ts";

export interface CalculatorPageProps<Inputs, Result> {
  calculator: Calculator<Inputs, Result>;
  view: CalculatorView<Inputs, Result>;
  words: CalculatorPageWords;
}

/** A calculator beside what it is for, what its result means below, and what it assumes. */
export function CalculatorPage<Inputs, Result>(props: CalculatorPageProps<Inputs, Result>) {
  const { calculator, view, words } = props;
  const wizard = useWizard(calculator);
  const { draft, result } = wizard.state;
  const insight = useInsight(view.loadInsight);
  const answer = useMemo(
    () => answerOf({ calculator, view, insight }, draft, result),
    [calculator, view, insight, draft, result],
  );
  // The headline is on the screen before what is said about it is drawn.
  const later = useDeferredValue(answer);
  return (
    <>
      <Section ground="shallow" space="none" edge="contour">
        <div className={styles.layout}>
          <div className={styles.introduction}>
            <Introduction words={words} />
          </div>
          <div className={styles.calculator}>
            <Arrival
              {...{ calculator, view }}
              open={wizard.open}
              isAnswered={answer !== null}
              calculators={words.calculators}
            />
            <Wizard
              {...{ calculator, view, wizard }}
              summary={answer?.summary ?? null}
              secondLook={answer && <SecondLookNote look={answer.secondLook} />}
            />
          </div>
        </div>
      </Section>
      {answer && later && insight && (
        <insight.InsightSections {...later} view={view} words={words} open={wizard.open} />
      )}
      <Assumptions words={words.assumptions} assumptions={view.assumptions} />
    </>
  );
}

interface Answering<Inputs, Result> {
  calculator: Calculator<Inputs, Result>;
  view: CalculatorView<Inputs, Result>;
  /** Arrives later than the page. */
  insight: InsightModule<Inputs, Result> | null;
}

function answerOf<Inputs, Result>(
  { calculator, view, insight }: Answering<Inputs, Result>,
  draft: unknown,
  result: Result | null,
) {
  if (result === null || !calculator.accepts(draft)) return null;
  const summary = view.summarize(result, draft);
  return { inputs: draft, result, summary, secondLook: insight?.secondLook?.(draft) ?? null };
}

interface AssumptionsProps {
  words: CalculatorPageWords["assumptions"];
  assumptions: readonly string[];
}

// Typing draws neither of these again.
const Assumptions = memo(({ words, assumptions }: AssumptionsProps) => (
  <SideSection title={words.title} text={words.text}>
    <ul className={styles.assumptions}>
      {assumptions.map((assumption) => (
        <li key={assumption} className={styles.assumption}>
          {assumption}
        </li>
      ))}
    </ul>
  </SideSection>
));

const Introduction = memo(({ words }: { words: CalculatorPageWords }) => {
  return (
    <Stack space="l" align="start">
      <Breadcrumbs trail={words.trail} />
      <Heading level={1} size="title">
        {words.title}
      </Heading>
      <Text size="lead">{words.description}</Text>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <span className={styles.factIcon}>
            <Icon icon={ShieldCheck} />
          </span>
          {words.privacy}
        </li>
        <li className={styles.fact}>
          <span className={styles.factIcon}>
            <Icon icon={Clock} />
          </span>
          {words.takes} {words.estimatedTime}.
        </li>
      </ul>
      <NeedsScript words={words.needsScript} phone={words.phone} />
    </Stack>
  );
});
