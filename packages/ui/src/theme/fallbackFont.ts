/** Measures of a font, in its own units. */
export interface FontMeasures {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

/** Fits a system font to the web font's room, so that no line moves when that arrives. */
export function fallbackFont(web: FontMeasures, system: FontMeasures) {
  const scale = web.xWidthAvg / web.unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
  const em = web.unitsPerEm * scale;
  return {
    sizeAdjust: percent(scale),
    ascentOverride: percent(web.ascent / em),
    descentOverride: percent(Math.abs(web.descent) / em),
    lineGapOverride: percent(web.lineGap / em),
  };
}
