import type { BackgroundTokens } from "@mortgage-kit/calculators/theme";

export type Colours = BackgroundTokens;
