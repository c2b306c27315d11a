import { contrastPairs, contrastRatio, defaultTokens } from "@simcoe/ui/tokens";
import fc from "fast-check";
import { expect, test } from "vitest";
import { paletteFrom } from "./paletteFrom.ts";
import { readableColour } from "./readableColour.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("Whatever two colours are given, every pair that meets can be read", () => {
  fc.assert(
    fc.property(colour, colour, (main, action) => {
      const pairs = contrastPairs({ ...defaultTokens, ...paletteFrom({ main, action }) });
      expect(pairs.filter(({ ratio, min }) => ratio < min)).toEqual([]);
    }),
    { numRuns: 300, seed: 1 },
  );
}, 60_000);

test("A colour that passes stays, and one that does not gives way to the nearest that does", () => {
  expect(readableColour("#1d4f91", ["#ffffff"], 4.5)).toBe("#1d4f91");
  const nearest = readableColour("#ff8800", ["#ffffff"], 4.5);
  expect(contrastRatio(nearest, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(nearest, "#ffffff")).toBeLessThan(4.7);
  expect(nearest).toMatch(/^#[89a-c]/);
});
