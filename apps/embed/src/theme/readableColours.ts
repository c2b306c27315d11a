import { contrastPairs, defaultTokens } from "@mortgage-kit/calculators/theme";
import type { Colours } from "./Colours.ts";
import { hoverOf, withHoverColours } from "./hoverColours.ts";

interface Readable {
  /** Those of the wanted colours that may be used together. */
  readonly colours: Partial<Colours>;
  /** The pairs for which colours were given up. */
  readonly unreadable: ReturnType<typeof contrastPairs>;
}

/**
 * Takes an owner's colours as far as they can be read on each other and on those that they leave as they
 * are, by WCAG 2.2 AA. Of a pair that cannot be read, both colours go back to the original's.
 */
export function readableColours(wanted: Partial<Colours>): Readable {
  const colours = withHoverColours(wanted);
  const unreadable: ReturnType<typeof contrastPairs>[number][] = [];
  // The original's own pairs can all be read, so that this ends at the latest when nothing wanted is left.
  for (;;) {
    const ground = { ...defaultTokens.grounds.white, ...colours };
    const poor = contrastPairs({
      ...defaultTokens,
      grounds: { ...defaultTokens.grounds, white: ground },
    }).find(({ place, ratio, min }) => place === "white" && ratio < min);
    if (!poor) return { colours, unreadable };
    unreadable.push(poor);
    for (const name of [poor.ink, poor.surface] as (keyof Colours)[]) {
      delete colours[name];
      const hover = name in hoverOf && hoverOf[name as keyof typeof hoverOf].hover;
      if (hover && !wanted[hover]) delete colours[hover];
    }
  }
}
