import { Select, Stack, Text } from "@mortgage-kit/ui";
import type { BuilderWords, EmbedChoice, OfferedPlace } from "./EmbedChoice.ts";

type ChosenPlace = Pick<EmbedChoice, "province" | "municipality">;

interface PlaceChoicesProps {
  words: BuilderWords;
  places: readonly OfferedPlace[];
  place: ChosenPlace;
  onChange: (place: ChosenPlace) => void;
}

/** Renders the fields for the province and municipality that an embedded calculator uses. */
export function PlaceChoices({ words, places, place, onChange }: PlaceChoicesProps) {
  const { province, municipality } = place;
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
