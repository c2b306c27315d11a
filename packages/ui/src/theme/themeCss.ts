import { backgroundClass } from "./backgroundClass.ts";
import { customProperty, kebab } from "./customProperty.ts";
import { paletteVars, themeVars } from "./themeVars.ts";
import type { BackgroundName, Palette, Tokens } from "./tokens.ts";

interface Values {
  [name: string]: string | Values;
}

/** Rule of a brand's style sheet: custom properties and declarations of a selector, in a media query if it has one. */
interface ThemeRule {
  readonly media?: string | undefined;
  readonly selector: string;
  readonly vars?: Readonly<Record<string, string>>;
  readonly style?: Readonly<Record<string, string>>;
}

/** Returns values of any depth by their custom property. */
const propertiesOf = (values: Values, path: readonly string[] = []): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(values).map(([name, value]) =>
      typeof value === "string"
        ? { [`--${customProperty([...path, name])}`]: value }
        : propertiesOf(value, [...path, name]),
    ),
  );

const read = (...path: string[]) => `var(--${customProperty(path)})`;

/** Wins over other sheets' rules for `:root` and `body`, and their alignment of an app's root. */
function carrierRules(carrier: string): readonly ThemeRule[] {
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

/** Returns the rules of the backgrounds' classes, each within the media query that `mediaOf` returns. */
const backgroundRules = (
  { backgrounds }: Palette,
  selector: string,
  mediaOf: (name: BackgroundName) => string | undefined,
): ThemeRule[] =>
  (Object.keys(backgrounds) as BackgroundName[]).map((name) => ({
    media: mediaOf(name),
    selector: `${selector} .${backgroundClass(name)}`,
    vars: propertiesOf({ background: backgrounds[name] }),
  }));

/** Returns a brand's rules. Without a switch, only the visitor's system chooses dark colours. */
export function themeRules(tokens: Tokens, selector: string, hasSwitch: boolean): ThemeRule[] {
  const { dark } = tokens;
  // The visitor's system unless the page says light, and a page that says dark.
  const schemes = [
    ["screen and (prefers-color-scheme: dark)", `${selector}:not([data-color-scheme="light"])`],
    ...(hasSwitch ? [["screen", `${selector}[data-color-scheme="dark"]`] as const] : []),
  ] as const;
  return [
    { selector, vars: propertiesOf(themeVars(tokens)) },
    // Print uses white only: ink is expensive and a printed page has no dark sections.
    ...backgroundRules(tokens, selector, (name) => (name === "white" ? undefined : "screen")),
    ...carrierRules(selector),
    ...schemes.flatMap(([media, carrier]) =>
      dark
        ? [
            {
              media,
              selector: carrier,
              style: { colorScheme: "dark" },
              vars: propertiesOf(paletteVars(dark)),
            },
            ...backgroundRules(dark, carrier, () => media),
          ]
        : [],
    ),
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
export const themeCss = (tokens: Tokens, selector = ":root"): string =>
  themeRules(tokens, selector, true)
    .map(({ media, selector: of, style = {}, vars = {} }) => {
      const lines = Object.entries({ ...style, ...vars }).map(
        ([name, value]) => `  ${kebab(name)}: ${value};\n`,
      );
      const block = `${of} {\n${lines.join("")}}\n`;
      return media ? `@media ${media} {\n${block}}\n` : block;
    })
    .join("\n");
