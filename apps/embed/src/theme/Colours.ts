import type { GroundTokens } from "@mortgage-kit/calculators/theme";

/** The colours of a ground, by their names in the kit. */
export type Colours = GroundTokens;
