import { Callout, Text } from "@simcoe/ui";
import { useEffect, useRef } from "react";
import * as styles from "./ApplicationForm.css.ts";
import { formWords } from "./formWords.ts";
import type { ApplicationWords } from "./outcomeToast.ts";
import type { SubmissionOutcome } from "./submitApplication.ts";

export interface FormOutcomeProps {
  /** `null` until the form was sent. */
  outcome: SubmissionOutcome | null;
  words: ApplicationWords["messages"];
}

/** What came of the last sending. It stays, where a toast leaves; the toast is what is read aloud. */
export function FormOutcome({ outcome, words }: FormOutcomeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) frame.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    outcome && (
      <div ref={frame} className={styles.outcome}>
        <WhatCameOfIt outcome={outcome} words={words} />
      </div>
    )
  );
}

function WhatCameOfIt({
  outcome,
  words,
}: Required<FormOutcomeProps> & { outcome: SubmissionOutcome }) {
  const { received, failed } = formWords;
  if (outcome.kind === "failed") {
    return (
      <Callout tone="warning" title={failed.title}>
        <Text>{outcome.inWords}</Text>
      </Callout>
    );
  }
  return (
    <Callout title={words.succeeded.title}>
      <Text>{words.succeeded.text}</Text>
      {outcome.reference && (
        <Text>
          {received.reference} <strong>{outcome.reference}</strong>.
        </Text>
      )}
      <Text>{received.next}</Text>
    </Callout>
  );
}
