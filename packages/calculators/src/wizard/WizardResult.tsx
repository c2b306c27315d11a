import { Button, Icon, Inline, KeyFigures, LinkButton, Stack } from "@simcoe/ui";
import { RefreshCw } from "@simcoe/ui/icons";
import type { Answer, InsightModule, JudgedAnswer } from "../CalculatorView.ts";
import { useHost } from "../Host.tsx";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { keyFigure } from "../result/Figure.ts";
import * as styles from "./Wizard.css.ts";
import { Advice, FigureGroups } from "./WizardFigures.tsx";

interface WizardResultProps<Inputs, Result> {
  heading: React.ReactNode;
  answer: Answer<Inputs, Result>;
  insight: InsightModule<Inputs, Result> | null;
  startAgain: () => void;
  /** Leads from the lender's figure to what makes it differ. */
  onWhy: () => void;
}

/** The answer: the headline with the lender's figure, the one verdict, and the figures it is made of. */
export function WizardResult<Inputs, Result>(props: WizardResultProps<Inputs, Result>) {
  const { answer, insight, heading, startAgain, onWhy } = props;
  const { summary } = answer;
  const { format, wizard: words } = useLanguage();
  const { calculators, ...pages } = useHost().pages;
  const judged = insight && isJudged(answer) ? { insight, answer } : null;
  const next = judged?.insight.firstStep(judged.answer, pages);
  const isRefused = judged?.answer.judgement.missing;
  const headline = keyFigure(summary.headline, format);
  return (
    <Stack space="m">
      {heading}
      <div className={judged ? styles.figures : undefined}>
        {isRefused ? <KeyFigures figures={[headline]} /> : <KeyFigures headline={headline} />}
        {judged && (
          <judged.insight.LenderFigure judgement={judged.answer.judgement} onWhy={onWhy} />
        )}
      </div>
      {judged ? (
        <judged.insight.Verdict judgement={judged.answer.judgement} advice={summary.advice} />
      ) : (
        <Advice {...summary} />
      )}
      <FigureGroups summary={summary} isPictured={judged !== null} />
      <Inline space="s">
        {next && <LinkButton href={next.href}>{next.title}</LinkButton>}
        <Button
          tone={next ? "quiet" : "action"}
          size={next ? "s" : "m"}
          icon={<Icon icon={RefreshCw} />}
          onClick={startAgain}
        >
          {words.calculateAgain}
        </Button>
        {calculators && (
          <LinkButton tone="quiet" size={next ? "s" : "m"} href={calculators}>
            {words.allCalculators}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  );
}

const isJudged = <Inputs, Result>(
  answer: Answer<Inputs, Result>,
): answer is JudgedAnswer<Inputs, Result> => answer.judgement !== null;
