import type { Palette, Tokens, TypeTokens } from "./tokens.ts";

const rootFontSize = 16;
const narrowScreen = 360;
const wideScreen = 1280;

// The average letter of running text, as a share of the type size (fontMeasures.ts).
const letterWidth = 0.46;

const round = (value: number) => Number(value.toFixed(4));
// Lengths follow the reader's text size, so everything grows together at 200 %.
const rem = (pixels: number) => (pixels === 0 ? "0" : `${round(pixels / rootFontSize)}rem`);

// Room grows with the text too, but on a phone with large text it leaves the width to the words.
const room = (pixels: number) =>
  pixels === 0 ? "0" : `min(${rem(pixels)}, ${round((pixels / narrowScreen) * 100)}vw)`;

function fluidSize({ min, max }: TypeTokens): string {
  if (min === max) return rem(min);
  const slope = (max - min) / (wideScreen - narrowScreen);
  const start = min - slope * narrowScreen;
  return `clamp(${rem(min)}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(max)})`;
}

function mapValues<K extends string, A, B>(record: Record<K, A>, change: (value: A) => B) {
  const entries = Object.entries<A>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<K, B>;
}

/** Converts the colours into CSS values; outside of all backgrounds, those of white apply. */
export function paletteVars({ backgrounds, callouts, chart }: Palette) {
  return {
    background: backgrounds.white,
    callout: callouts,
    chart: {
      land: chart.land,
      landLine: chart.landLine,
      depth1: chart.water[0],
      depth2: chart.water[1],
      depth3: chart.water[2],
      depth4: chart.water[3],
      depth5: chart.water[4],
      waterLine: chart.waterLine,
    },
  };
}

/** Converts plain tokens into CSS values. */
export function themeVars(tokens: Tokens) {
  return {
    ...paletteVars(tokens),
    font: {
      heading: tokens.font.heading,
      body: tokens.font.body,
      headingWeight: String(tokens.font.headingWeight),
      bodyWeight: String(tokens.font.bodyWeight),
    },
    type: mapValues(tokens.type, (type) => ({
      size: fluidSize(type),
      lineHeight: String(type.lineHeight),
      tracking: type.tracking === 0 ? "0" : `${type.tracking}em`,
    })),
    space: mapValues(tokens.space, room),
    measure: mapValues(tokens.measure, (letters) => `${round(letters * letterWidth)}em`),
    width: mapValues(tokens.width, rem),
    radius: mapValues(tokens.radius, (pixels) => `${pixels}px`),
    line: mapValues(tokens.line, (pixels) => `${pixels}px`),
    control: mapValues(tokens.control, rem),
    motion: mapValues(tokens.motion, (milliseconds) => `${milliseconds}ms`),
  };
}
