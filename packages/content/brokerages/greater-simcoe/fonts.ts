import type { Look } from "@mortgage-kit/content";

export const fonts: NonNullable<Look["fonts"]> = {
  heading: {
    family: "Besley",
    file: "fonts/besley.woff2",
    // Cut at 550, said to be 500: the system's fonts that stand in for it would come out bold above that.
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
