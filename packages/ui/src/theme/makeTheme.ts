import { assignVars, createTheme, globalStyle } from "@vanilla-extract/css";
import { groundClass } from "./groundClass.ts";
import { themeVars } from "./themeVars.ts";
import type { GroundName, Tokens } from "./tokens.ts";
import { vars } from "./vars.css.ts";

/**
 * One brand as one class; call it in a `.css.ts` file, which vanilla-extract's compiler has to see, and put
 * the class on `<html>`. Without that compiler `themeCss` writes the same as text.
 */
export function makeTheme(tokens: Tokens): string {
  const theme = createTheme(vars, themeVars(tokens));
  for (const name of Object.keys(tokens.grounds) as GroundName[]) {
    const groundVars = assignVars(vars.ground, tokens.grounds[name]);
    // On paper every ground is white: ink is dear and a printed page has no dark sections.
    const style =
      name === "white" ? { vars: groundVars } : { "@media": { screen: { vars: groundVars } } };
    globalStyle(`${theme} .${groundClass(name)}`, style);
  }
  return theme;
}
