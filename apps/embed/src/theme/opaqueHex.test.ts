import { expect, test } from "vitest";
import { computedHex } from "./elementThemeCss.ts";

test("reads the browser's serialization of a mixed colour", () => {
  expect(computedHex("color(srgb 0 0.352941 1)")).toBe("#005aff");
  expect(computedHex("color(srgb 1.2 -0.1 5e-7)")).toBe("#ff0000");
});

test("rejects a translucent colour", () => {
  expect(computedHex("color(srgb 0 0 0 / 0.5)")).toBeNull();
  expect(computedHex("currentcolor")).toBeNull();
});
