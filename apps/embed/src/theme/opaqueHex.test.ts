import { expect, test } from "vitest";
import { hexOf } from "./themeCss.ts";

test("reads the browser's serialization of a mixed colour", () => {
  expect(hexOf("color(srgb 0 0.352941 1)")).toBe("#005aff");
  expect(hexOf("color(srgb 1.2 -0.1 5e-7)")).toBe("#ff0000");
});

test("rejects a translucent colour", () => {
  expect(hexOf("color(srgb 0 0 0 / 0.5)")).toBeNull();
  expect(hexOf("currentcolor")).toBeNull();
});
