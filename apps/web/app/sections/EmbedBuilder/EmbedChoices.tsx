import { Checkbox, Select, Stack, TextField } from "@simcoe/ui";
import type { EmbedChoice, EmbedWay } from "./embedSnippet.ts";

export interface BuilderWords {
  readonly calculator: string;
  readonly language: string;
  readonly languages: Readonly<Record<EmbedChoice["language"], string>>;
  readonly way: string;
  readonly ways: Readonly<Record<EmbedWay, string>>;
  readonly action: string;
  readonly actionHint: string;
  readonly apply: string;
  readonly contact: string;
  readonly agents: string;
  readonly agentsHint: string;
  readonly compact: string;
  readonly share: string;
}

interface EmbedChoicesProps {
  words: BuilderWords;
  calculators: readonly { id: string; title: string }[];
  choice: EmbedChoice;
  onChange: (choice: EmbedChoice) => void;
}

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));

/** What somebody chooses for their page. */
export function EmbedChoices({ words, calculators, choice, onChange }: EmbedChoicesProps) {
  const set = (changed: Partial<EmbedChoice>) => onChange({ ...choice, ...changed });
  const text = (name: "action" | "apply" | "contact" | "agents", hint?: string) => (
    <TextField
      label={words[name]}
      {...(hint && { hint })}
      autoComplete="off"
      value={choice[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <Stack space="m">
      <Select
        label={words.calculator}
        options={calculators.map(({ id, title }) => ({ value: id, label: title }))}
        value={choice.calculator}
        onChange={(calculator) => set({ calculator })}
      />
      <Select
        label={words.language}
        options={optionsOf(words.languages)}
        value={choice.language}
        onChange={(language) => set({ language })}
      />
      <Select
        label={words.way}
        options={optionsOf(words.ways)}
        value={choice.way}
        onChange={(way) => set({ way })}
      />
      {text("action", words.actionHint)}
      {text("apply")}
      {text("contact")}
      {text("agents", words.agentsHint)}
      <Checkbox
        label={words.compact}
        checked={choice.isCompact}
        onChange={(isCompact) => set({ isCompact })}
      />
      {choice.way !== "frame" && (
        <Checkbox
          label={words.share}
          checked={choice.sharesFigures}
          onChange={(sharesFigures) => set({ sharesFigures })}
        />
      )}
    </Stack>
  );
}
