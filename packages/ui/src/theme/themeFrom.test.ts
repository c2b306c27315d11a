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

test("the words on a button are white or dark, whichever can be read", () => {
  const yellow = themeFrom({ action: "#ffd400", main: "#1d4f91" });
  const { action, onAction } = yellow.backgrounds.white;
  expect(action).toBe("#ffd400");
  expect(contrastRatio(onAction, action)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(onAction, "#000000")).toBeLessThan(3);
  expect(themeFrom({ action: "#b3362b", main: "#1d4f91" }).backgrounds.white.onAction).toBe(
    "#ffffff",
  );
});

test("a colour that is replaced is named with its contrast and the colour used", () => {
  const { notices, backgrounds } = themeFrom({ action: "#ffd400", main: "#ffb3c7" });
  expect(notices).toEqual([
    `main: a link of #ffb3c7 on white has a contrast of 1.68 to 1, but needs 4.5; the nearest that passes, ${backgrounds.white.link}, is used there.`,
    `action: a line of a chart of #ffd400 on white has a contrast of 1.43 to 1, but needs 3; the nearest that passes, ${backgrounds.white.series3}, is used there.`,
  ]);
  expect(themeFrom({ action: "#b3362b", main: "#1d4f91" }).notices).toEqual([]);
});

test("any CSS colour is taken, and anything else is named", () => {
  const same = themeFrom({ action: "#b3362b", main: "#1d4f91" });
  expect(themeFrom({ action: "rgb(179 54 43)", main: "hsl(214.1 66.7% 34.1%)" })).toEqual(same);
  expect(themeFrom({ action: "#b3362bff", main: "RGB(29, 79, 145)" })).toEqual(same);
  expect(themeFrom({ action: "gold", main: "navy" }).backgrounds.white.action).toBe("#ffd700");
  expect(themeFrom({ action: "rgb(0 0 0 / 50%)", main: "navy" }).backgrounds.white.action).toBe(
    "#808080",
  );
  for (const main of ["currentcolor", "var(--brand)", "blurple", "#12345"]) {
    expect(() => themeFrom({ action: "red", main })).toThrow(`main: "${main}" is no CSS colour`);
  }
  expect(() => themeFrom({} as never)).toThrow("Missing: action and main.");
  expect(() => themeFrom({ action: "red" } as never)).toThrow("Missing: main.");
});

/** Returns the hue of a colour in degrees, and how far its channels lie apart. */
function hueOf(hex: string): { hue: number; range: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, range };
  const sector =
    most === red
      ? ((green - blue) / range) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: (sector * 60 + 360) % 360, range };
}

test("on dark screens links, buttons and charts keep the hues of the brand", () => {
  fc.assert(
    fc.property(colour, colour, (main, action) => {
      const {
        link,
        series1,
        series3,
        action: button,
      } = darkPaletteFrom({ main, action }).backgrounds.white;
      for (const [brand, ...used] of [
        [main, link, series1],
        [action, button, series3],
      ]) {
        const { hue, range } = hueOf(brand ?? "");
        // Rounding turns the hue of a grey.
        if (range < 80) continue;
        for (const one of used) {
          const apart = Math.abs(hueOf(one).hue - hue);
          expect(Math.min(apart, 360 - apart)).toBeLessThan(6);
        }
      }
    }),
    { numRuns: 200, seed: 2 },
  );
});

test("a colour with enough contrast is unchanged, else the nearest is returned", () => {
  expect(readableColour("#1d4f91", ["#ffffff"], 4.5)).toBe("#1d4f91");
  const nearest = readableColour("#ff8800", ["#ffffff"], 4.5);
  expect(contrastRatio(nearest, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(nearest, "#ffffff")).toBeLessThan(4.7);
  expect(nearest).toMatch(/^#[89a-c]/);
});
