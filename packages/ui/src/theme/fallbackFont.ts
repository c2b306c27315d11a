export interface FontMeasures {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

/**
 * Descriptors that make a system font take the room of the web font, so that no line moves when
 * the web font arrives.
 */
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
