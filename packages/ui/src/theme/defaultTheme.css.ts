import "./fonts.css.ts";
import "./reset.css.ts";
import { makeTheme } from "./makeTheme.ts";
import { defaultTokens } from "./tokens.ts";

export const defaultTheme = makeTheme(defaultTokens);
