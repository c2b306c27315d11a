import { Callout, Stack, Text } from "@mortgage-kit/ui";
import { useEffect, useRef } from "react";
import * as styles from "./ApplicationForm.css.ts";
import { DetailsForm, type DetailsFormProps } from "./DetailsForm.tsx";
import type { ApplicationWords } from "./outcomeToast.ts";
import type { SubmissionOutcome } from "./submitApplication.ts";

export interface FormOutcomeProps {
  /** Outcome of the last submission, or `null` before the first. */
  outcome: SubmissionOutcome | null;
  words: ApplicationWords;
  /** Details that the visitor may add to a stored application. */
  details?: Omit<DetailsFormProps, "token">;
}

/**
 * Shows the outcome of the last submission. Unlike a toast it stays. A confirmation takes the focus; a
 * failure leaves the focus on the button, for a retry.
 */
export function FormOutcome({ outcome, words, details }: FormOutcomeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    frame.current?.scrollIntoView({ block: "nearest" });
    if (outcome.kind === "stored") frame.current?.focus({ preventScroll: true });
  }, [outcome]);
  return (
    outcome && (
      <div
        ref={frame}
        className={styles.outcome}
        tabIndex={-1}
        data-stored={outcome.kind === "stored" ? "" : undefined}
      >
        {outcome.kind === "failed" ? (
          <Callout tone="warning" title={words.own.failed.title}>
            <Text>{outcome.inWords}</Text>
          </Callout>
        ) : (
          <Stack space="xl">
            <Confirmation reference={outcome.reference} words={words} />
            {details && outcome.token && <DetailsForm {...details} token={outcome.token} />}
          </Stack>
        )}
      </div>
    )
  );
}

function Confirmation({ reference, words }: { reference: string; words: ApplicationWords }) {
  return (
    <Callout title={words.messages.succeeded.title}>
      <Text>{words.messages.succeeded.text}</Text>
      {reference && (
        <Text>
          {words.own.received.reference} <strong className={styles.reference}>{reference}</strong>.
        </Text>
      )}
      <Text>{words.own.received.next}</Text>
      <ol className={styles.steps}>
        {words.nextSteps.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Callout>
  );
}
