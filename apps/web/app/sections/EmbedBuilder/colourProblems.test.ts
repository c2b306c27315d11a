import { expect, test } from "vitest";
import { colourProblems } from "./colourProblems.ts";
import type { EmbedTheme } from "./EmbedChoice.ts";

const problems = (look: EmbedTheme) =>
  colourProblems(look, (colour) => (/^#[0-9a-f]{6}$/.test(colour) ? colour : null));

test("accepts a colour with enough contrast, and an empty one", () => {
  expect(problems({ action: "#005a9c", surface: " " })).toEqual({});
});

test("reports an invalid colour at its field only", () => {
  expect(problems({ action: "blurple", link: "#005a9c" })).toEqual({ action: { kind: "unknown" } });
});

test("reports the contrast of white text on a light button", () => {
  const { action } = problems({ action: "#fafafa" });
  expect(action).toMatchObject({ kind: "contrast", min: 4.5 });
  expect(action?.kind === "contrast" && action.ratio).toBeCloseTo(1.04, 2);
});

test("accepts dark text on a light button", () => {
  expect(problems({ action: "#fafafa", "on-action": "#222222" })).toEqual({});
});

test("requires less contrast for charts than for text", () => {
  expect(problems({ progress: "#767b80", link: "#767b80" })).toMatchObject({
    link: { kind: "contrast", min: 4.5 },
  });
  expect(problems({ progress: "#767b80" })).toEqual({});
});
