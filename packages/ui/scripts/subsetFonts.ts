/**
 * Cuts the kit's font down to what a site shows and writes it, with its measures, into src/theme.
 * Run `pnpm fonts` after changing the character set, a weight or the font package. One file keeps a
 * weight axis for body and labels; the other is pinned to the weight of headings, so that programs
 * that draw words into pictures find that weight too.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const theme = new URL("../src/theme/", import.meta.url);
const { resolve } = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const latin = range(0x20, 0x7e) + range(0xa0, 0xff);
const further = "ŒœŸ‐‑‒–—‘’‚“”„•…‰′″‹›€™←↑→↓−≈≠≤≥\u2009\u202f";

const source = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
// Kerning, ligatures and both kinds of figures; no style asks for ready-made fractions.
const keepFeatures = ["kern", "mark", "liga", "calt", "rvrn", "tnum", "pnum"];

const fonts = [
  {
    name: "figtreeHeadings",
    file: "figtree-headings",
    axes: { wght: 600 },
    measuredAt: { wght: 600 },
  },
  {
    name: "figtree",
    file: "figtree",
    axes: { wght: { min: 400, max: 700, default: 400 } },
    measuredAt: { wght: 400 },
  },
] as const;

mkdirSync(new URL("fonts/", theme), { recursive: true });
const measures: Record<string, object> = {};
const original = readFileSync(resolve(source));
for (const { name, file, axes, measuredAt } of fonts) {
  const text = latin + further;
  const cut = await subsetFont(original, text, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures,
  });
  writeFileSync(new URL(`fonts/${file}.woff2`, theme), cut);

  const plain = { targetFormat: "sfnt", variationAxes: measuredAt } as const;
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
    await subsetFont(original, text, plain),
  );
  measures[name] = { ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  console.log(`${file}.woff2: ${cut.length} bytes`);
}

const json = JSON.stringify(measures, null, 2).replaceAll(/"(\w+)":/g, "$1:");
writeFileSync(
  new URL("fontMeasures.ts", theme),
  `/** Written by scripts/subsetFonts.ts from the font files. */\nexport const fontMeasures = ${json.replaceAll(/(\d|\})\n/g, "$1,\n")};\n`,
);
