import type { Site } from "@mortgage-kit/content";
import { contrastPairs, defaultTokens, type Tokens, themeFrom } from "@mortgage-kit/ui/tokens";
import { type Face, fontStack, type SiteFont } from "./fonts.ts";

export function siteTokens(
  { look }: Pick<Site, "look">,
  { heading, body }: Readonly<Record<Face, SiteFont>>,
): Tokens {
  const tokens = {
    ...defaultTokens,
    ...palettesOf(look),
    ...(look.radius && { radius: look.radius }),
    // The header's items fit this width, so that header and content share both edges.
    width: { ...defaultTokens.width, page: 1200 },
    font: {
      heading: fontStack(heading),
      body: fontStack(body),
      headingWeight: heading.weight,
      bodyWeight: body.weight,
    },
  };
  checkContrast(tokens);
  if (tokens.dark) checkContrast({ ...tokens, ...tokens.dark });
  return tokens;
}

/** Returns the palettes for light and dark screens: derived from two colours, else those of the folder. */
function palettesOf({ colours, palette, dark }: Site["look"]): Pick<Tokens, "dark"> {
  if (!colours) return { ...palette, ...(dark && { dark }) };
  try {
    const { notices: _notices, ...tokens } = themeFrom(colours);
    return tokens;
  } catch (error) {
    throw new Error(`look.ts: colours.${(error as Error).message}`);
  }
}

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
