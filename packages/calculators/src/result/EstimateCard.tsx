import { Button, Inline, KeyFigures, LinkButton, Spinner, Stack, Text } from "@mortgage-kit/ui";
import type { RefObject } from "react";
import { useHost } from "../Host.tsx";
import { PartHeading } from "../headings.tsx";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { keyFigure, type ResultSummary } from "./Figure.ts";
import { AdviceText, FigureGroups } from "./FigureGroups.tsx";
import type { ResultLoading } from "./useLoadedResult.ts";
import * as styles from "./verdict/Verdict.css.ts";

interface EstimateCardProps {
  title: string;
  summary: ResultSummary;
  loading: Omit<ResultLoading, "loaded">;
  heading: RefObject<HTMLHeadingElement | null>;
  startAgain: () => void;
  /** Content below the figures; only with a result that has no verdict. */
  children?: React.ReactNode;
}

/** Holds a verdict's place while it loads; shows the estimate if it fails to load or is absent. */
export function EstimateCard(props: EstimateCardProps) {
  const { title, summary, loading, heading, startAgain, children } = props;
  const { format, wizard: words } = useLanguage();
  const { calculators } = useHost().pages;
  const keepFocus = (place: HTMLElement | null) => () => {
    if (place?.matches(":focus-within"))
      queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      <PartHeading level={2} size="subheading" tabIndex={-1} ref={heading}>
        {title}
      </PartHeading>
      {loading.state === "loading" ? (
        <div className={styles.place}>
          <Spinner label={words.loading.waiting} />
        </div>
      ) : (
        <>
          {loading.state === "failed" && (
            <div ref={keepFocus}>
              <Stack space="xs" align="start">
                <Text role="status">{words.loading.failed}</Text>
                <Button tone="quiet" size="s" onClick={loading.retry}>
                  {words.loading.retry}
                </Button>
              </Stack>
            </div>
          )}
          <KeyFigures headline={keyFigure(summary.headline, format)} />
          <AdviceText {...summary} />
          <FigureGroups groups={summary.groups} notes={summary.notes} />
          {children}
        </>
      )}
      <Inline space="xs">
        <Button onClick={startAgain}>{words.calculateAgain}</Button>
        {calculators && (
          <LinkButton tone="plain" href={calculators}>
            {words.allCalculators}
          </LinkButton>
        )}
      </Inline>
    </>
  );
}
