import { themeFrom } from "@mortgage-kit/ui/tokens";
import { expect, test } from "vitest";
import { brandFiles } from "./brandFiles.ts";

const files = brandFiles(themeFrom({ action: "gold", main: "#1d4f91" }));
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? "";

test("the style sheet sets light and dark colours", () => {
  expect(textOf("brand.css")).toContain("--ui-background-action: #ffd700;");
  expect(textOf("brand.css")).toContain("color-scheme: dark;");
});

test("the design tokens hold both schemes and no notice", () => {
  const tokens = JSON.parse(textOf("brand.tokens.json"));
  expect(tokens.light.background.white.action.$value.hex).toBe("#ffd700");
  expect(tokens.dark.background.white.surface.$type).toBe("color");
  expect(tokens.notices).toBeUndefined();
});

test("the look is a module with both palettes, in the form that a brokerage's folder asks", () => {
  const [, object = ""] = /export const look: Look = ([\s\S]*);\n$/.exec(textOf("look.ts")) ?? [];
  const look = JSON.parse(object);
  expect(Object.keys(look)).toEqual(["palette", "dark"]);
  expect(look.palette.backgrounds.white.link).toBe("#1d4f91");
  const colours = JSON.stringify([look.palette, look.dark]).match(/"#[^"]*"/g) ?? [];
  expect(colours.length).toBeGreaterThan(200);
  expect(colours.filter((colour) => !/^"#[0-9a-f]{6}([0-9a-f]{2})?"$/.test(colour))).toEqual([]);
});
