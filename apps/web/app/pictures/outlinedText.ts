import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import svgpath from "svgpath";
import type { SiteFont } from "../look/fonts.ts";

interface OutlinedText {
  /** SVG path data whose baseline starts at 0, 0. */
  path: string;
  width: number;
}

const openFonts = new Map<string, Font>();

const drawn = new Map<string, OutlinedText>();

/**
 * Outlines kerned text, because pictures cannot load web fonts. `tracking` is in em. Keeps what it has
 * drawn: every page has the logo, and every social image the brokerage's name.
 */
export function outlinedText(
  text: string,
  { file }: SiteFont,
  size: number,
  tracking = 0,
): OutlinedText {
  const key = [file, size, tracking, text].join(" ");
  const known = drawn.get(key);
  if (known) return known;
  const font = opened(file);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    // A letter begins where its points round alike each time, so that its repetitions compress.
    const left = Math.round((pen + xOffset) * scale * 10) / 10;
    pen += xAdvance + tracking * font.unitsPerEm;
    return glyph.path.scale(scale, -scale).translate(left, 0).toSVG();
  });
  const outlined = { path: shortPath(outlines.join("")), width: pen * scale };
  drawn.set(key, outlined);
  return outlined;
}

const shortPath = (data: string) =>
  svgpath(data)
    .rel()
    .round(1)
    .toString()
    .replace(/(?<![\d.])0\./g, ".");

export function capHeight({ file }: SiteFont, size: number): number {
  const { capHeight: units, unitsPerEm } = opened(file);
  return (units / unitsPerEm) * size;
}

function opened(file: string): Font {
  const font = openFonts.get(file) ?? (create(readFileSync(file)) as Font);
  openFonts.set(file, font);
  return font;
}
