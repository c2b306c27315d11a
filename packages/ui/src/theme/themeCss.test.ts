import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contractTable } from "../../scripts/contractTable.ts";
import { defaultDark } from "./darkPalette.ts";
import { themeCss } from "./themeCss.ts";
import { themeFrom } from "./themeFrom.ts";
import { defaultTokens, type Tokens } from "./tokens.ts";

const propertiesOf = (tokens: Tokens) =>
  [...themeCss(tokens, ".brand").matchAll(/(--ui-[a-z0-9-]+):/g)].map(([, name]) => name);

test("every theme sets the same properties", () => {
  const { dark, ...light } = themeFrom({ action: "gold", main: "#2f6a45" });
  expect(propertiesOf(light).sort()).toEqual(propertiesOf(defaultTokens).sort());
  expect(new Set(propertiesOf(defaultTokens))).toContain("--ui-background-on-action");
});

test("dark backgrounds apply to screens only, so that print stays white", () => {
  const css = themeCss(defaultTokens, ".brand");
  expect(css).toContain("@media screen {\n.brand .ui-background-deep {");
  const { text } = defaultTokens.backgrounds.white;
  expect(css).toContain(`\n.brand .ui-background-white {\n  --ui-background-text: ${text};`);
});

test("a theme is dark only with dark colours, and the page's attribute overrides it", () => {
  expect(themeCss(defaultTokens)).not.toContain("dark");
  const css = themeCss({ ...defaultTokens, dark: defaultDark }, ".brand");
  const rulesWith = (words: string) =>
    css
      .split("\n\n")
      .filter((rule) => rule.includes(words))
      .join("\n");
  const bySystem = rulesWith("(prefers-color-scheme: dark)");
  const byAttribute = rulesWith('[data-color-scheme="dark"]');
  expect(bySystem).toContain('.brand:not([data-color-scheme="light"]) {\n  color-scheme: dark;');
  expect(byAttribute).toContain('.brand[data-color-scheme="dark"] .ui-background-deep {');
  for (const { surface } of [defaultDark.backgrounds.white, defaultDark.callouts.note]) {
    expect(bySystem).toContain(surface);
    expect(byAttribute).toContain(surface);
  }
});

test("the documented properties are the theme's properties", () => {
  const documented = readFileSync(new URL("../../CUSTOM-PROPERTIES.md", import.meta.url), "utf8");
  expect(documented).toBe(contractTable());
});
