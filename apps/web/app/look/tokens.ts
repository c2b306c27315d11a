import { look } from "@mortgage-kit/content";
import { contrastPairs, defaultTokens, type Tokens } from "@mortgage-kit/ui/tokens";
import { fontStack } from "./fallbackFaces.ts";
import { fonts } from "./fonts.ts";

/** Design tokens of the kit, overridden with the brokerage's colours, fonts and corner radii. */
export const tokens: Tokens = {
  ...defaultTokens,
  ...look.palette,
  ...(look.radius && { radius: look.radius }),
  font: {
    heading: fontStack(fonts.heading),
    body: fontStack(fonts.body),
    headingWeight: fonts.heading.weight,
    bodyWeight: fonts.body.weight,
  },
};

checkContrast(tokens);

/** Throws if colours that a component combines have too little contrast. The error names each pair. */
export function checkContrast(tokens: Tokens): void {
  const unreadable = contrastPairs(tokens).filter(({ ratio, min }) => ratio < min);
  if (unreadable.length === 0) return;
  const lines = unreadable.map(
    ({ place, ink, surface, colours: [on, under], ratio, min }) =>
      `  ${place}: ${ink} ${on} on ${surface} ${under} has a contrast of ${ratio.toFixed(2)} to 1, but needs ${min}.`,
  );
  throw new Error(`The palette of the brokerage's look cannot be read.\n${lines.join("\n")}`);
}
