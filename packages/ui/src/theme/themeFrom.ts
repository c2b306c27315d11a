import { contrastRatio } from "./contrastRatio.ts";
import { hexOf } from "./cssColour.ts";
import { darkPaletteFrom } from "./darkPalette.ts";
import { mixed, readableColour } from "./readableColour.ts";
import {
  type BackgroundTokens,
  type BrandColours,
  defaultTokens,
  type Palette,
  type Tokens,
} from "./tokens.ts";

const white = "#ffffff";
const black = "#000000";

/** The contrast that WCAG 2.2 AA asks of words. */
const minContrast = 4.5;

/** Theme of a brand, with what its colours could not do. */
export type BrandTheme = Tokens & {
  dark: Palette;
  /** A sentence for each colour that is replaced somewhere, with the colour used; empty if none is. */
  notices: readonly string[];
};

/**
 * Makes a theme from any two CSS colours: every background, link, button, callout, chart and progress
 * bar gets a readable colour derived from them. The words on a button are white or dark, whichever can
 * be read. `dark` holds the same for dark screens; a theme without it stays light.
 *
 * @throws RangeError that names a missing colour, or a text that is no colour.
 * @example
 * const { dark, notices, ...light } = themeFrom({ action: "#b3362b", main: "oklch(0.43 0.12 257)" });
 * themeCss(light, ".my-brand"); // the text of brand.css
 */
export function themeFrom(colours: BrandColours): BrandTheme {
  const names = ["action", "main"] as const;
  const missing = names.filter((name) => !colours[name]);
  if (missing.length > 0) {
    throw new RangeError(
      `Missing: ${missing.join(" and ")}. Give both colours, such as { action: "#b3362b", main: "#1d4f91" }.`,
    );
  }
  const [action = "", main = ""] = names.map((name) => {
    const hex = hexOf(colours[name]);
    if (hex) return hex;
    throw new RangeError(
      `${name}: "${colours[name]}" is no CSS colour by itself; write it as #1d4f91, rgb(29 79 145) or oklch(0.43 0.12 257).`,
    );
  });
  const light = lightPaletteFrom({ action, main });
  const dark = darkPaletteFrom({ action, main });
  const notices = noticesOf({ action, main }, light);
  return { ...defaultTokens, ...light, dark, notices };
}

/** Returns a sentence for each colour that has too little contrast with white in one of its uses. */
function noticesOf({ action, main }: BrandColours, { backgrounds }: Palette): readonly string[] {
  const { link, series3 } = backgrounds.white;
  const notice = (name: string, colour: string, use: string, min: number, used: string) => {
    const ratio = contrastRatio(colour, white);
    if (ratio >= min) return [];
    return [
      `${name}: ${use} of ${colour} on white has a contrast of ${ratio.toFixed(2)} to 1, but needs ${min}; the nearest that passes, ${used}, is used there.`,
    ];
  };
  return [
    ...notice("main", main, "a link", minContrast, link),
    ...notice("action", action, "a line of a chart", 3, series3),
  ];
}

/** Makes the light colours of any two colours, so that every pair that meets can be read. */
export function lightPaletteFrom({ main, action }: BrandColours): Palette {
  const ink = readableColour(mixed(main, black, 0.72), [white], 12);
  const deep = readableColour(main, [white], 8.5);
  const light = (surface: string) => lightBackground({ surface, main, action, ink, deep });
  const land = mixed(action, white, 0.9);
  return {
    backgrounds: {
      white: light(white),
      shallow: light(mixed(main, white, 0.9)),
      land: light(land),
      deep: deepBackground({ deep, main, action, ink }),
    },
    callouts: {
      note: callout(mixed(main, white, 0.93), main, ink),
      caution: callout("#fdf2d5", "#744600", ink),
      warning: callout("#fbecea", "#a62b23", ink),
    },
    chart: {
      land,
      landLine: mixed(action, white, 0.6),
      water: [
        mixed(main, white, 0.84),
        mixed(main, white, 0.74),
        mixed(main, white, 0.64),
        mixed(main, white, 0.54),
        mixed(main, white, 0.44),
      ],
      waterLine: mixed(main, white, 0.15),
    },
  };
}

interface Inks {
  surface: string;
  main: string;
  action: string;
  ink: string;
  deep: string;
}

function lightBackground({ surface, main, action, ink, deep }: Inks): BackgroundTokens {
  const tint = mixed(surface, main, 0.07);
  const words = (colour: string) => readableColour(colour, [surface, tint], 4.5);
  const shape = (colour: string) => readableColour(colour, [surface, tint], 3);
  const button = buttonColours(action, ink);
  const edge = shape(mixed(ink, white, 0.4));
  return {
    surface,
    tint,
    text: words(ink),
    soft: words(mixed(ink, white, 0.3)),
    strong: words(deep),
    link: words(main),
    linkHover: words(mixed(main, black, 0.35)),
    rule: mixed(surface, ink, 0.16),
    contour: mixed(surface, main, 0.2),
    edge,
    focus: shape(ink),
    shadow: `${ink}24`,
    ...button,
    danger: words("#a62b23"),
    success: words("#1b6440"),
    caution: words("#744600"),
    series1: shape(main),
    series2: shape("#8a5a2a"),
    series3: shape(action),
    series4: edge,
  };
}

/** Returns a button's colours: white words if readable, else dark; a hover moves away from them. */
function buttonColours(action: string, ink: string, lighter = 0) {
  const isReadable = (words: string) => contrastRatio(words, action) >= minContrast;
  const onAction = [white, ink].find(isReadable) ?? black;
  const tinted = mixed(action, white, lighter);
  const resting = onAction === white ? readableColour(tinted, [white], minContrast) : tinted;
  const hover = onAction === white ? mixed(resting, black, 0.2) : mixed(resting, white, 0.3);
  return { action: resting, actionHover: hover, onAction };
}

function deepBackground({ deep, main, action, ink }: Omit<Inks, "surface">): BackgroundTokens {
  const tint = mixed(deep, white, 0.08);
  const words = (colour: string) => readableColour(colour, [deep, tint], 4.5);
  const shape = (colour: string) => readableColour(colour, [deep, tint], 3);
  const soft = words(mixed(deep, white, 0.75));
  return {
    surface: deep,
    tint,
    text: words("#f6f8f7"),
    soft,
    strong: words(white),
    link: words(mixed(main, white, 0.72)),
    linkHover: words(white),
    rule: mixed(deep, white, 0.2),
    contour: mixed(deep, white, 0.12),
    edge: shape(mixed(deep, white, 0.6)),
    focus: shape("#ffe6a3"),
    shadow: "#00000059",
    ...buttonColours(action, ink, 0.08),
    danger: words("#ffc6bd"),
    success: words("#aae2c1"),
    caution: words("#f6d791"),
    series1: shape(mixed(main, white, 0.6)),
    series2: shape("#edbf97"),
    series3: shape(mixed(action, white, 0.65)),
    series4: soft,
  };
}

function callout(surface: string, accent: string, ink: string) {
  return {
    surface,
    text: readableColour(ink, [surface], 4.5),
    accent: readableColour(accent, [surface], 4.5),
  };
}
