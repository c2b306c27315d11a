import type { SentFigures } from "@mortgage-kit/calculators/figures";
import { callOptions } from "@mortgage-kit/content/office";
import { Button, Callout, Checkbox, Heading, Stack, Text } from "@mortgage-kit/ui";
import { useEffect, useRef, useState } from "react";
import { agentAt, cameFrom } from "../../requests/cameFrom.ts";
import * as formStyles from "../CallBackForm/CallBackForm.css.ts";
import { DetailFields } from "../CallBackForm/DetailFields.tsx";
import * as styles from "./ApplicationForm.css.ts";
import type { ApplicationFormProps } from "./applicationFormData.ts";
import type { ApplicationWords } from "./outcomeToast.ts";
import type { SubmissionOutcome } from "./submitApplication.ts";

interface FormOutcomeProps {
  /** Outcome of the last submission, or `null` before the first. */
  outcome: SubmissionOutcome | null;
  words: ApplicationWords;
  /** Details that the visitor may add to a stored application. */
  details?: Omit<DetailsFormProps, "token">;
}

/** Stays, unlike a toast. A failure leaves the focus on the button, for a retry. */
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

type DetailsFormProps = ApplicationFormProps["details"] & {
  /** Token of the application that was stored. */
  token: string;
  /** Result that the visitor brought along. */
  figures: SentFigures | null;
};

const fields = ["purpose", "answerBy", "callTime", "language", "agent"] as const;

/** Posts a plain form, as the page does without scripts. The visitor may leave it out. */
function DetailsForm(props: DetailsFormProps) {
  const { words, consent, agents, calls, action, token, figures } = props;
  const [origin] = useState(cameFrom);
  // Shown only after an application, so only in a browser.
  const [options] = useState(() => callOptions(calls.office, calls, new Date()));
  return (
    <form className={formStyles.form} method="post" action={action}>
      <Stack space="xs">
        <Heading level={2} size="subheading">
          {words.details.title}
        </Heading>
        <Text>{words.details.text}</Text>
      </Stack>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="origin" value={origin} />
      <DetailFields
        words={words}
        fields={fields}
        agents={agents}
        calls={{ ...calls, options }}
        chosen={{
          agent: agentAt(origin, agents),
          language: figures?.language ?? calls.language,
        }}
      />
      {figures && <ResultLines words={words.result} figures={figures} />}
      <Text size="small">{consent}</Text>
      <Button type="submit">{words.details.submit}</Button>
    </form>
  );
}

interface ResultLinesProps {
  words: DetailsFormProps["words"]["result"];
  figures: SentFigures;
}

/** Shows the lines of a result. None is sent before the visitor ticks the box above them. */
function ResultLines({ words, figures }: ResultLinesProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <div>
      <Checkbox label={words.legend} hint={words.hint} checked={isWanted} onChange={setWanted} />
      <fieldset className={formStyles.lines} disabled={!isWanted}>
        <legend className={formStyles.legend}>{`${figures.title}, ${figures.asOf}`}</legend>
        {[figures.verdict, ...figures.lines].map((line) => (
          <Checkbox key={line} name="resultLines" value={line} label={line} defaultChecked />
        ))}
        <input type="hidden" name="resultTitle" value={figures.title} />
        <input type="hidden" name="resultDay" value={figures.asOf} />
      </fieldset>
    </div>
  );
}
