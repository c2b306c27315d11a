import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("No declaration has two doc comments", () => {
  const sources = globSync("**/*.ts", { cwd: import.meta.dirname });
  const doubled = sources.filter((path) =>
    /\*\/\s*\/\*\*/.test(readFileSync(join(import.meta.dirname, path), "utf8")),
  );
  expect(sources.length).toBeGreaterThan(40);
  expect(doubled).toEqual([]);
});
