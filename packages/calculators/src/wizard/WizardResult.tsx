import { Button, Callout, Heading, Icon, Inline, KeyFigures, LinkButton, Stack } from "@simcoe/ui";
import { RefreshCw } from "@simcoe/ui/icons";
import { answersOf } from "../answersOf.ts";
import type { ResultSummary } from "../CalculatorView.ts";
import * as styles from "./Wizard.css.ts";
import type { WizardStepProps } from "./WizardStep.tsx";

interface WizardResultProps<Inputs, Result>
  extends Omit<WizardStepProps<Inputs, Result>, "announce"> {
  summary: ResultSummary;
  secondLook: React.ReactNode;
}

/** The answer: one large figure, what is advised, and the figures it is made of. */
export function WizardResult<Inputs, Result>(props: WizardResultProps<Inputs, Result>) {
  const { view, wizard, heading, summary, secondLook } = props;
  const { headline, advice, groups, notes } = summary;
  return (
    <Stack space="l">
      {heading}
      <KeyFigures headline={headline} />
      {advice && (
        <Stack space="s">
          <Callout tone={advice.tone === "good" ? "note" : "caution"} title={advice.text}>
            {advice.because}
          </Callout>
          {secondLook}
        </Stack>
      )}
      {groups.map(({ title, figures }) => (
        <Stack key={title ?? "figures"} space="xs">
          {title && (
            <Heading level={3} size="subheading">
              {title}
            </Heading>
          )}
          <KeyFigures figures={figures} />
        </Stack>
      ))}
      {notes && (
        <Stack space="xs">
          <Heading level={3} size="subheading">
            {notes.title}
          </Heading>
          <ul className={styles.notes}>
            {notes.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Stack>
      )}
      <Answers view={view} draft={wizard.state.draft} />
      <Inline space="s">
        <Button icon={<Icon icon={RefreshCw} />} onClick={wizard.startAgain}>
          Calculate Again
        </Button>
        <LinkButton tone="quiet" href="/resources">
          All Calculators
        </LinkButton>
      </Inline>
    </Stack>
  );
}

function Answers<Inputs, Result>({ view, draft }: Parameters<typeof answersOf<Inputs, Result>>[0]) {
  return (
    <Stack space="none">
      <Heading level={3} size="subheading">
        What you entered
      </Heading>
      <dl className={styles.answers}>
        {answersOf({ view, draft }).map(({ label, value }) => (
          <div key={label} className={styles.answer}>
            <dt className={styles.answerLabel}>{label}</dt>
            <dd className={styles.answerValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
