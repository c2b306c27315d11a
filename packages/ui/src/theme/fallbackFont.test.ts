import { expect, test } from "vitest";
import { fallbackFont } from "./fallbackFont.ts";

const web = { ascent: 950, descent: -250, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 450 };

test("a system font with the same metrics is unchanged", () => {
  expect(fallbackFont(web, web)).toEqual({
    sizeAdjust: "100.00%",
    ascentOverride: "95.00%",
    descentOverride: "25.00%",
    lineGapOverride: "0.00%",
  });
});

test("a wider system font is scaled down and keeps the web font's line box", () => {
  const wide = { ...web, unitsPerEm: 2048, xWidthAvg: 1024 };
  const adjusted = fallbackFont(web, wide);
  expect(adjusted.sizeAdjust).toBe("90.00%");
  expect(0.9 * Number.parseFloat(adjusted.ascentOverride)).toBeCloseTo(95, 1);
});
