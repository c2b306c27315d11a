import { contrastRatio } from "./contrastRatio.ts";
import type { BackgroundTokens, Tokens } from "./tokens.ts";

export interface ContrastPair {
  /** A background, or a tone of Callout. */
  place: string;
  /** The names of the two tokens. */
  ink: string;
  surface: string;
  colours: readonly [ink: string, surface: string];
  ratio: number;
  /** Minimum contrast ratio by WCAG 2.2 AA: 4.5 for text, 3 for lines and shapes. */
  min: number;
}

type Ink = keyof BackgroundTokens;
const words: readonly Ink[] = [
  "text",
  "soft",
  "strong",
  "link",
  "linkHover",
  "danger",
  "success",
  "caution",
];
const shapes: readonly Ink[] = ["edge", "focus", "series1", "series2", "series3", "series4"];

/** Returns every two colours of a brand that may meet in a component, with their contrast. */
export function contrastPairs({ backgrounds, callouts }: Tokens): readonly ContrastPair[] {
  return [
    ...Object.entries(backgrounds).flatMap(([place, colours]) => [
      ...[...words, ...shapes].flatMap((ink) =>
        (["surface", "tint"] as const).map((surface) =>
          pair(place, colours, ink, surface, words.includes(ink) ? 4.5 : 3),
        ),
      ),
      pair(place, colours, "onAction", "action", 4.5),
      pair(place, colours, "onAction", "actionHover", 4.5),
    ]),
    ...Object.entries(callouts).flatMap(([tone, colours]) => [
      pair(`${tone} callout`, colours, "text", "surface", 4.5),
      pair(`${tone} callout`, colours, "accent", "surface", 4.5),
    ]),
  ];
}

function pair<Name extends string>(
  place: string,
  colours: Record<Name, string>,
  ink: NoInfer<Name>,
  surface: NoInfer<Name>,
  min: number,
): ContrastPair {
  const both = [colours[ink], colours[surface]] as const;
  return { place, ink, surface, colours: both, ratio: contrastRatio(...both), min };
}
