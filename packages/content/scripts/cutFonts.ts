/**
 * Subsets two fonts and writes them, with their metrics, into a brokerage's folder:
 *
 *   pnpm --filter @mortgage-kit/content add --save-dev @fontsource-variable/besley @fontsource-variable/figtree
 *   pnpm --filter @mortgage-kit/content fonts harbour-house --heading besley:700 --body figtree:400-700
 *
 * Each option names a family of @fontsource-variable and the weight, or range of weights, to keep.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { folderOf } from "../src/folder/chosenFolder.ts";

const { resolve } = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const kept = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ‐‑‒–—‘’‚“”„•…‰′″‹›€™←↑→↓−≈≠≤≥\u2009\u202f`;

/** Writes the subset of a font and its licence, and returns the font's entry in `fonts.ts`. */
async function cut(option: string, given: string | undefined, folder: string): Promise<object> {
  const [, name = "", min = "", max = min] =
    /^([a-z0-9-]+):(\d{3})(?:-(\d{3}))?$/.exec(given ?? "") ?? [];
  if (!name) {
    throw new Error(
      `--${option} is "${given ?? ""}", but must be a font and its weights, such as literata:600.`,
    );
  }
  const source = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const original = readFileSync(join(source, `files/${name}-latin-wght-normal.woff2`));
  const file = `fonts/${name}.woff2`;
  const weight = Number(min);
  const wght = min === max ? weight : { min: weight, max: Number(max), default: weight };
  writeFileSync(
    join(folder, file),
    await subsetFont(original, kept, { targetFormat: "woff2", variationAxes: { wght } }),
  );
  cpSync(join(source, "LICENSE"), join(folder, `fonts/${name}-OFL.txt`));
  const { family, category } = JSON.parse(readFileSync(join(source, "metadata.json"), "utf8")) as {
    family: string;
    category: string;
  };
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
    await subsetFont(original, kept, { targetFormat: "sfnt", variationAxes: { wght: weight } }),
  );
  return {
    family,
    file,
    weights: min === max ? min : `${min} ${max}`,
    weight,
    kind: category === "serif" ? "serif" : "sans-serif",
    measures: { ascent, descent, lineGap, unitsPerEm, xWidthAvg },
  };
}

// Says what is wrong in a sentence, without a stack.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { heading: { type: "string" }, body: { type: "string" } },
});
const folder = folderOf(positionals[0] ?? "");
mkdirSync(join(folder, "fonts"), { recursive: true });
const fonts = {
  heading: await cut("heading", values.heading, folder),
  body: await cut("body", values.body, folder),
};
writeFileSync(
  join(folder, "fonts.ts"),
  `import type { Look } from "@mortgage-kit/content";\n\n/** Written by the command that cuts the fonts. */\nexport const fonts: NonNullable<Look["fonts"]> = ${JSON.stringify(fonts, null, 2)};\n`,
);
console.log(`Wrote ${join(folder, "fonts.ts")}; \`pnpm format\` puts it in order.`);
