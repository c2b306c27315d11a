/** Written by scripts/subsetFonts.ts from the font files. */
export const fontMeasures = {
  besley: {
    ascent: 2500,
    descent: -850,
    lineGap: 0,
    unitsPerEm: 2000,
    xWidthAvg: 1046,
  },
  figtree: {
    ascent: 950,
    descent: -250,
    lineGap: 0,
    unitsPerEm: 1000,
    xWidthAvg: 449,
  },
};
