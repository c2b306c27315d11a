import { expect, test } from "vitest";
import { type DesignTokens, designTokens } from "./designTokens.ts";
import { themeFrom } from "./themeFrom.ts";
import { defaultTokens } from "./tokens.ts";

const types = ["color", "dimension", "duration", "fontFamily", "fontWeight", "number"];

function tokensIn(group: DesignTokens, path = ""): [path: string, type: unknown, value: unknown][] {
  return Object.entries(group).flatMap(([name, entry]) =>
    "$value" in entry
      ? [[`${path}${name}`, entry.$type, entry.$value]]
      : tokensIn(entry as DesignTokens, `${path}${name}.`),
  );
}

test("every theme value is a token with a valid type and name", () => {
  const tokens = tokensIn(designTokens(defaultTokens));
  expect(tokens.length).toBeGreaterThan(150);
  for (const [path, type, value] of tokens) {
    expect(types).toContain(type);
    expect(value, path).toBeDefined();
    expect(path).not.toMatch(/[{}$]/);
  }
});

test("colours and lengths have the token format", () => {
  const tokens = designTokens(defaultTokens);
  expect(tokens).toMatchObject({
    light: {
      background: {
        white: {
          action: {
            $type: "color",
            $value: { colorSpace: "srgb", components: [0.1647, 0.2902, 0.5255], hex: "#2a4a86" },
          },
          shadow: { $value: { alpha: 0.1412, hex: "#1c2127" } },
        },
      },
    },
    radius: { small: { $type: "dimension", $value: { value: 4, unit: "px" } } },
    motion: { quick: { $type: "duration", $value: { value: 120, unit: "ms" } } },
  });
  expect(tokens).not.toHaveProperty("dark");
  expect(designTokens(themeFrom({ action: "#b3362b", main: "#1d4f91" }))).toHaveProperty(
    "dark.callout.note.surface",
  );
});
