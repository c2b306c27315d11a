import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contractTable } from "../../scripts/contractTable.ts";
import { harvestTokens } from "./harvestTokens.ts";
import { themeCss } from "./themeCss.ts";
import { simcoeTokens, type Tokens } from "./tokens.ts";

const propertiesOf = (tokens: Tokens) =>
  [...themeCss(tokens, ".brand").matchAll(/(--ui-[a-z0-9-]+):/g)].map(([, name]) => name);

test("every brand sets the same properties", () => {
  expect(propertiesOf(harvestTokens)).toEqual(propertiesOf(simcoeTokens));
  expect(new Set(propertiesOf(simcoeTokens))).toContain("--ui-ground-on-action");
});

test("the dark grounds are left to screens, so that paper stays white", () => {
  const css = themeCss(simcoeTokens, ".brand");
  expect(css).toContain("@media screen {\n.brand .ui-ground-deep {");
  expect(css).toContain("\n.brand .ui-ground-white {\n  --ui-ground-text: #14232e;");
});

test("the documented names are the names", () => {
  const documented = readFileSync(new URL("../../CUSTOM-PROPERTIES.md", import.meta.url), "utf8");
  expect(documented).toBe(contractTable());
});
