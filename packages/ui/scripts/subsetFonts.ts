/**
 * Cuts the two fonts down to what the site shows and writes them, with their measures, into
 * src/theme. Run it by hand after changing the character set, a weight or a font package:
 *
 *   pnpm fonts
 *
 * Besley is pinned to its one heading weight; Figtree keeps a weight axis for body and labels.
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

const fonts = [
  {
    name: "besley",
    source: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    axes: { wght: 550 },
    measuredAt: { wght: 550 },
  },
  {
    name: "figtree",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700, default: 400 } },
    measuredAt: { wght: 400 },
  },
] as const;

mkdirSync(new URL("fonts/", theme), { recursive: true });
const measures: Record<string, object> = {};
for (const { name, source, axes, measuredAt } of fonts) {
  const original = readFileSync(resolve(source));
  const text = latin + further;
  const file = await subsetFont(original, text, { targetFormat: "woff2", variationAxes: axes });
  writeFileSync(new URL(`fonts/${name}.woff2`, theme), file);

  const plain = { targetFormat: "sfnt", variationAxes: measuredAt } as const;
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
    await subsetFont(original, text, plain),
  );
  measures[name] = { ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  console.log(`${name}.woff2: ${file.length} bytes`);
}

const json = JSON.stringify(measures, null, 2).replaceAll(/"(\w+)":/g, "$1:");
writeFileSync(
  new URL("fontMeasures.ts", theme),
  `/** Written by scripts/subsetFonts.ts from the font files. */\nexport const fontMeasures = ${json.replaceAll(/(\d|\})\n/g, "$1,\n")};\n`,
);
