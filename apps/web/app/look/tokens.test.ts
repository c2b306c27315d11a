import { defaultTokens, type Tokens } from "@mortgage-kit/ui/tokens";
import { expect, test } from "vitest";
import { checkContrast } from "./tokens.ts";

test("Colours with enough contrast pass", () => {
  expect(() => checkContrast(defaultTokens)).not.toThrow();
});

test("A pair without enough contrast is reported with both colours, its ratio and the required ratio", () => {
  const { backgrounds } = defaultTokens;
  const pale: Tokens = {
    ...defaultTokens,
    backgrounds: {
      ...backgrounds,
      white: { ...backgrounds.white, surface: "#ffffff", text: "#777777" },
    },
  };
  expect(() => checkContrast(pale)).toThrow(
    "white: text #777777 on surface #ffffff has a contrast of 4.48 to 1, but needs 4.5.",
  );
});
