import { expect, test } from "vitest";
import { colourProblems } from "./colourProblems.ts";
import type { EmbedTheme } from "./EmbedChoice.ts";

const problems = (look: EmbedTheme) =>
  colourProblems(look, (colour) => (/^#[0-9a-f]{6}$/.test(colour) ? colour : null));

test("a colour that can be read on what is beside it is no problem, nor is an empty one", () => {
  expect(problems({ action: "#005a9c", surface: " " })).toEqual({});
});

test("what is no colour is said of its field alone", () => {
  expect(problems({ action: "blurple", link: "#005a9c" })).toEqual({ action: { kind: "unknown" } });
});

test("a light button under white words tells its contrast", () => {
  const { action } = problems({ action: "#fafafa" });
  expect(action).toMatchObject({ kind: "contrast", min: 4.5 });
  expect(action?.kind === "contrast" && action.ratio).toBeCloseTo(1.04, 2);
});

test("dark words on it put it right", () => {
  expect(problems({ action: "#fafafa", "on-action": "#222222" })).toEqual({});
});

test("charts are shapes and need less than words", () => {
  expect(problems({ progress: "#767b80", link: "#767b80" })).toMatchObject({
    link: { kind: "contrast", min: 4.5 },
  });
  expect(problems({ progress: "#767b80" })).toEqual({});
});
