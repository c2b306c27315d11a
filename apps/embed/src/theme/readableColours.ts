import {
  type BackgroundTokens,
  contrastPairs,
  contrastRatio,
  defaultTokens,
} from "@mortgage-kit/calculators/theme";

const original = defaultTokens.backgrounds.white;

/** Hover colour of each resting colour, and the colour it must contrast with. */
const hoverOf = {
  action: { hover: "actionHover", against: "onAction" },
  link: { hover: "linkHover", against: "surface" },
} as const satisfies Partial<
  Record<keyof BackgroundTokens, Record<string, keyof BackgroundTokens>>
>;

/** Derives missing hover colours, away from what they contrast with, so contrast never falls. */
function withHoverColours(wanted: Partial<BackgroundTokens>): Partial<BackgroundTokens> {
  const colours = { ...wanted };
  for (const [name, { hover, against }] of Object.entries(hoverOf)) {
    const resting = wanted[name as keyof typeof hoverOf];
    if (resting) colours[hover] ??= stepFrom(colours[against] ?? original[against], resting);
  }
  return colours;
}

const step = 0.18;

function stepFrom(against: string, colour: string): string {
  const isOnDark = contrastRatio(against, "#000000") < contrastRatio(colour, "#000000");
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const end = isOnDark ? 255 : 0;
  return `#${channels
    .map((channel) => Math.round(channel + (end - channel) * step))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}

interface Readable {
  /** The given colours that can be used together. */
  readonly colours: Partial<BackgroundTokens>;
  /** Pairs whose colours were rejected. */
  readonly unreadable: ReturnType<typeof contrastPairs>;
}

/** Returns the colours with enough contrast by WCAG 2.2 AA; both of a failing pair are reset. */
export function readableColours(wanted: Partial<BackgroundTokens>): Readable {
  const colours = withHoverColours(wanted);
  const unreadable: ReturnType<typeof contrastPairs>[number][] = [];
  // All default pairs pass, so the loop ends at the latest when no given colour is left.
  for (;;) {
    const background = { ...defaultTokens.backgrounds.white, ...colours };
    const poor = contrastPairs({
      ...defaultTokens,
      backgrounds: { ...defaultTokens.backgrounds, white: background },
    }).find(({ place, ratio, min }) => place === "white" && ratio < min);
    if (!poor) return { colours, unreadable };
    unreadable.push(poor);
    for (const name of [poor.ink, poor.surface] as (keyof BackgroundTokens)[]) {
      delete colours[name];
      const hover = name in hoverOf && hoverOf[name as keyof typeof hoverOf].hover;
      if (hover && !wanted[hover]) delete colours[hover];
    }
  }
}
