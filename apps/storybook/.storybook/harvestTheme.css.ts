import { makeTheme } from "@mortgage-kit/ui/makeTheme";
import { harvestTokens } from "@mortgage-kit/ui/tokens";

export const harvestTheme = makeTheme(harvestTokens);
