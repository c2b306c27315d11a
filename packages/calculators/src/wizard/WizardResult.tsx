import type { Fact } from "@mortgage-kit/calculator-engine/insight";
import { Button, Inline, KeyFigures, LinkButton } from "@mortgage-kit/ui";
import { useHost } from "../Host.tsx";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { Facts } from "../result/answerWith.ts";
import { keyFigure } from "../result/Figure.ts";
import type { Answered, Estimated } from "../result/ResultParts.ts";
import type { LoadedResult } from "../result/useLoadedResult.ts";
import { Advice, FigureGroups } from "./WizardFigures.tsx";

export interface WizardResultProps<Inputs, Result> {
  estimated: Estimated<Inputs, Result>;
  /** The estimate with a lender's count of it; `null` until that code is loaded. */
  answered: Answered<Inputs, Result> | null;
  loaded: LoadedResult<Inputs, Result> | null;
  facts: Facts;
  deciding: readonly Fact[];
  startAgain: () => void;
}

/**
 * Renders the result: the verdict with its two figures and facts, or the estimate alone, and the
 * navigation buttons.
 */
export function WizardResult<Inputs, Result>(props: WizardResultProps<Inputs, Result>) {
  const { estimated, answered, loaded, facts, deciding, startAgain } = props;
  const { summary } = estimated;
  const { format, wizard: words } = useLanguage();
  const { calculators, ...pages } = useHost().pages;
  const [next] =
    loaded && answered
      ? loaded.page.stepsTo(loaded.parts.nextSteps(answered.answer), pages, loaded.words)
      : [];
  return (
    <>
      {loaded && answered ? (
        <loaded.page.ResultCard {...{ answered, facts, deciding }} />
      ) : (
        <>
          <KeyFigures headline={keyFigure(summary.headline, format)} />
          <Advice {...summary} />
          <FigureGroups groups={summary.groups} notes={summary.notes} />
        </>
      )}
      <Inline space="xs">
        {next && <LinkButton href={next.href}>{next.title}</LinkButton>}
        <Button tone={next ? "quiet" : "action"} size={next ? "s" : "m"} onClick={startAgain}>
          {words.calculateAgain}
        </Button>
        {calculators && (
          <LinkButton tone="plain" size={next ? "s" : "m"} href={calculators}>
            {words.allCalculators}
          </LinkButton>
        )}
      </Inline>
    </>
  );
}
