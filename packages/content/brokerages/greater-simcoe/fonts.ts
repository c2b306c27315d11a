import type { Look } from "@mortgage-kit/content";

export const fonts: NonNullable<Look["fonts"]> = {
  heading: {
    family: "Besley",
    file: "fonts/besley.woff2",
    // Weight 550, declared as 500: above it, browsers would use the fallback fonts' bold face.
    weights: "500",
    weight: 500,
    kind: "serif",
    measures: { ascent: 2500, descent: -850, lineGap: 0, unitsPerEm: 2000, xWidthAvg: 1046 },
  },
  body: {
    family: "Figtree",
    file: "fonts/figtree.woff2",
    weights: "400 700",
    weight: 400,
    kind: "sans-serif",
    measures: { ascent: 950, descent: -250, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 449 },
  },
};
