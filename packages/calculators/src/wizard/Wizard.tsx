import { Card, Heading, Stepper, VisuallyHidden } from "@simcoe/ui";
import { useEffect, useId, useRef, useState } from "react";
import type { Answer, InsightModule } from "../CalculatorView.ts";
import { useSettled } from "./useSettled.ts";
import * as styles from "./Wizard.css.ts";
import { WizardResult } from "./WizardResult.tsx";
import { WizardStep, type WizardStepProps } from "./WizardStep.tsx";

interface WizardProps<Inputs, Result>
  extends Omit<WizardStepProps<Inputs, Result>, "heading" | "announce"> {
  /** The result, once there is one. */
  answer: Answer<Inputs, Result> | null;
  insight: InsightModule<Inputs, Result> | null;
  /** Leads from the lender's figure to what makes it differ. */
  onWhy: () => void;
  /** Stands beside the result. */
  children: React.ReactNode;
}

/** A calculator's questions and its answer, a step at a time. */
export function Wizard<Inputs, Result>(props: WizardProps<Inputs, Result>) {
  const { view, wizard, answer, insight, onWhy, children } = props;
  const { step } = wizard.state;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useStepFocus(step, frame);
  const headingId = useId();
  const [message, announce] = useState("");
  const sentence = useSettled(answer?.summary.sentence ?? "");
  const title = answer ? view.resultTitle : (view.steps[step - 1]?.title ?? "");
  const headingElement = (
    <Heading level={2} size="heading" id={headingId} tabIndex={-1} ref={heading}>
      {title}
    </Heading>
  );
  return (
    <div ref={frame} className={answer ? styles.answered : styles.wizard}>
      <Card as="section" space={answer ? "l" : "xl"} gap="l" aria-labelledby={headingId}>
        <div className={styles.stepper}>
          <Stepper step={step} of={wizard.stepCount} />
        </div>
        {answer ? (
          <WizardResult
            {...{ answer, insight, onWhy }}
            heading={headingElement}
            startAgain={wizard.startAgain}
          />
        ) : (
          <WizardStep key={step} {...{ view, wizard, announce }} heading={headingElement} />
        )}
        <VisuallyHidden>
          <span role="status">{answer ? sentence : message}</span>
        </VisuallyHidden>
      </Card>
      {answer && children}
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
