import { Card, Heading, Stepper, VisuallyHidden } from "@simcoe/ui";
import { useEffect, useId, useRef, useState } from "react";
import type { ResultSummary } from "../CalculatorView.ts";
import * as styles from "./Wizard.css.ts";
import { WizardResult } from "./WizardResult.tsx";
import { WizardStep, type WizardStepProps } from "./WizardStep.tsx";

interface WizardProps<Inputs, Result>
  extends Omit<WizardStepProps<Inputs, Result>, "heading" | "announce"> {
  /** Of the result, once there is one. */
  summary: ResultSummary | null;
  /** Stands under the advice. */
  secondLook: React.ReactNode;
}

/** A calculator's questions and its answer, a step at a time. */
export function Wizard<Inputs, Result>({
  summary,
  secondLook,
  ...props
}: WizardProps<Inputs, Result>) {
  const { view, wizard } = props;
  const { step } = wizard.state;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useStepFocus(step, frame);
  const headingId = useId();
  const [message, announce] = useState("");
  const title = summary ? view.resultTitle : (view.steps[step - 1]?.title ?? "");
  const headingElement = (
    <Heading level={2} size="heading" id={headingId} tabIndex={-1} ref={heading}>
      {title}
    </Heading>
  );
  return (
    <div ref={frame} className={styles.wizard}>
      <Card as="section" space="xl" gap="l" aria-labelledby={headingId}>
        <div className={styles.stepper}>
          <Stepper step={step} of={wizard.stepCount} />
        </div>
        {summary ? (
          <WizardResult {...props} {...{ summary, secondLook }} heading={headingElement} />
        ) : (
          <WizardStep key={step} {...props} heading={headingElement} announce={announce} />
        )}
        <VisuallyHidden>
          <span role="status">{summary ? summary.sentence : message}</span>
        </VisuallyHidden>
      </Card>
    </div>
  );
}

/** Takes the focus to the heading of a step that was just reached, and the step into view. */
function useStepFocus(step: number, frame: React.RefObject<HTMLDivElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2)
      frame.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [step, frame]);
  return heading;
}
