import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastPairs } from "./contrastPairs.ts";
import { contrastRatio } from "./contrastRatio.ts";
import { darkPaletteFrom } from "./darkPalette.ts";
import { readableColour } from "./readableColour.ts";
import { lightPaletteFrom, themeFrom } from "./themeFrom.ts";
import { defaultTokens, type Palette } from "./tokens.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

const unreadable = (palette: Palette) =>
  contrastPairs({ ...defaultTokens, ...palette }).filter(({ ratio, min }) => ratio < min);

test("for any two colours, every pair has enough contrast in light and dark", () => {
  fc.assert(
    fc.property(colour, colour, (main, action) => {
      expect(unreadable(lightPaletteFrom({ main, action }))).toEqual([]);
      expect(unreadable(darkPaletteFrom({ main, action }))).toEqual([]);
    }),
    { numRuns: 300, seed: 1 },
  );
}, 60_000);

test("two colours determine every colour token", () => {
  const colours = { action: "#b3362b", main: "#1d4f91" };
  const theme = themeFrom(colours);
  expect(theme.backgrounds.white.action).toBe(colours.action);
  expect(theme.backgrounds.white.link).toBe(colours.main);
  // Progress bars and first series of charts.
  expect(theme.backgrounds.white.series1).toBe(colours.main);
  const kept = Object.values(defaultTokens.backgrounds).flatMap((background) => [
    background.action,
    background.link,
    background.series1,
    background.strong,
  ]);
  expect(kept).not.toContain(theme.callouts.note.accent);
  expect(theme.callouts.note.surface).not.toBe(defaultTokens.callouts.note.surface);
  expect(theme.chart.water).not.toEqual(defaultTokens.chart.water);
});

test("a colour without enough contrast to white text is rejected with the nearest that has it", () => {
  const nearest = readableColour("#ff8800", ["#ffffff"], 4.5);
  expect(() => themeFrom({ action: "#ff8800", main: "#1d4f91" })).toThrow(
    `action: White words on #ff8800 have a contrast of 2.39 to 1, but need 4.5; the nearest colour that passes is ${nearest}.`,
  );
  expect(themeFrom({ action: nearest, main: "#1d4f91" }).backgrounds.white.action).toBe(nearest);
  expect(() => themeFrom({ action: "red", main: "#1d4f91" })).toThrow("write it as #1d4f91");
});

test("a colour with enough contrast is unchanged, else the nearest is returned", () => {
  expect(readableColour("#1d4f91", ["#ffffff"], 4.5)).toBe("#1d4f91");
  const nearest = readableColour("#ff8800", ["#ffffff"], 4.5);
  expect(contrastRatio(nearest, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(nearest, "#ffffff")).toBeLessThan(4.7);
  expect(nearest).toMatch(/^#[89a-c]/);
});
