import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readManifest } from "./entryPoints.ts";
import { jsrManifest } from "./jsrManifest.ts";

const packages = join(import.meta.dirname, "../..");

test("the JSR manifest lists the engine's entry points as existing sources", () => {
  const root = join(packages, "calculator-engine");
  const manifest = readManifest(root);
  const { name, version, exports, publish } = jsrManifest(manifest, root);
  expect({ name, version }).toEqual({
    name: "@mortgage-kit/calculator-engine",
    version: manifest.version,
  });
  expect(Object.keys(exports)).toEqual(expect.arrayContaining([".", "./canada", "./words/fr"]));
  expect(Object.keys(exports).filter((entryPoint) => /json$|\*/.test(entryPoint))).toEqual([]);
  for (const file of Object.values(exports)) expect(existsSync(join(root, file))).toBe(true);
  expect(publish.exclude).toContain("src/**/*.test.ts");
});

test("A wildcard entry point is expanded to one per file", () => {
  const root = join(packages, "calculators");
  const { exports } = jsrManifest(readManifest(root), root);
  expect(exports).toMatchObject({
    "./payment/en": "./src/payment/payment.en.ts",
    "./rentVsBuy/fr": "./src/rentVsBuy/rentVsBuy.fr.ts",
  });
  // `src/language/frequencies.en.ts` does not match: both stars must match the same text.
  expect(Object.keys(exports)).not.toContain("./language/en");
  expect(() =>
    jsrManifest({ ...readManifest(root), exports: { "./*": "./src/no*.ts" } }, root),
  ).toThrow("./* leads nowhere: there is no ./src/no*.ts.");
});
