import { simcoeTheme } from "@simcoe/ui";
import { harvestTokens, simcoeTokens, type Tokens } from "@simcoe/ui/tokens";
import { harvestTheme } from "./harvestTheme.css.ts";

interface Theme {
  readonly title: string;
  readonly className: string;
  readonly tokens: Tokens;
}

const simcoe: Theme = { title: "Simcoe", className: simcoeTheme, tokens: simcoeTokens };
const harvest: Theme = { title: "Harvest", className: harvestTheme, tokens: harvestTokens };

/** The brands that the toolbar offers, by the name in the address. */
export const themes: Readonly<Record<string, Theme>> = { simcoe, harvest };

export const themeOf = (name: unknown): Theme => themes[String(name)] ?? simcoe;
