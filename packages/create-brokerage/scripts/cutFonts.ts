/**
 * Cuts two fonts down to what a site shows and writes them, with their measures, into a brokerage's folder:
 *
 *   pnpm --filter @simcoe/create-brokerage fonts lakehead \
 *     --heading bricolage-grotesque:700 --body source-sans-3:400-700
 *
 * Each is a package of @fontsource-variable, installed beforehand, and the weight or weights to keep.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { fromBuffer } from "@capsizecss/unpack";
import { folderOf } from "@simcoe/content/folder";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const latin = range(0x20, 0x7e) + range(0xa0, 0xff);
const further = "ŒœŸ‐‑‒–—‘’‚“”„•…‰′″‹›€™←↑→↓−≈≠≤≥\u2009\u202f";

interface Choice {
  /** The package's name without its scope. */
  name: string;
  min: number;
  max: number;
}

function choiceOf(option: string, given: string | undefined): Choice {
  const [, name = "", min = "", max = min] =
    /^([a-z0-9-]+):(\d{3})(?:-(\d{3}))?$/.exec(given ?? "") ?? [];
  if (name) return { name, min: Number(min), max: Number(max) };
  throw new Error(
    `--${option} is "${given ?? ""}", but must be a font and its weights, such as literata:600.`,
  );
}

/** Writes one font and gives what the look says of it. */
async function cut({ name, min, max }: Choice, folder: string): Promise<object> {
  const source = `@fontsource-variable/${name}`;
  const original = readFileSync(resolve(`${source}/files/${name}-latin-wght-normal.woff2`));
  const text = latin + further;
  const wght = min === max ? min : { min, max, default: min };
  const file = `fonts/${name}.woff2`;
  writeFileSync(
    join(folder, file),
    await subsetFont(original, text, { targetFormat: "woff2", variationAxes: { wght } }),
  );
  cpSync(
    join(dirname(resolve(`${source}/package.json`)), "LICENSE"),
    join(folder, `fonts/${name}-OFL.txt`),
  );
  const { family, category } = JSON.parse(
    readFileSync(resolve(`${source}/metadata.json`), "utf8"),
  ) as { family: string; category: string };
  const plain = { targetFormat: "sfnt", variationAxes: { wght: min } } as const;
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
    await subsetFont(original, text, plain),
  );
  return {
    family,
    file,
    weights: min === max ? String(min) : `${min} ${max}`,
    weight: min,
    kind: category === "serif" ? "serif" : "sans-serif",
    measures: { ascent, descent, lineGap, unitsPerEm, xWidthAvg },
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { heading: { type: "string" }, body: { type: "string" } },
});
const folder = folderOf(positionals[0] ?? "");
const heading = choiceOf("heading", values.heading);
const body = choiceOf("body", values.body);

mkdirSync(join(folder, "fonts"), { recursive: true });
const fonts = { heading: await cut(heading, folder), body: await cut(body, folder) };
const json = JSON.stringify(fonts, null, 2).replaceAll(/"(\w+)":/g, "$1:");
writeFileSync(
  join(folder, "fonts.ts"),
  `import type { Look } from "@simcoe/content";\n\n/** Written by the command that cuts the fonts. */\nexport const fonts: NonNullable<Look["fonts"]> = ${json};\n`,
);
console.log(`Wrote ${join(folder, "fonts.ts")}; \`pnpm format\` puts it in order.`);
