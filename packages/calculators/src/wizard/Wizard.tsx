import { Card, Stepper, VisuallyHidden } from "@mortgage-kit/ui";
import { useEffect, useId, useRef, useState } from "react";
import { Heading } from "../outline.tsx";
import { Changing } from "../result/Changing.tsx";
import type { WizardStepProps } from "./useWizard.ts";
import * as styles from "./Wizard.css.ts";
import { WizardResult, type WizardResultProps } from "./WizardResult.tsx";
import { WizardStep } from "./WizardStep.tsx";

/** Debounce delay in milliseconds. */
const pause = 800;

/** Debounces a text for screen readers. The first text and an empty one are returned at once. */
function useDebouncedText(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === "" || text === "" ? text : settled;
}

interface WizardProps<Inputs, Result>
  extends Omit<WizardStepProps<Inputs, Result>, "heading" | "announce"> {
  /** The result, once there is one. */
  result: WizardResultProps<Inputs, Result> | null;
  /** Verdict, once computed: the heading of the result. */
  verdict: string | null;
  /** The result in sentences, for screen readers. */
  sentence: string;
  /** Content beside the result. */
  children: React.ReactNode;
}

/** Renders a calculator's questions and its result, one step at a time. */
export function Wizard<Inputs, Result>(props: WizardProps<Inputs, Result>) {
  const { view, wizard, result, verdict, children } = props;
  const { step } = wizard.state;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useStepFocus(step, frame);
  const headingId = useId();
  const [message, announce] = useState("");
  const sentence = useDebouncedText(props.sentence);
  const title = result ? view.resultTitle : (view.steps[step - 1]?.title ?? "");
  const headingElement = (
    <Heading level={2} size="heading" id={headingId} tabIndex={-1} ref={heading}>
      {result && verdict ? (
        <span className={styles.verdict}>
          <Changing text={verdict} />
        </span>
      ) : (
        title
      )}
    </Heading>
  );
  return (
    <div ref={frame} className={result ? styles.answered : styles.wizard}>
      <Card
        as="section"
        space={result ? "fluid" : "xl"}
        gap={result ? "s" : "l"}
        {...(result ? { "aria-label": title } : { "aria-labelledby": headingId })}
      >
        <div className={styles.stepper}>
          <Stepper step={step} of={wizard.stepCount} />
        </div>
        {result ? (
          <>
            {headingElement}
            <WizardResult {...result} />
          </>
        ) : (
          <WizardStep key={step} {...{ view, wizard, announce }} heading={headingElement} />
        )}
        <VisuallyHidden>
          <span role="status">{result ? sentence : message}</span>
        </VisuallyHidden>
      </Card>
      {result && children}
    </div>
  );
}

/** Moves the focus to the heading of a new step, and scrolls the step into view if needed. */
function useStepFocus(step: number, frame: React.RefObject<HTMLDivElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    // Also scrolls if a sticky header could cut into the content just above the step.
    if ((scrollY > 0 && top < innerHeight / 4) || top > innerHeight / 2)
      frame.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [step, frame]);
  return heading;
}
