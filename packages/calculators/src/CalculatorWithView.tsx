"use client";

import { Columns, Disclosure, ErrorBoundary, Section, Stack, Text } from "@mortgage-kit/ui";
import { lazy, memo, Suspense, useEffect, useRef } from "react";
import * as styles from "./Calculator.css.ts";
import type { CalculatorView } from "./CalculatorView.ts";
import { bareHost, type Host, HostProvider, useHost } from "./Host.tsx";
import { PartHeading } from "./headings.tsx";
import { LanguageProvider, useLanguage } from "./language/LanguageProvider.tsx";
import type { Estimated } from "./result/Answered.ts";
import { EstimateCard } from "./result/EstimateCard.tsx";
import { allFigures, type ResultSummary } from "./result/Figure.ts";
import { type ResultLoading, useLoadedResult } from "./result/useLoadedResult.ts";
import { useResult } from "./result/useResult.ts";
import { useWizard, type WizardControls, type WizardStart } from "./wizard/useWizard.ts";
import { WizardForm } from "./wizard/WizardForm.tsx";

export interface PlaceProps {
  /** Data and pages that the surrounding page provides; none by default. */
  host?: Partial<Host>;
  /** Text beside the questions on a band as wide as the container; without it, there is no band. */
  introduction?: React.ReactNode;
  /** Replaces the introduction above a result; the introduction itself by default. */
  shortIntroduction?: React.ReactNode;
}

export interface CalculatorWithViewProps<Inputs, Result> extends PlaceProps {
  /** Questions, words and formula of one calculator in one language. */
  view: CalculatorView<Inputs, Result>;
  /** Initial answers and step; an earlier step is shown if answers before it are missing. */
  start?: WizardStart<Inputs>;
}

/**
 * Renders a calculator from a loaded view: of `calculators`, `makeView`, or `/view/payment`.
 *
 * @example
 * const view = await calculators.payment.en();
 * const page = renderToStaticMarkup(<CalculatorWithView view={view} />);
 * page.includes("How much will you borrow?"); // true
 */
export function CalculatorWithView<Inputs, Result>(props: CalculatorWithViewProps<Inputs, Result>) {
  const { language } = props.view;
  const loading = useLoadedResult(props.view, props.host?.ownPage?.reload);
  return (
    <HostProvider host={{ ...bareHost, ...props.host }}>
      <LanguageProvider language={language} resultWords={loading.loaded?.words}>
        <div className={styles.frame} lang={language.locale}>
          <Conversation {...props} loading={loading} />
        </div>
      </LanguageProvider>
    </HostProvider>
  );
}

/** Sliders of a calculator of one's own; those of the others come with their results. */
const EstimateSliders = lazy(async () => ({
  default: (await import("./result/EstimateSliders.tsx")).EstimateSliders,
}));

interface ConversationProps<Inputs, Result> extends CalculatorWithViewProps<Inputs, Result> {
  loading: ResultLoading;
}

/** Keeps the answers above all that is drawn from them, so that a part that fails loses none. */
function Conversation<Inputs, Result>(props: ConversationProps<Inputs, Result>) {
  const wizard = useWizard(props.view, props.start);
  return (
    <ErrorBoundary>
      <CalculatorContent {...props} wizard={wizard} />
    </ErrorBoundary>
  );
}

interface CalculatorContentProps<Inputs, Result> extends ConversationProps<Inputs, Result> {
  wizard: WizardControls<Inputs, Result>;
}

