import type { SiteWords } from "@mortgage-kit/content/words";
import { Select } from "@mortgage-kit/ui";
import * as styles from "./CallBackForm.css.ts";

export type DetailField = "purpose" | "answerBy" | "callTime" | "language" | "agent";

export interface DetailFieldsProps {
  words: Pick<
    SiteWords["callBack"],
    "fields" | "purposes" | "answerBy" | "callTimes" | "languages"
  >;
  fields: readonly DetailField[];
  agents: readonly { value: string; label: string }[];
  /** Choices that the fields begin with. */
  chosen?: Readonly<Partial<Record<DetailField, string>>>;
}

/** Renders choices about an answer; each may be left out. */
export function DetailFields(props: DetailFieldsProps) {
  const { words, fields, agents, chosen = {} } = props;
  const options: Record<DetailField, Readonly<Record<string, string>>> = {
    purpose: words.purposes,
    answerBy: words.answerBy,
    callTime: words.callTimes,
    language: words.languages,
    agent: Object.fromEntries(agents.map(({ value, label }) => [value, label])),
  };
  return (
    <div className={styles.choices}>
      {fields.map((field) => (
        <Select
          key={field}
          name={field}
          label={words.fields[field]}
          options={Object.entries(options[field]).map(([value, label]) => ({ value, label }))}
          defaultValue={chosen[field] ?? (field === "callTime" ? "any" : "")}
        />
      ))}
    </div>
  );
}
