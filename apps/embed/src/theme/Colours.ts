import type { BackgroundTokens } from "@mortgage-kit/calculators/theme";

/** Colours of a background, by their names in the kit. */
export type Colours = BackgroundTokens;
