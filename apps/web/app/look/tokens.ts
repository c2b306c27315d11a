import { look } from "@mortgage-kit/content";
import { defaultTokens, type Tokens } from "@mortgage-kit/ui/tokens";
import { checkContrast } from "./checkContrast.ts";
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
