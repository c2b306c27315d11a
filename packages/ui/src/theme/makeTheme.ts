import { assignVars, createTheme, globalStyle } from "@vanilla-extract/css";
import { groundClass } from "./groundClass.ts";
import { darkSchemes } from "./themeCss.ts";
import { paletteVars, themeVars } from "./themeVars.ts";
import type { GroundName, Palette, Tokens } from "./tokens.ts";
import { vars } from "./vars.css.ts";

/**
 * Makes one class of a brand. Call it in a `.css.ts` file, which vanilla-extract's compiler
 * processes, and put the class on `<html>`. Without that compiler `themeCss` writes the same as
 * text.
 */
export function makeTheme(tokens: Tokens): string {
  const theme = createTheme(vars, themeVars(tokens));
  for (const name of Object.keys(tokens.grounds) as GroundName[]) {
    const groundVars = assignVars(vars.ground, tokens.grounds[name]);
    // Print uses white only: ink is expensive and a printed page has no dark sections.
    const style =
      name === "white" ? { vars: groundVars } : { "@media": { screen: { vars: groundVars } } };
    globalStyle(`${theme} .${groundClass(name)}`, style);
  }
  if (tokens.dark) darken(theme, tokens.dark);
  return theme;
}

function darken(theme: string, dark: Palette): void {
  const { ground, callout, chart } = vars;
  for (const { media, carrier } of darkSchemes) {
    const at = carrier(`.${theme}`);
    const page = assignVars({ ground, callout, chart }, paletteVars(dark));
    globalStyle(at, { "@media": { [media]: { colorScheme: "dark", vars: page } } });
    for (const name of Object.keys(dark.grounds) as GroundName[]) {
      const groundVars = assignVars(ground, dark.grounds[name]);
      globalStyle(`${at} .${groundClass(name)}`, { "@media": { [media]: { vars: groundVars } } });
    }
  }
}
