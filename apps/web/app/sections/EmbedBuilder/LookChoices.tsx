import { Columns, Select, Stack, Text, TextField } from "@mortgage-kit/ui";
import { ColourField } from "./ColourField.tsx";
import { type ColourProblem, colourProblems, originalColour } from "./colourProblems.ts";
import { colourToHex } from "./colourToHex.ts";
import { type ColourName, colourNames, type Look } from "./EmbedChoice.ts";

export interface LookWords {
  readonly look: string;
  readonly lookHint: string;
  readonly colours: Readonly<Record<ColourName, string>>;
  /** Holds {colour}. */
  readonly pickColour: string;
  readonly unknownColour: string;
  /** Holds {ratio} and {min}. */
  readonly poorContrast: string;
  readonly font: string;
  readonly headingFont: string;
  readonly fontHint: string;
  readonly corner: string;
  readonly corners: Readonly<Record<"asIs" | "square" | "round" | "rounder", string>>;
}

const radii = { asIs: "", square: "0px", round: "10px", rounder: "20px" } as const;

interface LookChoicesProps {
  words: LookWords;
  look: Look;
  onChange: (look: Look) => void;
}

/** Renders the fields for the colours, fonts and corners of an embedded calculator. */
export function LookChoices({ words, look, onChange }: LookChoicesProps) {
  const set = (name: keyof Look) => (value: string) => onChange({ ...look, [name]: value });
  // On the server nothing is chosen, so that nothing is asked of a browser there.
  const problems = colourProblems(look, colourToHex);
  return (
    <Stack space="m">
      <Text size="small">{words.lookHint}</Text>
      <Columns layout="two" space="m" align="start">
        {colourNames.map((name) => (
          <ColourField
            key={name}
            label={words.colours[name]}
            pickLabel={words.pickColour.replace("{colour}", words.colours[name])}
            value={look[name] ?? ""}
            hex={(look[name] && colourToHex(look[name])) || originalColour(name)}
            error={problemText(problems[name], words)}
            onChange={set(name)}
          />
        ))}
        <Select
          label={words.corner}
          options={Object.entries(words.corners).map(([name, label]) => ({
            value: radii[name as keyof typeof radii],
            label,
          }))}
          value={(look.corner ?? "") as (typeof radii)[keyof typeof radii]}
          onChange={set("corner")}
        />
      </Columns>
      <TextField
        label={words.font}
        hint={words.fontHint}
        placeholder="Lato, sans-serif"
        autoComplete="off"
        value={look.font ?? ""}
        onChange={set("font")}
      />
      <TextField
        label={words.headingFont}
        placeholder="Lato, sans-serif"
        autoComplete="off"
        value={look["heading-font"] ?? ""}
        onChange={set("heading-font")}
      />
    </Stack>
  );
}

function problemText(problem: ColourProblem | undefined, words: LookWords): string | undefined {
  if (!problem) return undefined;
  if (problem.kind === "unknown") return words.unknownColour;
  return words.poorContrast
    .replace("{ratio}", problem.ratio.toFixed(1))
    .replace("{min}", String(problem.min));
}
