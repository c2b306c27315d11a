import { Checkbox, Disclosure, Select, Stack, Text, TextField } from "@mortgage-kit/ui";
import type { BuilderWords, EmbedChoice, Offered } from "./EmbedChoice.ts";
import { LookChoices } from "./LookChoices.tsx";

interface EmbedChoicesProps extends Offered {
  words: BuilderWords;
  choice: EmbedChoice;
  onChange: (choice: EmbedChoice) => void;
}

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));

export function EmbedChoices({ words, calculators, places, choice, onChange }: EmbedChoicesProps) {
  const set = (changed: Partial<EmbedChoice>) => onChange({ ...choice, ...changed });
  return (
    <Stack space="m">
      <Select
        label={words.calculator}
        options={calculators.map(({ id, titles }) => ({ value: id, label: titles.en }))}
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
      <Disclosure summary={words.place}>
        <PlaceChoices {...{ words, places, choice }} onChange={set} />
      </Disclosure>
      <Disclosure summary={words.look}>
        <LookChoices {...{ words }} look={choice.look} onChange={(look) => set({ look })} />
      </Disclosure>
      <Disclosure summary={words.nextSteps}>
        <NextSteps {...{ words, choice }} onChange={set} />
      </Disclosure>
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
      <Checkbox
        label={words.hasPolicy}
        checked={choice.hasPolicy}
        onChange={(hasPolicy) => set({ hasPolicy })}
      />
    </Stack>
  );
}

type NextStepsProps = Pick<EmbedChoicesProps, "words" | "choice"> & {
  onChange: (changed: Partial<EmbedChoice>) => void;
};

function NextSteps({ words, choice, onChange }: NextStepsProps) {
  const text = (name: "apply" | "contact" | "agents" | "brokerage" | "licence", hint?: string) => (
    <TextField
      label={words[name]}
      {...(hint && { hint })}
      autoComplete="off"
      value={choice[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Stack space="m">
      {text("apply")}
      {text("contact")}
      {text("agents", words.agentsHint)}
      {text("brokerage", words.brokerageHint)}
      {text("licence")}
    </Stack>
  );
}

type PlaceChoicesProps = Omit<EmbedChoicesProps, "calculators" | "onChange"> & {
  onChange: (place: Pick<EmbedChoice, "province" | "municipality">) => void;
};

function PlaceChoices({ words, places, choice, onChange }: PlaceChoicesProps) {
  const { province, municipality } = choice;
  const offered = places.find((each) => each.province === province)?.municipalities ?? [];
  return (
    <Stack space="m">
      <Text size="small">{words.placeHint}</Text>
      <Select
        label={words.province}
        options={[
          { value: "", label: words.noProvince },
          ...places.map(({ province: value, name }) => ({ value, label: name })),
        ]}
        value={province}
        // Clears the municipality, because that of another province would be invalid.
        onChange={(chosen) => onChange({ province: chosen, municipality: "" })}
      />
      {offered.length > 0 && (
        <Select
          label={words.municipality}
          options={[
            { value: "", label: words.noMunicipality },
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={municipality}
          onChange={(chosen) => onChange({ province, municipality: chosen })}
        />
      )}
    </Stack>
  );
}
