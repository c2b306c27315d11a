import type { Look } from "@mortgage-kit/content";

/** Written by the command that cuts the fonts. */
export const fonts: NonNullable<Look["fonts"]> = {
  heading: {
    family: "Bricolage Grotesque",
    file: "fonts/bricolage-grotesque.woff2",
    weights: "700",
    weight: 700,
    kind: "sans-serif",
    measures: {
      ascent: 930,
      descent: -270,
      lineGap: 0,
      unitsPerEm: 1000,
      xWidthAvg: 489,
    },
  },
  body: {
    family: "Source Sans 3",
    file: "fonts/source-sans-3.woff2",
    weights: "400 700",
    weight: 400,
    kind: "sans-serif",
    measures: {
      ascent: 1024,
      descent: -400,
      lineGap: 0,
      unitsPerEm: 1000,
      xWidthAvg: 418,
    },
  },
};
