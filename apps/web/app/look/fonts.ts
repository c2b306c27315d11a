import { createRequire } from "node:module";
import type { BrandFont, Site } from "@mortgage-kit/content";
import {
  defaultTokens,
  type FontMeasures,
  fontMeasures,
  systemFonts,
} from "@mortgage-kit/ui/tokens";
import { brokerageFile } from "./brokerageFile.ts";

export type Face = "heading" | "body";

/** A font of the site, with the absolute path of its file. */
export type SiteFont = BrandFont;

const { resolve } = createRequire(import.meta.url);
const ofKit = (name: string) => resolve(`@mortgage-kit/ui/fonts/${name}.woff2`);

const kitFonts: Record<Face, SiteFont> = {
  heading: {
    family: "Figtree Headings",
    file: ofKit("figtree-headings"),
    weights: String(defaultTokens.font.headingWeight),
    weight: defaultTokens.font.headingWeight,
    kind: "sans-serif",
    measures: fontMeasures.figtreeHeadings,
  },
  body: {
    family: "Figtree",
    file: ofKit("figtree"),
    weights: "400 700",
    weight: defaultTokens.font.bodyWeight,
    kind: "sans-serif",
    measures: fontMeasures.figtree,
  },
};

export function fontsOf({ look, folder }: Pick<Site, "look" | "folder">): Record<Face, SiteFont> {
  if (!look.fonts) return kitFonts;
  const { heading, body } = look.fonts;
  const ofFolder = (face: Face, font: BrandFont): SiteFont => ({
    ...font,
    file: brokerageFile(`fonts.${face}.file`, font.file, folder),
  });
  return { heading: ofFolder("heading", heading), body: ofFolder("body", body) };
}

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

export function fontStack(font: SiteFont): string {
  const names = [font.family, ...fallbackFaces(font).map(({ family }) => family)];
  const last = font.kind === "serif" ? "serif" : "system-ui, sans-serif";
  return `${names.map((name) => `"${name}"`).join(", ")}, ${last}`;
}
