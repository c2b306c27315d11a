import { contrastRatio, defaultTokens } from "@mortgage-kit/calculators/theme";
import type { Colours } from "./Colours.ts";

const original = defaultTokens.grounds.white;

/** Hover colour of each of these, and the colour it must contrast with. */
export const hoverOf = {
  action: { hover: "actionHover", against: "onAction" },
  link: { hover: "linkHover", against: "surface" },
} as const satisfies Partial<Record<keyof Colours, Record<string, keyof Colours>>>;

/**
 * Returns an owner's colours with missing hover colours derived from the resting ones: a step away
 * from the colour they contrast with, so that the contrast never falls.
 */
export function withHoverColours(wanted: Partial<Colours>): Partial<Colours> {
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
