import { type FontMeasures, systemFonts } from "@mortgage-kit/ui/tokens";
import type { SiteFont } from "./fonts.ts";

const { arial, dejaVuSans, dejaVuSerif, georgia, notoSerif, roboto, times } = systemFonts;

const systems = {
  serif: { Georgia: georgia, "Noto Serif": notoSerif, Times: times, "DejaVu Serif": dejaVuSerif },
  "sans-serif": { Arial: arial, Roboto: roboto, "DejaVu Sans": dejaVuSans },
};

/** Returns the system fonts that replace a web font until it loads, each with its own family name. */
export function fallbackFaces({ family, kind }: SiteFont) {
  return Object.entries<FontMeasures & { local: readonly string[] }>(systems[kind]).map(
    ([name, system]) => ({
      family: `${family} on ${name}`,
      system,
    }),
  );
}

/** Returns a font and its fallbacks as a CSS font stack. */
export function fontStack(font: SiteFont): string {
  const names = [font.family, ...fallbackFaces(font).map(({ family }) => family)];
  const last = font.kind === "serif" ? "serif" : "system-ui, sans-serif";
  return `${names.map((name) => `"${name}"`).join(", ")}, ${last}`;
}
