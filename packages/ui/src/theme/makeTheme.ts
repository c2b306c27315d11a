import { assignVars, createTheme, globalStyle } from "@vanilla-extract/css";
import { ground } from "./ground.css.ts";
import { themeVars } from "./themeVars.ts";
import type { GroundName, Tokens } from "./tokens.ts";
import { vars } from "./vars.css.ts";

/** One brand as one class; call it in a `.css.ts` file and put the class on `<html>`. */
export function makeTheme(tokens: Tokens): string {
  const theme = createTheme(vars, themeVars(tokens));
  for (const name of Object.keys(ground) as GroundName[]) {
    const groundVars = assignVars(vars.ground, tokens.grounds[name]);
    // On paper every ground is white: ink is dear and a printed page has no dark sections.
    const style =
      name === "white" ? { vars: groundVars } : { "@media": { screen: { vars: groundVars } } };
    globalStyle(`${theme} ${ground[name]}`, style);
  }
  return theme;
}
