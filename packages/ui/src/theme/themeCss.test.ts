import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contractTable } from "../../scripts/contractTable.ts";
import { harvestTokens } from "./harvestTokens.ts";
import { themeCss } from "./themeCss.ts";
import { defaultTokens, type Tokens } from "./tokens.ts";

const propertiesOf = (tokens: Tokens) =>
  [...themeCss(tokens, ".brand").matchAll(/(--ui-[a-z0-9-]+):/g)].map(([, name]) => name);

test("every brand sets the same properties", () => {
  expect(propertiesOf(harvestTokens)).toEqual(propertiesOf(defaultTokens));
  expect(new Set(propertiesOf(defaultTokens))).toContain("--ui-ground-on-action");
});

test("the dark grounds are left to screens, so that paper stays white", () => {
  const css = themeCss(defaultTokens, ".brand");
  expect(css).toContain("@media screen {\n.brand .ui-ground-deep {");
  const { text } = defaultTokens.grounds.white;
  expect(css).toContain(`\n.brand .ui-ground-white {\n  --ui-ground-text: ${text};`);
});

test("the documented names are the names", () => {
  const documented = readFileSync(new URL("../../CUSTOM-PROPERTIES.md", import.meta.url), "utf8");
  expect(documented).toBe(contractTable());
});