function CalculatorContent<Inputs, Result>(props: CalculatorContentProps<Inputs, Result>) {
  const { view, wizard, introduction, shortIntroduction = introduction, loading } = props;
  const { ownPage, isCompact, notes } = useHost();
  const { loaded } = loading;
  const { estimated, answered, open } = useResult(view, loaded, wizard);
  const page = answered && loaded?.page;
  useProgress(wizard.state.step, wizard.stepCount, estimated?.summary);
  const { startAgain } = wizard;
  const result = (heading: HeadingRef) =>
    page ? (
      <page.ResultCard {...{ answered, heading, startAgain }} />
    ) : (
      estimated && <EstimateResult {...{ view, wizard, loading, estimated, heading }} />
    );
  const calculator = (
    <div className={styles.calculator}>
      {ownPage && <ownPage.ArrivedNumbers {...{ view, open }} shown={wizard.shown} />}
      <WizardForm
        {...{ view, wizard }}
        sentence={answered?.verdict.sentence ?? ""}
        result={estimated && result}
      >
        {page && (
          <page.ResultAside key={wizard.opened} answered={answered} onChange={wizard.change} />
        )}
      </WizardForm>
    </div>
  );
  const below = (space: "none" | "s" | "l", children: React.ReactNode) =>
    introduction ? (
      <Section space={space}>{children}</Section>
    ) : (
      <div className={styles.below}>{children}</div>
    );
  return (
    <>
      {introduction ? (
        <IntroducedBand
          introduction={estimated ? shortIntroduction : introduction}
          isBeside={estimated === null}
        >
          {calculator}
        </IntroducedBand>
      ) : (
        calculator
      )}
      {below(
        estimated ? "s" : "l",
        <Details isCompact={isCompact} hasResult={estimated !== null}>
          {page ? (
            <page.ResultRows answered={answered} />
          ) : (
            <Assumptions assumptions={view.assumptions} />
          )}
        </Details>,
      )}
      {notes && below("s", <Notes notes={notes} />)}
    </>
  );
}

interface IntroducedBandProps {
  introduction: React.ReactNode;
  /** True to show the introduction beside the questions, where there is room. */
  isBeside: boolean;
  children: React.ReactNode;
}

const IntroducedBand = ({ introduction, isBeside, children }: IntroducedBandProps) => (
  <Section background="shallow" space="none" edge="contour">
    <div className={isBeside ? styles.besideIntroduction : styles.belowIntroduction}>
      <div className={isBeside ? styles.introduction : undefined}>{introduction}</div>
      {children}
    </div>
  </Section>
);

type HeadingRef = React.RefObject<HTMLHeadingElement | null>;

interface EstimateResultProps<Inputs, Result>
  extends Pick<CalculatorContentProps<Inputs, Result>, "view" | "wizard" | "loading"> {
  estimated: Estimated;
  heading: HeadingRef;
}

/** Shows the estimate while no verdict is there, with sliders if there will be none. */
function EstimateResult<Inputs, Result>({
  view,
  wizard,
  loading,
  estimated,
  heading,
}: EstimateResultProps<Inputs, Result>) {
  const inputs = Object(estimated.inputs);
  return (
    <EstimateCard
      title={view.resultTitle}
      summary={estimated.summary}
      startAgain={wizard.startAgain}
      {...{ loading, heading }}
    >
      {loading.state === "absent" && (
        <Suspense fallback={null}>
          <EstimateSliders
            fields={view.fields}
            rules={view.calculator.fields}
            inputs={inputs}
            onChange={(name, value) => wizard.change({ ...inputs, [name]: value })}
          />
        </Suspense>
      )}
    </EstimateCard>
  );
}

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <Stack space="xs">
    {notes.map((note) => (
      <Text key={note} size="small" tone="soft">
        {note}
      </Text>
    ))}
  </Stack>
);

interface DetailsProps {
  isCompact: boolean | undefined;
  hasResult: boolean;
  children: React.ReactNode;
}

/** Shows what stands below the result, behind a disclosure in compact calculators. */
function Details({ isCompact, hasResult, children }: DetailsProps) {
  const { assumptions, details } = useLanguage().wizard;
  if (!isCompact) return children;
  return <Disclosure summary={hasResult ? details : assumptions.title}>{children}</Disclosure>;
}

/** Lists the estimate's assumptions. Memoized, so that typing does not render it again. */
const Assumptions = memo(({ assumptions }: { assumptions: readonly string[] }) => {
  const words = useLanguage().wizard.assumptions;
  return (
    <Columns layout="narrowFirst" space="xl" align="start">
      <Stack space="m" align="start">
        <PartHeading level={2}>{words.title}</PartHeading>
        <Text>{words.text}</Text>
      </Stack>
      <ul className={styles.assumptions}>
        {assumptions.map((assumption) => (
          <li key={assumption} className={styles.assumption}>
            {assumption}
          </li>
        ))}
      </ul>
    </Columns>
  );
});

function useProgress(step: number, of: number, summary: ResultSummary | undefined) {
  const { onProgress } = useHost();
  const shown = useRef(summary);
  shown.current = summary;
  const hasResult = summary !== undefined;
  useEffect(() => {
    const figures = () => (shown.current ? allFigures(shown.current) : []);
    onProgress?.(hasResult ? { kind: "result", figures } : { kind: "step", step, of });
  }, [onProgress, step, of, hasResult]);
}
