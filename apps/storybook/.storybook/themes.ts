import {
  type BrandColours,
  defaultDark,
  defaultTokens,
  type Tokens,
  themeFrom,
} from "@mortgage-kit/ui/tokens";
import type { Globals } from "storybook/internal/types";

interface Theme {
  readonly title: string;
  readonly tokens: (globals: Globals) => Tokens;
}

const plain: Theme = { title: "Default", tokens: () => ({ ...defaultTokens, dark: defaultDark }) };

/** Themes that the toolbar offers, by the name in the URL. */
export const themes: Readonly<Record<string, Theme>> = {
  default: plain,
  harvest: {
    title: "Harvest",
    tokens: () => ({
      ...themeFrom({ action: "#1d4db8", main: "#2f6a45" }),
      font: { ...defaultTokens.font, heading: defaultTokens.font.body, headingWeight: 700 },
      radius: { small: 12, large: 20 },
    }),
  },
  brand: { title: "Your", tokens: ({ brand }) => themeFrom(brandColours(brand)) },
};

export const tokensOf = (globals: Globals): Tokens =>
  (themes[String(globals.theme)] ?? plain).tokens(globals);

export function shownTokensOf(globals: Globals): Tokens {
  const tokens = tokensOf(globals);
  return globals.scheme === "dark" ? { ...tokens, ...tokens.dark } : tokens;
}

/** Writes the global `brand` in letters, digits, `-` and `_`: all that Storybook takes from a URL. */
export function brandGlobal({ action, main }: BrandColours): string {
  const code = btoa(JSON.stringify([action, main]));
  return code.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function brandColours(global: unknown): BrandColours {
  const code = String(global ?? startingBrand)
    .replaceAll("-", "+")
    .replaceAll("_", "/");
  const [action, main] = JSON.parse(atob(code));
  return { action, main };
}

export const startingBrand = brandGlobal({ action: "#b3362b", main: "#1d4f91" });
