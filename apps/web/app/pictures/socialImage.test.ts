import { expect, test } from "vitest";
import { renderedSite } from "../site.ts";
import { pngOf, socialImageSvg } from "./socialImage.ts";

const title = "Mortgage Rates in 2025: What Moved and How to Choose a Term";
const site = await renderedSite({});

test("a social image is a PNG of 1200 by 630 pixels under 80 KB", async () => {
  const png = Buffer.from(await pngOf(socialImageSvg(site, title)));
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(80 * 1024);
});

test("its text is outlines, so that it needs no fonts", () => {
  expect(socialImageSvg(site, title)).not.toContain("<text");
});

test("each page has its own title", () => {
  expect(socialImageSvg(site, title)).not.toBe(socialImageSvg(site, "Careers"));
});
