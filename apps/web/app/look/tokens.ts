import { look } from "@mortgage-kit/content";
import { contrastPairs, defaultTokens, type Tokens } from "@mortgage-kit/ui/tokens";
import { fontStack } from "./fallbackFaces.ts";
import { fonts } from "./fonts.ts";

/** The kit's tokens, overridden with the brokerage's colours, fonts and corners. */
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

/** Throws if two colours that meet in a component cannot be read, and names every such pair. */
export function checkContrast(tokens: Tokens): void {
  const unreadable = contrastPairs(tokens).filter(({ ratio, min }) => ratio < min);
  if (unreadable.length === 0) return;
  const lines = unreadable.map(
    ({ place, ink, surface, colours: [on, under], ratio, min }) =>
      `  ${place}: ${ink} ${on} on ${surface} ${under} has a contrast of ${ratio.toFixed(2)} to 1, but needs ${min}.`,
  );
  throw new Error(`The palette of the brokerage's look cannot be read.\n${lines.join("\n")}`);
}
