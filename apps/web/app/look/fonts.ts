import { createRequire } from "node:module";
import { join } from "node:path";
import { type BrandFont, brokerageFolder, look } from "@simcoe/content";
import { fontMeasures, simcoeTokens } from "@simcoe/ui/tokens";

export type Face = "heading" | "body";

/** A typeface of the site, its file by its absolute path. */
export type SiteFont = BrandFont;

const { resolve } = createRequire(import.meta.url);
const ofKit = (name: string) => resolve(`@simcoe/ui/fonts/${name}.woff2`);

const kitFonts: Record<Face, SiteFont> = {
  heading: {
    family: "Besley",
    file: ofKit("besley"),
    weights: "500",
    weight: simcoeTokens.font.headingWeight,
    kind: "serif",
    measures: fontMeasures.besley,
  },
  body: {
    family: "Figtree",
    file: ofKit("figtree"),
    weights: "400 700",
    weight: simcoeTokens.font.bodyWeight,
    kind: "sans-serif",
    measures: fontMeasures.figtree,
  },
};

const ofFolder = (font: BrandFont): SiteFont => ({
  ...font,
  file: join(brokerageFolder, font.file),
});

/** The brokerage's own fonts, or the kit's where it has none. */
export const fonts: Record<Face, SiteFont> = look.fonts
  ? { heading: ofFolder(look.fonts.heading), body: ofFolder(look.fonts.body) }
  : kitFonts;
