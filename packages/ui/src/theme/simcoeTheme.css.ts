import "./fonts.css.ts";
import "./reset.css.ts";
import { makeTheme } from "./makeTheme.ts";
import { simcoeTokens } from "./tokens.ts";

export const simcoeTheme = makeTheme(simcoeTokens);
