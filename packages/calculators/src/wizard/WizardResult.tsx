import { Button, Callout, Heading, Icon, Inline, KeyFigures, LinkButton, Stack } from "@simcoe/ui";
import { RefreshCw } from "@simcoe/ui/icons";
import type { ResultSummary } from "../CalculatorView.ts";
import { useHost } from "../Host.tsx";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { answersOf } from "../result/answersOf.ts";
import { type Figure, keyFigure, written } from "../result/Figure.ts";
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
  const { format, wizard: words } = useLanguage();
  const { calculators } = useHost().pages;
  const shown = (figure: Figure) => keyFigure(figure, format);
  return (
    <Stack space="l">
      {heading}
      <KeyFigures headline={shown(headline)} />
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
          <KeyFigures figures={figures.map(shown)} />
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
          {words.calculateAgain}
        </Button>
        {calculators && (
          <LinkButton tone="quiet" href={calculators}>
            {words.allCalculators}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  );
}

function Answers<Inputs, Result>({ view, draft }: Parameters<typeof answersOf<Inputs, Result>>[0]) {
  const { format, wizard } = useLanguage();
  return (
    <Stack space="none">
      <Heading level={3} size="subheading">
        {wizard.whatYouEntered}
      </Heading>
      <dl className={styles.answers}>
        {answersOf({ view, draft }).map((answer) => (
          <div key={answer.id} className={styles.answer}>
            <dt className={styles.answerLabel}>{answer.label}</dt>
            <dd className={styles.answerValue}>{written(answer.value, format)}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
