import { Disclosure, Section, Stack, Text } from "@simcoe/ui";
import { Assumptions } from "./Assumptions.tsx";
import * as styles from "./Calculator.css.ts";
import type { CalculatorView } from "./CalculatorView.ts";
import { bareHost, type Host, HostProvider } from "./Host.tsx";
import { LanguageProvider, useLanguage } from "./language/LanguageProvider.tsx";
import { YourNumbers } from "./result/numbers/YourNumbers.tsx";
import { useAnswer } from "./result/useAnswer.ts";
import { useInsight } from "./result/useInsight.ts";
import { useLenderRow } from "./result/useLenderRow.ts";
import { useProgress } from "./useProgress.ts";
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
  /** Stands above the answer in its place; left out, the introduction stays. */
  shortIntroduction?: React.ReactNode;
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
  shortIntroduction = introduction,
}: CalculatorProps<Inputs, Result> & { host: Host }) {
  const { ownPage } = host;
  const wizard = useWizard(view.calculator, start);
  const insight = useInsight(view.loadInsight);
  const { answer, judged, turns, tellLender } = useAnswer(view, insight, wizard.state);
  const lender = useLenderRow();
  useProgress({
    step: wizard.state.step,
    of: wizard.stepCount,
    summary: answer?.summary ?? null,
  });
  const calculator = (
    <div className={styles.calculator}>
      {ownPage && (
        <ownPage.ArrivedNumbers
          {...{ view, open: wizard.open, wasLost: wizard.wasLost }}
          isAnswered={answer !== null}
        />
      )}
      <Wizard {...{ view, wizard, answer, insight }} onWhy={lender.show}>
        {answer && (
          <YourNumbers
            key={wizard.opened}
            {...{ view, turns }}
            inputs={answer.inputs}
            onChange={wizard.change}
          >
            {insight && <insight.EarlyQuestions inputs={answer.inputs} {...tellLender} />}
          </YourNumbers>
        )}
      </Wizard>
    </div>
  );
  return (
    <>
      {introduction ? (
        <Section ground="shallow" space="none" edge="contour">
          <div className={answer ? styles.belowIntroduction : styles.besideIntroduction}>
            <div className={answer ? undefined : styles.introduction}>
              {answer ? shortIntroduction : introduction}
            </div>
            {calculator}
          </div>
        </Section>
      ) : (
        calculator
      )}
      <Details isCompact={host.isCompact === true} isAnswered={answer !== null}>
        {answer && judged && insight && (
          <insight.InsightSections
            {...judged}
            {...tellLender}
            view={view}
            isLenderOpen={lender.isOpen}
            onLenderOpen={lender.setOpen}
            lenderSection={lender.section}
          />
        )}
        <Assumptions assumptions={view.assumptions} as={answer ? "row" : "section"} />
      </Details>
      {host.notes && <Notes notes={host.notes} />}
    </>
  );
}

interface DetailsProps {
  isCompact: boolean;
  isAnswered: boolean;
  children: React.ReactNode;
}

/** What stands below the questions and the result; behind one line where room is short. */
function Details({ isCompact, isAnswered, children }: DetailsProps) {
  const { assumptions, details } = useLanguage().wizard;
  if (!isCompact) return children;
  return (
    <Section space="s">
      <Disclosure summary={isAnswered ? details : assumptions.title}>{children}</Disclosure>
    </Section>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <Section space="s">
      <Stack space="xs">
        {notes.map((note) => (
          <Text key={note} size="small" tone="soft">
            {note}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
