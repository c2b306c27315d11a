import { contrastPairs, defaultTokens } from "@mortgage-kit/ui/tokens";
import { type ColourName, colourNames, type EmbedTheme, tokenOf } from "./EmbedChoice.ts";

/** Problem of a colour: it is not valid CSS, or its contrast with another colour is too low. */
export type ColourProblem =
  | { readonly kind: "unknown" }
  | { readonly kind: "contrast"; readonly ratio: number; readonly min: number };

/** Returns the default value of a colour, as `#rrggbb`. */
export function originalColour(name: ColourName): string {
  return defaultTokens.backgrounds.white[tokenOf[name]];
}

/** Names for each colour the pair of lowest contrast. `toHex` gives `null` for an invalid one. */
export function colourProblems(
  look: EmbedTheme,
  toHex: (colour: string) => string | null,
): Partial<Record<ColourName, ColourProblem>> {
  const chosen = colourNames.flatMap((name) => {
    const value = look[name]?.trim();
    return value ? [{ name, hex: toHex(value) }] : [];
  });
  const background = { ...defaultTokens.backgrounds.white };
  for (const { name, hex } of chosen) if (hex) background[tokenOf[name]] = hex;
  const poor = contrastPairs({
    ...defaultTokens,
    backgrounds: { ...defaultTokens.backgrounds, white: background },
  })
    .filter(({ place, surface, ratio, min }) => {
      // A button's hover colour is derived from its colour, so it is not checked.
      return place === "white" && surface !== "actionHover" && ratio < min;
    })
    .sort((one, other) => one.ratio - other.ratio);
  return Object.fromEntries(
    chosen.flatMap(({ name, hex }): [ColourName, ColourProblem][] => {
      if (!hex) return [[name, { kind: "unknown" }]];
      const token = tokenOf[name];
      const worst = poor.find(({ ink, surface }) => ink === token || surface === token);
      return worst ? [[name, { kind: "contrast", ratio: worst.ratio, min: worst.min }]] : [];
    }),
  );
}
