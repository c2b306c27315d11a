import { expect, test } from "vitest";
import { hexOf } from "./themeCss.ts";

test("what browsers answer for a mixed colour is read as bytes", () => {
  expect(hexOf("color(srgb 0 0.352941 1)")).toBe("#005aff");
  expect(hexOf("color(srgb 1.2 -0.1 5e-7)")).toBe("#ff0000");
});

test("a colour that can be seen through is none", () => {
  expect(hexOf("color(srgb 0 0 0 / 0.5)")).toBeNull();
  expect(hexOf("currentcolor")).toBeNull();
});
