import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIndex, experimental_loadStorybook } from "storybook/internal/core-server";
import { loadCsf } from "storybook/internal/csf-tools";
import type { CsfEnricher } from "storybook/internal/types";
import { beforeAll, expect, test, vi } from "vitest";
import { exampleNodes } from "./enrichStories.ts";

const app = join(import.meta.dirname, "..");
const configDir = join(app, ".storybook");
const folder = join(app, "node_modules/.cache/code-examples");
const examples = new Map<string, string>();

beforeAll(async () => {
  // Storybook's configuration omits the code examples under Vitest.
  vi.stubEnv("VITEST", undefined);
  const { entries } = await buildIndex({ configDir });
  const { presets } = await experimental_loadStorybook({ configDir, packageJson: {} });
  const enrich = await presets.apply<CsfEnricher>("experimental_enrichCsf");
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  for (const importPath of new Set(stories.map((entry) => entry.importPath))) {
    const fileName = join(app, importPath);
    const parse = () =>
      loadCsf(readFileSync(fileName, "utf8"), {
        fileName,
        makeTitle: (title) => title ?? "",
      }).parse();
    const csf = parse();
    await enrich(csf, parse());
    for (const [index, { value }] of exampleNodes(csf).entries()) {
      examples.set(`${importPath.replaceAll(/\W+/g, "-")}-${index}.tsx`, value);
    }
  }
  // Otherwise a story without an example would go unnoticed.
  expect(examples.size).toBe(stories.length);
}, 300_000);

test("the code of every story compiles with only the published packages", () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of examples) writeFileSync(join(folder, name), code);
  const config = { extends: join(app, "tsconfig.json"), include: ["*.tsx"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(app, "node_modules/.bin/tsc");
  const errors = execTsc(tsc);
  expect(errors).toBe("");
}, 300_000);

function execTsc(tsc: string): string {
  try {
    return execFileSync(tsc, ["-p", folder], { encoding: "utf8" });
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

test.each(["storybook", "\\.\\.?/"])("no code of a story imports from %s", (source) => {
  const importing = new RegExp(`from "@?${source}`);
  expect([...examples].filter(([, code]) => importing.test(code))).toEqual([]);
});

test("every story's code imports its component", () => {
  expect([...examples.values()].filter((code) => !code.includes('from "@mortgage-kit/'))).toEqual(
    [],
  );
});
