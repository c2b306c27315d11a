import type { SiteWords } from "@mortgage-kit/content/words";
import { Select } from "@mortgage-kit/ui";
import * as styles from "./CallBackForm.css.ts";

export type DetailField = "purpose" | "answerBy" | "callTime" | "language" | "agent";

interface DetailFieldsProps {
  words: Pick<SiteWords["callBack"], "fields" | "purposes" | "answerBy" | "languages">;
  fields: readonly DetailField[];
  /** Choices of when to be called, and whose time it is. */
  calls: { options: readonly { value: string; label: string }[]; zone: string };
  agents: readonly { value: string; label: string }[];
  /** Choices that the fields begin with. */
  chosen?: Readonly<Partial<Record<DetailField, string>>>;
}

/** Renders choices about an answer; each may be left out. */
export function DetailFields(props: DetailFieldsProps) {
  const { words, fields, calls, agents, chosen = {} } = props;
  const listed = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  const options: Record<DetailField, readonly { value: string; label: string }[]> = {
    purpose: listed(words.purposes),
    answerBy: listed(words.answerBy),
    callTime: calls.options,
    language: listed(words.languages),
    agent: agents,
  };
  const labels = { ...words.fields, callTime: `${words.fields.callTime} (${calls.zone})` };
  return (
    <div className={styles.choices}>
      {fields.map((field) => (
        <Select
          key={field}
          name={field}
          label={labels[field]}
          options={options[field]}
          defaultValue={chosen[field] ?? (field === "callTime" ? "any" : "")}
        />
      ))}
    </div>
  );
}
