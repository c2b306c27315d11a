import type { FontMeasures } from "./fallbackFont.ts";

type SystemFont = FontMeasures & { local: readonly string[] };

/** Measures of the fonts that devices bring along, read from their own tables. */
export const systemFonts = {
  arial: {
    local: ["Arial", "Liberation Sans", "Arimo"],
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    unitsPerEm: 2048,
    xWidthAvg: 913,
  },
  roboto: {
    local: ["Roboto"],
    ascent: 1900,
    descent: -500,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 911,
  },
  georgia: {
    local: ["Georgia"],
    ascent: 1878,
    descent: -449,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 913,
  },
  notoSerif: {
    local: ["Noto Serif"],
    ascent: 1069,
    descent: -293,
    lineGap: 0,
    unitsPerEm: 1000,
    xWidthAvg: 481,
  },
  times: {
    local: ["Times New Roman", "Liberation Serif", "Tinos"],
    ascent: 1825,
    descent: -443,
    lineGap: 87,
    unitsPerEm: 2048,
    // Not the table's 832, which counts small letters: headings, with capitals, came out 1.1 % too wide.
    xWidthAvg: 841,
  },
  // Fallback on Linux systems without the other fonts.
  dejaVuSans: {
    local: ["DejaVu Sans"],
    ascent: 1901,
    descent: -483,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 1041,
  },
  dejaVuSerif: {
    local: ["DejaVu Serif"],
    ascent: 1901,
    descent: -483,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 1058,
  },
} as const satisfies Record<string, SystemFont>;
