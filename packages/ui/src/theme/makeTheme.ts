import { assignVars, createTheme, globalStyle } from "@vanilla-extract/css";
import { backgroundClass } from "./backgroundClass.ts";
import { carrierRules, darkSchemes } from "./themeCss.ts";
import { paletteVars, themeVars } from "./themeVars.ts";
import type { BackgroundName, Palette, Tokens } from "./tokens.ts";
import { vars } from "./vars.css.ts";

/**
 * Makes one class of a brand. Call it in a `.css.ts` file, which vanilla-extract's compiler
 * processes, and put the class on `<html>` or any other element. Without that compiler `themeCss`
 * writes the same as text.
 *
 * @param hasSwitch False for pages that only follow the visitor's system, which need half of the dark
 * styles. By default `data-color-scheme` on the same element overrides the system.
 */
export function makeTheme(tokens: Tokens, { hasSwitch = true } = {}): string {
  const theme = createTheme(vars, themeVars(tokens));
  for (const { selector, style } of carrierRules(`.${theme}`)) globalStyle(selector, style);
  for (const name of Object.keys(tokens.backgrounds) as BackgroundName[]) {
    const backgroundVars = assignVars(vars.background, tokens.backgrounds[name]);
    // Print uses white only: ink is expensive and a printed page has no dark sections.
    const style =
      name === "white"
        ? { vars: backgroundVars }
        : { "@media": { screen: { vars: backgroundVars } } };
    globalStyle(`${theme} .${backgroundClass(name)}`, style);
  }
  if (tokens.dark) darken(theme, tokens.dark, hasSwitch ? darkSchemes : darkSchemes.slice(0, 1));
  return theme;
}

function darken(theme: string, dark: Palette, schemes: typeof darkSchemes): void {
  const { background, callout, chart } = vars;
  for (const { media, carrier } of schemes) {
    const at = carrier(`.${theme}`);
    const page = assignVars({ background, callout, chart }, paletteVars(dark));
    globalStyle(at, { "@media": { [media]: { colorScheme: "dark", vars: page } } });
    for (const name of Object.keys(dark.backgrounds) as BackgroundName[]) {
      const backgroundVars = assignVars(background, dark.backgrounds[name]);
      globalStyle(`${at} .${backgroundClass(name)}`, {
        "@media": { [media]: { vars: backgroundVars } },
      });
    }
  }
}
