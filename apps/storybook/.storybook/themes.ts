import { defaultTheme } from "@mortgage-kit/ui";
import { defaultTokens, harvestTokens, type Tokens } from "@mortgage-kit/ui/tokens";
import { harvestTheme } from "./harvestTheme.css.ts";

interface Theme {
  readonly title: string;
  readonly className: string;
  readonly tokens: Tokens;
}

const plain: Theme = { title: "Default", className: defaultTheme, tokens: defaultTokens };
const harvest: Theme = { title: "Harvest", className: harvestTheme, tokens: harvestTokens };

/** Themes that the toolbar offers, by the name in the URL. */
export const themes: Readonly<Record<string, Theme>> = { default: plain, harvest };

export const themeOf = (name: unknown): Theme => themes[String(name)] ?? plain;
