import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { documentedAt, exampleIn } from "@mortgage-kit/publishing/docExamples";
import { moduleEntryPoints, readPackageManifest } from "@mortgage-kit/publishing/entryPoints";
import { beforeAll, expect, test, vi } from "vitest";

const root = join(import.meta.dirname, "../..");
const folder = join(import.meta.dirname, "build/examples");

/** Packages whose doc comments have examples, with the entry points (by default all) and other names. */
const packages: readonly { name: string; only?: readonly string[]; scope?: readonly string[] }[] = [
  { name: "calculator-engine" },
  // Its examples use a calculator of one's own, with its words.
  { name: "calculators", scope: ["rentalYield", "words"] },
  { name: "ui", only: ["./tokens"] },
];

/** Example as a file: a code block of a page, or the `@example` of an exported declaration. */
interface Example {
  readonly file: string;
  readonly title: string;
  readonly code: string;
  /** True for a block of a page, which runs by itself. */
  readonly isWhole: boolean;
}

const pages = [
  ...globSync("apps/api-docs/pages/**/*.md", { cwd: root }),
  ...globSync("packages/{calculator-engine,calculators,ui,mcp-server}/*.md", { cwd: root }),
  ...globSync("apps/storybook/docs/*.mdx", { cwd: root }),
].filter((path) => !/CHANGELOG|CONTRIBUTING|GLOSSARY/.test(path));

const blocksIn = (path: string): readonly Example[] =>
  [...readFileSync(join(root, path), "utf8").matchAll(/```(tsx?) ?([^\n]*)\n(.*?)```/gs)].map(
    ([, extension = "", name = "", code = ""], index) => ({
      // The files of a recipe import each other.
      file: `${path.replaceAll(/\W+/g, "-")}/${name || `${index + 1}.${extension}`}`,
      title: `block ${index + 1} of ${path}`,
      code,
      isWhole: true,
    }),
  );

const names = (code: string) => new Set(code.match(/[A-Za-z_$][\w$]*/g));
const declared = (code: string) =>
  new Set(
    [...code.matchAll(/\b(?:const|let|function|class) (?:\{([^}]*)\}|([\w$]+))/g)].flatMap(
      ([, several = "", one]) => (one ? [one] : (several.match(/[\w$]+/g) ?? [])),
    ),
  );

interface Exporting {
  readonly specifier: string;
  readonly file: string;
  /** Names that the examples of its package use besides exports. */
  readonly scope: readonly string[];
}

/** Modules that doc comments' examples may use, by the names that they export. */
async function exportsByName(): Promise<ReadonlyMap<string, readonly Exporting[]>> {
  const found = new Map<string, readonly Exporting[]>();
  for (const { name, only, scope = [] } of packages) {
    const at = join(root, "packages", name);
    const manifest = readPackageManifest(at);
    for (const [entryPoint, target] of moduleEntryPoints(manifest.exports, at)) {
      if (only && !only.includes(entryPoint)) continue;
      const file = join(at, target);
      const specifier = manifest.name + entryPoint.slice(1);
      for (const exported of Object.keys(await import(file))) {
        found.set(exported, [...(found.get(exported) ?? []), { specifier, file, scope }]);
      }
    }
  }
  return found;
}

/** Returns each example of a doc comment with the imports that its names need. */
async function docExamples(): Promise<readonly Example[]> {
  const byName = await exportsByName();
  const seen = new Set<string>();
  return [...byName].flatMap(([name, modules]) =>
    modules.flatMap(({ specifier, file, scope }): Example[] => {
      const documented = documentedAt(file, name);
      const code = documented && exampleIn(documented.doc);
      const place = `${documented?.file} ${name}`;
      if (!code || seen.has(place)) return [];
      seen.add(place);
      const own = new Set([...declared(code), ...scope]);
      const imports = [...names(code)].flatMap((used) => {
        const from = own.has(used) ? undefined : byName.get(used);
        const best = from?.find((one) => one.specifier === specifier) ?? from?.[0];
        return best ? [`import { ${used} } from "${best.specifier}";`] : [];
      });
      return [
        {
          file: `doc-${place.slice(root.length).replaceAll(/\W+/g, "-")}.tsx`,
          title: `${name} of ${specifier}`,
          code: `${imports.join("\n")}\n${code}\nexport {};\n`,
          isWhole: false,
        },
      ];
    }),
  );
}

const blocks = pages.flatMap(blocksIn);
let all: readonly Example[] = [];

beforeAll(async () => {
  all = [...blocks, ...(await docExamples())];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of all) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const config = {
    extends: "../../../../tsconfig.base.json",
    compilerOptions: {
      lib: ["ES2024", "DOM", "DOM.Iterable"],
      types: ["node"],
      jsx: "react-jsx",
      noEmit: true,
      noUnusedLocals: true,
    },
    include: ["**/*", "../../examples/scope.d.ts"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
}, 120_000);

test("every TypeScript block and doc comment compiles under strict", () => {
  expect(all.length).toBeGreaterThan(100);
  const tsc = join(root, "node_modules/.bin/tsc");
  const { stdout } = spawnSync(tsc, ["-p", folder, "--singleThreaded"], { encoding: "utf8" });
  // An example of a doc comment may end with the function that it shows.
  expect(stdout.replaceAll(/^.*\/doc-.*TS6133.*\n/gm, "")).toBe("");
});

test("the recipe of a calculator of one's own has the files of the example", () => {
  const recipes = readFileSync(join(root, "packages/calculators/RECIPES.md"), "utf8");
  const files = globSync("examples/rentalYield/*", { cwd: import.meta.dirname });
  expect(files).toHaveLength(6);
  for (const file of files) {
    const code = readFileSync(join(import.meta.dirname, file), "utf8");
    const asInBundlers = code.replaceAll(/(?<="\.\/[\w.]+)\.ts(?=")/g, "");
    expect(recipes).toContain(
      `\`\`\`${extname(file).slice(1)} ${basename(file)}\n${asInBundlers}\`\`\``,
    );
  }
});

test("no page shows plain JavaScript where it could be checked", () => {
  for (const path of pages) {
    expect(readFileSync(join(root, path), "utf8"), path).not.toMatch(/^```jsx?$/m);
  }
});

const stated = blocks.filter(({ code }) => /console\.log\(.*\); \/\/ /.test(code));

test.each(stated)("$title prints what it states", async ({ file, code }) => {
  const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
  const printed: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((...values) => {
    printed.push(values.map(String).join(" "));
  });
  await import(join(folder, file));
  log.mockRestore();
  expect(printed).toEqual(promised);
});
