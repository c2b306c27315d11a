/**
 * Subsets two fonts and writes them, with their metrics, into a brokerage's folder:
 *
 *   pnpm --filter @mortgage-kit/create-brokerage fonts lakehead \
 *     --heading bricolage-grotesque:700 --body source-sans-3:400-700
 *
 * Each option names a Fontsource family and the weight, or range of weights, to keep. If a family is
 * not installed, the command prints how to install it.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { fromBuffer } from "@capsizecss/unpack";
import { folderOf } from "@mortgage-kit/content/folder";
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

interface Source {
  /** The folder of the installed package. */
  readonly folder: string;
  readonly font: Buffer;
  /** True for a variable font, whose weight axis can be limited. */
  readonly isVariable: boolean;
}

/**
 * Finds a family's variable font, else its font of the given weight. If neither is installed, throws an
 * error with the command to install it.
 */
function sourceOf({ name, min, max }: Choice): Source {
  const scopes = [
    { scope: "@fontsource-variable", file: `${name}-latin-wght-normal.woff2`, isVariable: true },
    { scope: "@fontsource", file: `${name}-latin-${min}-normal.woff2`, isVariable: false },
  ];
  for (const { scope, file, isVariable } of scopes) {
    if (!isVariable && min !== max) continue;
    const manifest = locate(`${scope}/${name}/package.json`);
    if (!manifest) continue;
    const folder = dirname(manifest);
    const path = join(folder, "files", file);
    if (existsSync(path)) return { folder, font: readFileSync(path), isVariable };
  }
  throw new Error(
    `${name} with the weight ${min === max ? min : `${min} to ${max}`} is not installed. Install it with one of these, and run this again:
  pnpm --filter @mortgage-kit/create-brokerage add --save-dev @fontsource-variable/${name}
  pnpm --filter @mortgage-kit/create-brokerage add --save-dev @fontsource/${name}    (a family without an axis of weights: one weight, such as ${name}:400)`,
  );
}

function locate(file: string): string | undefined {
  try {
    return resolve(file);
  } catch {
    return undefined;
  }
}

/** Writes the subset of a font and its licence, and returns the font's entry in `fonts.ts`. */
async function cut(
  { name, min, max }: Choice,
  { folder: source, font: original, isVariable }: Source,
  folder: string,
): Promise<object> {
  const text = latin + further;
  const axes = (wght: number | { min: number; max: number; default: number }) =>
    isVariable ? { variationAxes: { wght } } : {};
  const file = `fonts/${name}.woff2`;
  writeFileSync(
    join(folder, file),
    await subsetFont(original, text, {
      targetFormat: "woff2",
      ...axes(min === max ? min : { min, max, default: min }),
    }),
  );
  cpSync(join(source, "LICENSE"), join(folder, `fonts/${name}-OFL.txt`));
  const { family, category } = JSON.parse(readFileSync(join(source, "metadata.json"), "utf8")) as {
    family: string;
    category: string;
  };
  const plain = { targetFormat: "sfnt" as const, ...axes(min) };
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
// Finds both fonts before writing any file.
const [headingSource, bodySource] = [sourceOf(heading), sourceOf(body)];

mkdirSync(join(folder, "fonts"), { recursive: true });
const fonts = {
  heading: await cut(heading, headingSource, folder),
  body: await cut(body, bodySource, folder),
};
const json = JSON.stringify(fonts, null, 2).replaceAll(/"(\w+)":/g, "$1:");
writeFileSync(
  join(folder, "fonts.ts"),
  `import type { Look } from "@mortgage-kit/content";\n\n/** Written by the command that cuts the fonts. */\nexport const fonts: NonNullable<Look["fonts"]> = ${json};\n`,
);
console.log(`Wrote ${join(folder, "fonts.ts")}; \`pnpm format\` puts it in order.`);
