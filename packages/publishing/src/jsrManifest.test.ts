import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readManifest } from "./doors.ts";
import { jsrManifest } from "./jsrManifest.ts";

test("JSR is told the engine's doors as sources that exist, without a second list", () => {
  const root = join(import.meta.dirname, "../../calculator-engine");
  const manifest = readManifest(root);
  const { name, version, exports, publish } = jsrManifest(manifest);
  expect({ name, version }).toEqual({
    name: "@simcoe/calculator-engine",
    version: manifest.version,
  });
  const doors = Object.keys(manifest.exports).filter((door) => !/json$|\*/.test(door));
  expect(Object.keys(exports)).toEqual(doors);
  for (const file of Object.values(exports)) expect(existsSync(join(root, file))).toBe(true);
  expect(publish.exclude).toContain("src/**/*.test.ts");
});
