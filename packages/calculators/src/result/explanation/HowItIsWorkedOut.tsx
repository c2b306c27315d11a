import { type ExplanationStep, nearestFirst } from "@mortgage-kit/calculator-engine/insight";
import { Text, TextLink } from "@mortgage-kit/ui";
import { ResultRow, TitledPart } from "../../headings.tsx";
import { useLanguage, useResultWords } from "../../language/LanguageProvider.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { WhenIdle } from "../idleQueue/WhenIdle.tsx";
import * as styles from "./HowItIsWorkedOut.css.ts";
import { LenderDetails } from "./LenderDetails.tsx";

/** Renders the whole calculation, what would change the verdict, and what both counts assume. */
export function HowItIsWorkedOut({ answered }: AnsweredProps) {
  const { explanation: words } = useResultWords();
  const steps = answered.parts.insight.explain(answered.inputs);
  return (
    <ResultRow title={words.title} line={words.contents(steps.length)}>
      {() => <Workings answered={answered} steps={steps} />}
    </ResultRow>
  );
}

function Workings({ answered, steps }: AnsweredProps & Pick<StepsProps, "steps">) {
  const { view, answer, verdict, thresholds } = answered;
  const { Picture } = answered.parts;
  const { wizard, format } = useLanguage();
  const { engineWords, explanation, lender, thresholds: changes } = useResultWords();
  const points = thresholds.toSorted(nearestFirst);
  const { limit } = answer.lender;
  return (
    <div className={styles.parts}>
      <TitledPart title={explanation.steps}>
        <Steps steps={steps} answer={answer.lender.estimate.id} />
      </TitledPart>
      <WhenIdle>
        {() => (
          <>
            <TitledPart title={lender.bridge}>
              <Text>
                {[verdict.because, !verdict.usesLimit && engineWords.limit(limit)]
                  .filter(Boolean)
                  .join(" ")}
              </Text>
              <LenderDetails {...answered} />
            </TitledPart>
            {points.length > 0 && (
              <TitledPart title={changes.title}>
                <Text size="small">{changes.text}</Text>
                <ul className={styles.points}>
                  {points.map((threshold) => (
                    <li key={threshold.field}>{engineWords.threshold(threshold)}</li>
                  ))}
                </ul>
              </TitledPart>
            )}
          </>
        )}
      </WhenIdle>
      {Picture && (
        <WhenIdle>
          {() => (
            <TitledPart title={explanation.inPictures}>
              <Picture {...{ answer, format }} isBare={false} />
            </TitledPart>
          )}
        </WhenIdle>
      )}
      <TitledPart title={wizard.assumptions.title}>
        <ul className={styles.points}>
          {view.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </TitledPart>
    </div>
  );
}

interface StepsProps {
  steps: readonly ExplanationStep[];
  /** Id of the figure that is compared with the lender's. */
  answer: string;
}

export function Steps({ steps, answer }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <Step key={step.id} step={step} look={step.id === answer ? "answer" : "plain"} />
      ))}
    </ol>
  );
}

function Step({ step, look }: { step: ExplanationStep; look: "plain" | "answer" }) {
  const { engineWords, explanation } = useResultWords();
  const { label, value, formula, sum } = engineWords.step(step);
  return (
    <li className={styles.step}>
      <div className={styles.emphasis[look]}>
        <span>{label}</span>
        <span className={styles.value}>{value}</span>
      </div>
      <p className={styles.formula}>{formula}</p>
      {sum && <p className={styles.sum}>{sum}</p>}
      {step.kind === "sum" && step.source && (
        <p className={styles.formula}>
          <TextLink href={step.source} newTab>
            {explanation.source}
          </TextLink>
        </p>
      )}
    </li>
  );
}
