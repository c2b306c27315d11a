/** Written by scripts/subsetFonts.ts from the font files. */
export const fontMeasures = {
  figtreeHeadings: {
    ascent: 950,
    descent: -250,
    lineGap: 0,
    unitsPerEm: 1000,
    xWidthAvg: 458,
  },
  figtree: {
    ascent: 950,
    descent: -250,
    lineGap: 0,
    unitsPerEm: 1000,
    xWidthAvg: 449,
  },
};
