import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { documentedAt, exampleIn, matchesStated, runExample } from "./docExamples.ts";
import { moduleEntryPoints, readPackageManifest } from "./entryPoints.ts";

/** Main methods of calculators, insights and the words of a language. */
const methods = ["calculate", "answer", "verdict"];

/** Returns true for functions, classes and objects with one of the methods. */
const isCalled = (value: unknown) =>
  typeof value === "function" ||
  methods.some((method) => typeof Object(value)[method] === "function");

/**
 * Defines a test for each exported function of a package: it has an `@example`, and each value stated
 * in a comment of the example is correct.
 *
 * @param root Folder of the package.
 * @param others Names that the examples may use besides the package's exports.
 */
export async function testDocExamples(
  root: string,
  others: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const entryPoints = moduleEntryPoints(readPackageManifest(root).exports, root);
  const modules = await Promise.all(
    entryPoints.map(async ([entryPoint, target]) => {
      const loaded: Readonly<Record<string, unknown>> = await import(join(root, target));
      return { entryPoint, file: join(root, target), loaded };
    }),
  );
  const everything = Object.assign({}, ...modules.toReversed().map(({ loaded }) => loaded));
  const seen = new Set<string>();
  describe.each(modules)("the examples of $entryPoint", ({ file, loaded }) => {
    const functions = Object.keys(loaded).flatMap((name) => {
      const documented = isCalled(loaded[name]) ? documentedAt(file, name) : null;
      const place = `${documented?.file} ${name}`;
      if (!documented || seen.has(place)) return [];
      seen.add(place);
      return [{ name, doc: documented.doc }];
    });
    if (functions.length === 0) return test("are at other entry points", () => {});
    test.each(functions)("$name does what its @example states", async ({ name, doc }) => {
      const example = exampleIn(doc);
      if (example === null) throw new Error(`${name} has no @example.`);
      const stated = await runExample(example, { ...everything, ...loaded, ...others });
      expect(stated.length, "values stated in a comment behind a statement").toBeGreaterThan(0);
      for (const { value, expected } of stated) {
        const isRight = matchesStated(value, expected);
        expect(isRight ? expected : value, `stated as ${expected}`).toBe(expected);
      }
    });
  });
}
