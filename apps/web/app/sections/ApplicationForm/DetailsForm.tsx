import type { SentFigures } from "@mortgage-kit/calculators/figures";
import { Button, Checkbox, Heading, Stack, Text } from "@mortgage-kit/ui";
import { useState } from "react";
import { agentAt, cameFrom } from "../../requests/cameFrom.ts";
import * as styles from "../CallBackForm/CallBackForm.css.ts";
import type { DetailsWords } from "../CallBackForm/callBackData.ts";
import { DetailFields, type DetailFieldsProps } from "../CallBackForm/DetailFields.tsx";

export interface DetailsFormProps {
  words: DetailsWords;
  /** Text of the consent that the button gives. */
  consent: string;
  agents: DetailFieldsProps["agents"];
  action: string;
  /** Token of the application that was stored. */
  token: string;
  /** Result that the visitor brought along. */
  figures: SentFigures | null;
}

const fields = ["purpose", "answerBy", "callTime", "language", "agent"] as const;

/**
 * Renders a form, which may be left out, for what an application is about. It is a plain form post, like
 * that of the page without scripts.
 */
export function DetailsForm({ words, consent, agents, action, token, figures }: DetailsFormProps) {
  const [origin] = useState(cameFrom);
  return (
    <form className={styles.form} method="post" action={action}>
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
        chosen={{
          agent: agentAt(
            origin,
            agents.map(({ value }) => value),
          ),
          language: figures?.language === "fr" ? "fr" : "",
        }}
      />
      {figures && <ResultLines words={words.result} figures={figures} />}
      <Text size="small">{consent}</Text>
      <Button type="submit">{words.details.submit}</Button>
    </form>
  );
}

/** Shows the lines of a result. None is sent before the visitor ticks the box above them. */
function ResultLines(props: { words: DetailsWords["result"]; figures: SentFigures }) {
  const { words, figures } = props;
  const [isWanted, setWanted] = useState(false);
  return (
    <div>
      <Checkbox label={words.legend} hint={words.hint} checked={isWanted} onChange={setWanted} />
      <fieldset className={styles.lines} disabled={!isWanted}>
        <legend className={styles.legend}>{`${figures.title}, ${figures.asOf}`}</legend>
        {[figures.verdict, ...figures.lines].map((line) => (
          <Checkbox key={line} name="resultLines" value={line} label={line} defaultChecked />
        ))}
        <input type="hidden" name="resultTitle" value={figures.title} />
        <input type="hidden" name="resultDay" value={figures.asOf} />
      </fieldset>
    </div>
  );
}
