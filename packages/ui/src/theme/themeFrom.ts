import { contrastRatio } from "./contrastRatio.ts";
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

/**
 * Makes a theme from two colours: every background, link, button, callout, chart and progress bar
 * gets a readable colour derived from them. `dark` holds the same for dark screens; a theme without
 * it stays light.
 *
 * @throws RangeError for a colour that cannot carry white text, with the nearest that can.
 * @example
 * const { dark, ...light } = themeFrom({ action: "#b3362b", main: "#1d4f91" });
 * writeFileSync("brand.css", themeCss(light, ".my-brand"));
 */
export function themeFrom(colours: BrandColours): Tokens & { dark: Palette } {
  for (const name of ["action", "main"] as const) {
    const unreadable = colourProblem(colours[name]);
    if (unreadable) throw new RangeError(`${name}: ${unreadable.problem}`);
  }
  return { ...defaultTokens, ...lightPaletteFrom(colours), dark: darkPaletteFrom(colours) };
}

/**
 * Returns the reason why a colour cannot carry white text, with the nearest that can; undefined if
 * it can.
 */
export function colourProblem(colour: string): { problem: string; nearest: string } | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) {
    throw new RangeError(`${colour} is no colour this can read; write it as #1d4f91.`);
  }
  const ratio = contrastRatio(colour, white);
  if (ratio >= minContrast) return undefined;
  const nearest = readableColour(colour, [white], minContrast);
  const problem = `White words on ${colour} have a contrast of ${ratio.toFixed(2)} to 1, but need ${minContrast}; the nearest colour that passes is ${nearest}.`;
  return { problem, nearest };
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
      deep: deepBackground({ deep, main, action }),
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
  const pressed = readableColour(action, [white], 4.5);
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
    action: pressed,
    actionHover: mixed(pressed, black, 0.2),
    onAction: white,
    danger: words("#a62b23"),
    success: words("#1b6440"),
    caution: words("#744600"),
    series1: shape(main),
    series2: shape("#8a5a2a"),
    series3: shape(action),
    series4: edge,
  };
}

function deepBackground({
  deep,
  main,
  action,
}: Pick<Inks, "deep" | "main" | "action">): BackgroundTokens {
  const tint = mixed(deep, white, 0.08);
  const words = (colour: string) => readableColour(colour, [deep, tint], 4.5);
  const shape = (colour: string) => readableColour(colour, [deep, tint], 3);
  const soft = words(mixed(deep, white, 0.75));
  const pressed = readableColour(mixed(action, white, 0.08), [white], 4.5);
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
    action: pressed,
    actionHover: mixed(pressed, black, 0.15),
    onAction: white,
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
