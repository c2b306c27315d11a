import type { Palette, Tokens } from "./tokens.ts";

interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

/** Tokens by name, in groups of any depth. */
export interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens;
}

/**
 * Returns a brand in the Design Tokens format of the W3C community group (2025.10), which designers' tools read.
 *
 * @example
 * const brand = themeFrom({ action: "#b3362b", main: "#1d4f91" });
 * JSON.stringify(designTokens(brand), null, 2); // the text of brand.tokens.json
 */
export function designTokens(tokens: Tokens): DesignTokens {
  return {
    light: palette(tokens),
    ...(tokens.dark && { dark: palette(tokens.dark) }),
    font: {
      heading: fontFamily(tokens.font.heading),
      body: fontFamily(tokens.font.body),
      headingWeight: { $type: "fontWeight", $value: tokens.font.headingWeight },
      bodyWeight: { $type: "fontWeight", $value: tokens.font.bodyWeight },
    },
    type: group(tokens.type, ({ min, max, lineHeight, tracking }) => ({
      min: { ...pixels(min), $description: "On a screen of 360 pixels." },
      max: { ...pixels(max), $description: "On a screen of 1280 pixels." },
      lineHeight: { $type: "number", $value: lineHeight },
      tracking: { $type: "number", $value: tracking, $description: "In parts of the size." },
    })),
    space: group(tokens.space, pixels),
    measure: group(tokens.measure, (letters) => ({
      $type: "number",
      $value: letters,
      $description: "Letters to a line.",
    })),
    width: group(tokens.width, pixels),
    radius: group(tokens.radius, pixels),
    line: group(tokens.line, pixels),
    control: group(tokens.control, pixels),
    motion: group(tokens.motion, (value) => ({ $type: "duration", $value: { value, unit: "ms" } })),
  };
}

const palette = ({ backgrounds, callouts, chart }: Palette): DesignTokens => ({
  background: group(backgrounds, (background) => group(background, colour)),
  callout: group(callouts, (callout) => group(callout, colour)),
  chart: {
    land: colour(chart.land),
    landLine: colour(chart.landLine),
    ...Object.fromEntries(chart.water.map((depth, index) => [`depth${index + 1}`, colour(depth)])),
    waterLine: colour(chart.waterLine),
  },
});

function group<Value>(
  values: Readonly<Record<string, Value>>,
  tokenOf: (value: Value) => DesignToken | DesignTokens,
): DesignTokens {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tokenOf(value)]));
}

const pixels = (value: number): DesignToken => ({
  $type: "dimension",
  $value: { value, unit: "px" },
});

const fontFamily = (stack: string): DesignToken => ({
  $type: "fontFamily",
  $value: stack.split(",").map((family) => family.trim().replaceAll('"', "")),
});

/** Returns the token of a colour written as `#rrggbb` or `#rrggbbaa`. */
function colour(hex: string): DesignToken {
  const [red = 0, green = 0, blue = 0, alpha = 255] = [1, 3, 5, 7]
    .map((at) => hex.slice(at, at + 2))
    .map((digits) => (digits ? Number.parseInt(digits, 16) : 255));
  const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
  return {
    $type: "color",
    $value: {
      colorSpace: "srgb",
      components,
      alpha: Number((alpha / 255).toFixed(4)),
      hex: hex.slice(0, 7),
    },
  };
}
