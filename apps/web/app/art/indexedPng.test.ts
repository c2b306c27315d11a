import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { indexedPng } from "./indexedPng.ts";

const red = [200, 0, 0, 255];
const pink = [210, 10, 10, 255];
const blue = [0, 0, 200, 255];

/** Returns the RGBA bytes of a PNG, decoded by a renderer. */
function decoded(png: Uint8Array, width: number, height: number): number[] {
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}" image-rendering="optimizeSpeed"/></svg>`;
  return [...new Resvg(svg).render().pixels];
}

test("every pixel keeps its colour if the palette is large enough", () => {
  const rgba = [red, blue, pink, blue, blue, red].flat();
  const png = indexedPng({ width: 3, height: 2, rgba: Uint8Array.from(rgba) });
  expect(decoded(png, 3, 2)).toEqual(rgba);
});

test("a rare colour becomes the nearest common colour", () => {
  const rgba = [red, red, pink, blue, blue, blue].flat();
  const png = indexedPng({ width: 3, height: 2, rgba: Uint8Array.from(rgba) }, 2);
  expect(decoded(png, 3, 2)).toEqual([red, red, red, blue, blue, blue].flat());
});
