import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .map((path) => [path, readFileSync(join(import.meta.dirname, path), "utf8")] as const);

test("the sources were found", () => {
  expect(sources.length).toBeGreaterThan(40);
});

test.each(sources)("%s uses no clock, no randomness and no platform API", (_, source) => {
  expect(source).not.toMatch(/\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\b/);
  expect(source).not.toMatch(/\b(process|globalThis|window|document|fetch)\s*[.(]/);
});

test.each(sources)("%s imports nothing from outside the package", (_, source) => {
  for (const [, from] of source.matchAll(/from "([^"]+)"/g)) expect(from).toMatch(/^\.{1,2}\//);
});

test.each(sources)("%s has no doc comment directly after another", (_, source) => {
  expect(source).not.toMatch(/\*\/\s*\/\*\*/);
});
