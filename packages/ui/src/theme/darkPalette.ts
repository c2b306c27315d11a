import { mixed, readableColour } from "./readableColour.ts";
import type { BackgroundTokens, BrandColours, Palette } from "./tokens.ts";

const white = "#ffffff";
const night = "#0c0f13";

/** Contrast of words on dark backgrounds: WCAG AAA, because bright words on dark tire the eyes. */
const wordContrast = 7;
/** Contrast of white on every background, so that softer text reaches its own minimum. */
const surfaceContrast = 13;

/** Makes the dark colours of any two colours: the same backgrounds at night, each a little lighter than the page. */
export function darkPaletteFrom({ main, action }: BrandColours): Palette {
  const onNight = (part: number, colour = main) =>
    readableColour(mixed(night, hueOf(colour), part), [white], surfaceContrast);
  const surfaceOf = {
    white: onNight(0.1),
    shallow: onNight(0.22),
    land: onNight(0.14, action),
    deep: onNight(0.3),
  };
  const on = (surface: string) => darkBackground(surface, { main, action });
  const callout = (hue: string, accent: string) => {
    const surface = mixed(surfaceOf.white, hue, 0.14);
    return {
      surface,
      text: readableColour("#f2f4f6", [surface], wordContrast),
      accent: readableColour(accent, [surface], 4.5),
    };
  };
  const water = [0.16, 0.22, 0.28, 0.34, 0.4] as const;
  const [shore, second, third, fourth, deepest] = water.map((part) => onNight(part));
  return {
    backgrounds: {
      white: on(surfaceOf.white),
      shallow: on(surfaceOf.shallow),
      land: on(surfaceOf.land),
      deep: on(surfaceOf.deep),
    },
    callouts: {
      note: callout(hueOf(main), mixed(hueOf(main), white, 0.45)),
      caution: callout("#b07c16", "#f0cb7d"),
      warning: callout("#b8433a", "#ffb3a8"),
    },
    chart: {
      land: surfaceOf.land,
      landLine: mixed(surfaceOf.land, white, 0.18),
      water: [shore ?? night, second ?? night, third ?? night, fourth ?? night, deepest ?? night],
      waterLine: mixed(hueOf(main), white, 0.25),
    },
  };
}

/** Returns a colour light enough to tint dark backgrounds, however dark the brand's own is. */
const hueOf = (colour: string) => readableColour(colour, [night], 4);

function darkBackground(surface: string, { main, action }: BrandColours): BackgroundTokens {
  const tint = mixed(surface, white, 0.05);
  const words = (colour: string) => readableColour(colour, [surface, tint], wordContrast);
  const shape = (colour: string) => readableColour(colour, [surface, tint], 3);
  const pressed = readableColour(mixed(action, white, 0.5), [surface, tint, night], wordContrast);
  return {
    surface,
    tint,
    text: words("#e9ecef"),
    soft: words("#bcc4cc"),
    strong: words(white),
    link: words(mixed(main, white, 0.6)),
    linkHover: words(white),
    rule: mixed(surface, white, 0.16),
    contour: mixed(surface, white, 0.1),
    edge: shape("#8b96a1"),
    focus: shape("#ffe6a3"),
    shadow: "#00000080",
    action: pressed,
    actionHover: mixed(pressed, white, 0.3),
    onAction: night,
    danger: words("#ffb9ae"),
    success: words("#9bdcb6"),
    caution: words("#f2cf86"),
    series1: shape(mixed(main, white, 0.5)),
    series2: shape("#d9a878"),
    series3: shape(mixed(action, white, 0.5)),
    series4: shape("#9aa5b0"),
  };
}

/** The kit's own theme on dark screens, for `themeCss({ ...defaultTokens, dark: defaultDark })`. */
export const defaultDark: Palette = /* @__PURE__ */ darkPaletteFrom({
  main: "#4a6fa5",
  action: "#2a4a86",
});
