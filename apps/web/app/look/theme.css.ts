import "@mortgage-kit/ui/reset";
import { relative } from "node:path";
import { makeTheme } from "@mortgage-kit/ui/makeTheme";
import { fallbackFont } from "@mortgage-kit/ui/tokens";
import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { atNight } from "./atNight.ts";
import { fonts, tokens } from "./buildLook.ts";
import { fallbackFaces, type SiteFont } from "./fonts.ts";

function declare(font: SiteFont): void {
  const file = relative(import.meta.dirname, font.file).replaceAll("\\", "/");
  globalFontFace(`"${font.family}"`, {
    src: `url("${file}") format("woff2")`,
    fontWeight: font.weights,
    fontDisplay: "swap",
  });
  for (const { family, system } of fallbackFaces(font)) {
    const src = system.local.map((name) => `local("${name}")`).join(", ");
    globalFontFace(`"${family}"`, { src, ...fallbackFont(font.measures, system) });
  }
}

declare(fonts.heading);
declare(fonts.body);

/** Class of the brokerage's theme, for `<html>`. */
export const theme = makeTheme(tokens, { hasSwitch: false });

// Pictures are files with light colours. The logo's dark letters turn light and keep their hue.
globalStyle('img[src^="/logo"]', atNight("invert(1) hue-rotate(180deg)"));
globalStyle('img[src^="/pictures/"]', atNight("brightness(0.75)"));
