import { globalStyle, style } from "@vanilla-extract/css";
import { themeRules } from "./themeCss.ts";
import type { Tokens } from "./tokens.ts";

/**
 * Makes one class of a brand. Call it in a `.css.ts` file, which vanilla-extract's compiler
 * processes, and put the class on `<html>` or any other element. Without that compiler `themeCss`
 * writes the same as text.
 *
 * @param hasSwitch False for pages that only follow the visitor's system, which need half of the dark
 * styles. By default `data-color-scheme` on the same element overrides the system.
 */
export function makeTheme(tokens: Tokens, { hasSwitch = true } = {}): string {
  const theme = style({});
  for (const { media, selector, ...rule } of themeRules(tokens, `.${theme}`, hasSwitch)) {
    const declared = { ...rule.style, vars: { ...rule.vars } };
    globalStyle(selector, media ? { "@media": { [media]: declared } } : declared);
  }
  return theme;
}
