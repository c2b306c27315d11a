import "./fonts.css.ts";
import "./reset.css.ts";
import { harvestTokens } from "./harvestTokens.ts";
import { makeTheme } from "./makeTheme.ts";

export const harvestTheme = makeTheme(harvestTokens);
