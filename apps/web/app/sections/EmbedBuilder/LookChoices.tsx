import { fill } from "@mortgage-kit/content/fill";
import { Columns, Select, Stack, Text, TextField } from "@mortgage-kit/ui";
import { type ColourProblem, colourProblems, originalColour } from "./colourProblems.ts";
import * as styles from "./EmbedBuilder.css.ts";
import { type BuilderWords, colourNames, type EmbedTheme } from "./EmbedChoice.ts";

let context: CanvasRenderingContext2D | null | undefined;

/** Asks the browser, which knows any notation. Invalid and translucent colours give `null`. */
function colourToHex(colour: string): string | null {
  if (!CSS.supports("color", colour)) return null;
  context ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  if (alpha < 255) return null;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

const radii = { asIs: "", square: "0px", round: "10px", rounder: "20px" } as const;

interface LookChoicesProps {
  words: BuilderWords;
  look: EmbedTheme;
  onChange: (look: EmbedTheme) => void;
}

export function LookChoices({ words, look, onChange }: LookChoicesProps) {
  const set = (name: keyof EmbedTheme) => (value: string) => onChange({ ...look, [name]: value });
  // On the server no colour is chosen, so `colourToHex`, which needs a browser, is not called.
  const problems = colourProblems(look, colourToHex);
  const font = (name: "font" | "heading-font", said: { label: string; hint?: string }) => (
    <TextField
      {...said}
      placeholder="Lato, sans-serif"
      autoComplete="off"
      value={look[name] ?? ""}
      onChange={set(name)}
    />
  );
  return (
    <Stack space="m">
      <Text size="small">{words.lookHint}</Text>
      <Columns layout="two" space="m" align="start">
        {colourNames.map((name) => (
          <ColourField
            key={name}
            label={words.colours[name]}
            pickLabel={fill(words.pickColour, { colour: words.colours[name] })}
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
      {font("font", { label: words.font, hint: words.fontHint })}
      {font("heading-font", { label: words.headingFont })}
    </Stack>
  );
}

interface ColourFieldProps {
  label: string;
  /** Accessible name of the colour picker. */
  pickLabel: string;
  value: string;
  /** Chosen colour as `#rrggbb`, or the default colour. */
  hex: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

function ColourField({ label, pickLabel, value, hex, error, onChange }: ColourFieldProps) {
  return (
    <div className={styles.colour}>
      <TextField
        {...{ label, error, value, onChange }}
        placeholder={hex}
        autoComplete="off"
        spellCheck={false}
      />
      <input
        className={styles.swatch}
        type="color"
        aria-label={pickLabel}
        value={hex}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function problemText(problem: ColourProblem | undefined, words: BuilderWords): string | undefined {
  if (!problem) return undefined;
  if (problem.kind === "unknown") return words.unknownColour;
  return fill(words.poorContrast, { ratio: problem.ratio.toFixed(1), min: problem.min });
}
