import { Card, Stepper, VisuallyHidden } from "@mortgage-kit/ui";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { PartHeading } from "../headings.tsx";
import type { WizardStepProps } from "./useWizard.ts";
import * as styles from "./Wizard.css.ts";
import { WizardStep } from "./WizardStep.tsx";

interface WizardProps<Inputs, Result>
  extends Omit<WizardStepProps<Inputs, Result>, "heading" | "announce"> {
  /** Renders the result, once there is one. Its heading takes the focus. */
  result: ((heading: RefObject<HTMLHeadingElement | null>) => React.ReactNode) | null;
  /** The verdict in a sentence. Screen readers speak it when it changes. */
  sentence: string;
  children: React.ReactNode;
}

export function WizardForm<Inputs, Result>(props: WizardProps<Inputs, Result>) {
  const { view, wizard, result, sentence, children } = props;
  const { step } = wizard.state;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useStepFocus(step, sentence !== "", frame);
  useSteadyHeights(frame, result !== null);
  const headingId = useId();
  const [message, announce] = useState("");
  return (
    <div
      ref={frame}
      className={result ? styles.answered : styles.wizard}
      data-answered={result ? "" : undefined}
    >
      <Card
        as="section"
        space={result ? "fluid" : "xl"}
        gap={result ? "m" : "l"}
        {...(result ? { "aria-label": view.resultTitle } : { "aria-labelledby": headingId })}
      >
        <div className={styles.stepper}>
          <Stepper step={step} of={wizard.stepCount} />
        </div>
        {result ? (
          result(heading)
        ) : (
          <WizardStep
            key={step}
            {...{ view, wizard, announce }}
            heading={
              <PartHeading level={2} size="heading" id={headingId} tabIndex={-1} ref={heading}>
                {view.steps[step - 1]?.title}
              </PartHeading>
            }
          />
        )}
        <VisuallyHidden>
          <span role="status">
            {result ? sentence && <Spoken sentence={sentence} /> : <span>{message}</span>}
          </span>
        </VisuallyHidden>
      </Card>
      {result && children}
    </div>
  );
}

/** Renders a sentence once it has changed. The first one is not spoken, because its heading has the focus. */
function Spoken({ sentence }: { sentence: string }) {
  const [first] = useState(sentence);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && sentence !== first) setChanged(true);
  return isChanged ? <span>{sentence}</span> : null;
}

/** Moves the focus to the heading of a new step, and scrolls the step into view if needed. */
function useStepFocus(
  step: number,
  hasVerdict: boolean,
  frame: React.RefObject<HTMLDivElement | null>,
) {
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
  useEffect(() => {
    // The verdict has replaced a heading that had the focus.
    if (hasVerdict && document.activeElement === document.body && shown.current > 1)
      heading.current?.focus({ preventScroll: true });
  }, [hasVerdict]);
  return heading;
}

/** Lets no `data-steady` part shrink while a control has the focus, so that what follows stays. */
function useSteadyHeights(frame: React.RefObject<HTMLDivElement | null>, hasResult: boolean) {
  useEffect(() => {
    const element = frame.current;
    if (!element || !hasResult) return;
    const parts = () => element.querySelectorAll<HTMLElement>("[data-steady]");
    const hold = () => {
      const heights = [...parts()].map(
        (part) => [part, part.getBoundingClientRect().height] as const,
      );
      for (const [part, height] of heights) part.style.minBlockSize = `${height}px`;
    };
    const letGo = () => {
      for (const part of parts()) part.style.minBlockSize = "";
    };
    const release = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      // What is being pressed stays under the pointer until it is clicked.
      if (document.querySelector(":active"))
        document.addEventListener("mouseup", () => setTimeout(letGo), { once: true });
      else letGo();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("focusin", hold, { signal });
    element.addEventListener("input", hold, { signal });
    element.addEventListener("focusout", release, { signal });
    return () => listening.abort();
  }, [frame, hasResult]);
}
