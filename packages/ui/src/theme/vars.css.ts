import { createThemeContract } from "@vanilla-extract/css";
import { themeVars } from "./themeVars.ts";
import { simcoeTokens } from "./tokens.ts";

export const vars = createThemeContract(themeVars(simcoeTokens));
