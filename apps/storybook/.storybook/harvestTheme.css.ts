import { makeTheme } from "@simcoe/ui/theme";
import { harvestTokens } from "@simcoe/ui/tokens";

export const harvestTheme = makeTheme(harvestTokens);
