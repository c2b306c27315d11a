import type { Preview } from "@storybook/react-vite";
import { themes } from "./themes.ts";

type GlobalTypes = NonNullable<Preview["globalTypes"]>;
type Icon = NonNullable<NonNullable<GlobalTypes[string]["toolbar"]>["icon"]>;

/**
 * Returns a toolbar switch. Its button shows the current state, so each state has words that no
 * other button has.
 */
const choice = (
  description: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
): GlobalTypes[string] => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

const themeTitles = Object.entries(themes).map(([name, { title }]) => [name, `${title} theme`]);

export const globalTypes: GlobalTypes = {
  theme: choice("Theme", "paintbrush", Object.fromEntries(themeTitles)),
  textSize: choice("Text size", "grow", { 100: "Text 100 %", 200: "Text 200 %" }),
  reducedMotion: choice("Motion", "lightning", { off: "Motion as set", on: "Reduced motion" }),
  forcedColors: choice("Palette", "contrast", { off: "Own colours", on: "Forced colours" }),
  print: choice("Medium", "document", { off: "On screen", on: "On paper" }),
};
