import { backgroundClass } from "./backgroundClass.ts";
import { customProperty, kebab } from "./customProperty.ts";
import { paletteVars, themeVars } from "./themeVars.ts";
import type { BackgroundName, Palette, Tokens } from "./tokens.ts";

interface Values {
  [name: string]: string | Values;
}

function declarations(values: Values, path: readonly string[]): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string"
      ? [`--${customProperty([...path, name])}: ${value};`]
      : declarations(value, [...path, name]),
  );
}

const block = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}\n`;

const read = (...path: string[]) => `var(--${customProperty(path)})`;

interface CarrierRule {
  readonly selector: string;
  readonly style: Readonly<Record<string, string>>;
}

/**
 * Returns the rules of the element that carries a theme. They are strong enough to win over another
 * style sheet's rules for `:root` and `body`, and over a text alignment that it sets on the root of an app.
 */
export function carrierRules(carrier: string): readonly CarrierRule[] {
  const themed = `${carrier}:not([class*="ui-background-"])`;
  return [
    {
      selector: `${themed}, ${carrier} > body`,
      style: {
        color: read("background", "text"),
        backgroundColor: read("background", "surface"),
        fontFamily: read("font", "body"),
        fontWeight: read("font", "bodyWeight"),
        lineHeight: read("type", "body", "lineHeight"),
        letterSpacing: "normal",
        textAlign: "start",
      },
    },
    // On the root element it would change the size of every rem.
    {
      selector: `${carrier}:not(:root), ${carrier} > body`,
      style: { fontSize: read("type", "body", "size") },
    },
    { selector: `${carrier} > body > :not(#ui)`, style: { textAlign: "start" } },
    { selector: themed, style: { colorScheme: "light" } },
  ];
}

/**
 * Writes a brand as the text of a style sheet, for projects without vanilla-extract's compiler.
 * Load it after the kit's own style sheet.
 *
 * @param selector Selector of the element that carries the brand: a class, or `:root`.
 * @example
 * const square = { ...defaultTokens, radius: { small: 0, large: 0 } };
 * themeCss(square, ".my-brand"); // the text of brand.css
 */
export function themeCss(tokens: Tokens, selector = ":root"): string {
  const carrier = carrierRules(selector).map((rule) =>
    block(
      rule.selector,
      Object.entries(rule.style).map(([name, value]) => `${kebab(name)}: ${value};`),
    ),
  );
  const light = [
    block(selector, declarations(themeVars(tokens), [])),
    ...backgroundBlocks(tokens, selector),
    ...carrier,
  ];
  const { dark } = tokens;
  if (!dark) return light.join("\n");
  const darkBlocks = ({ media, carrier }: ColourScheme) => {
    const at = carrier(selector);
    const page = block(at, ["color-scheme: dark;", ...declarations(paletteVars(dark), [])]);
    const backgrounds = backgroundNames.map((name) => backgroundBlock(dark, at, name));
    return `@media ${media} {\n${[page, ...backgrounds].join("")}}\n`;
  };
  return [...light, ...darkSchemes.map(darkBlocks)].join("\n");
}

const backgroundNames = [
  "white",
  "shallow",
  "land",
  "deep",
] as const satisfies readonly BackgroundName[];

const backgroundBlock = ({ backgrounds }: Palette, selector: string, name: BackgroundName) =>
  block(`${selector} .${backgroundClass(name)}`, declarations(backgrounds[name], ["background"]));

// Print uses white only: ink is expensive and a printed page has no dark sections.
const backgroundBlocks = (palette: Palette, selector: string) =>
  backgroundNames.map((name) =>
    name === "white"
      ? backgroundBlock(palette, selector, name)
      : `@media screen {\n${backgroundBlock(palette, selector, name)}}\n`,
  );

interface ColourScheme {
  readonly media: string;
  readonly carrier: (selector: string) => string;
}

/**
 * Conditions for dark colours: the visitor's system unless the page says light, and a page that
 * says dark.
 */
export const darkSchemes: readonly ColourScheme[] = [
  {
    media: "screen and (prefers-color-scheme: dark)",
    carrier: (selector) => `${selector}:not([data-color-scheme="light"])`,
  },
  { media: "screen", carrier: (selector) => `${selector}[data-color-scheme="dark"]` },
];
