import { makeTheme } from "@simcoe/ui/makeTheme";
import { harvestTokens } from "@simcoe/ui/tokens";

export const harvestTheme = makeTheme(harvestTokens);
