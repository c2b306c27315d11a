import { createRequire } from "node:module";
import type { BrandFont, Site } from "@mortgage-kit/content";
import { defaultTokens, fontMeasures } from "@mortgage-kit/ui/tokens";
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

/** Returns the brokerage's own fonts, or the kit's if it has none. */
export function fontsOf({ look, folder }: Pick<Site, "look" | "folder">): Record<Face, SiteFont> {
  if (!look.fonts) return kitFonts;
  const { heading, body } = look.fonts;
  const ofFolder = (face: Face, font: BrandFont): SiteFont => ({
    ...font,
    file: brokerageFile(`fonts.${face}.file`, font.file, folder),
  });
  return { heading: ofFolder("heading", heading), body: ofFolder("body", body) };
}
