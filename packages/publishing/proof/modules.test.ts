import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { installed } from "./installed.ts";
import { libraries } from "./packages.ts";
import { readmeExamples, writeRecipe } from "./readme.ts";
import { run } from "./run.ts";
import { compilers, runtimes } from "./tools.ts";

const resolutions = [
  ["node16", "node16"],
  ["bundler", "esnext"],
] as const;

interface TypeCheck {
  /** Packages whose README's examples are checked. */
  readonly folders: readonly string[];
  readonly project: string;
  readonly compiler: keyof typeof compilers;
  readonly resolution: string;
  readonly module: string;
}

/** Type-checks the documented programs that use the packages. Throws an error with the compiler's output if it fails. */
function typeCheck({ folders, project, compiler, resolution, module }: TypeCheck) {
  const examples = folders.flatMap((folder) =>
    ["ts", "tsx"].flatMap((extension) =>
      readmeExamples(folder, extension).map((code, index): [string, string] => [
        `${folder}-${index}.${extension}`,
        code,
      ]),
    ),
  );
  for (const [file, code] of examples) writeFileSync(join(project, file), code);
  const files = examples.map(([file]) => file);
  // Its imports have no extensions, as in the projects of bundlers.
  if (folders.includes("calculators") && resolution === "bundler") {
    files.push(...writeRecipe("A calculator of your own", project));
  }
  expect(files.length).toBeGreaterThan(0);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2022", "dom"],
    types: [],
    jsx: "react-jsx",
    module,
    moduleResolution: resolution,
    // An option that the oldest does not know.
    ...(compiler === "newest" && { noUncheckedSideEffectImports: true }),
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  expect(run(process.execPath, [compilers[compiler], "-p", "."], project)).toBe("");
}

// One program for all packages, because the old compiler reads their shared types slowly.
test.each(resolutions)(
  "the modules of all packages type-check with the oldest TypeScript under %s, %s",
  (resolution, module) => {
    const folders = libraries.map(({ folder }) => folder);
    const { project } = installed("calculators");
    typeCheck({ folders, project, compiler: "oldest", resolution, module });
  },
);

describe.each(libraries)(
  "the modules of $folder",
  ({ folder, compilerEntryPoints, actingEntryPoints = [] }) => {
    const { project, manifest, modules, files } = installed(folder);

    const ways = runtimes.flatMap((runtime) =>
      ["import", "require"].map((way) => ({ ...runtime, way })),
    );
    test.each(ways)("run in $name by $way", ({ program, args, way }) => {
      const names = modules(compilerEntryPoints);
      const acting = actingEntryPoints.map((entryPoint) => manifest.name + entryPoint.slice(1));
      const load = way === "import" ? "await import" : "createRequire(import.meta.url)";
      const code = `import { createRequire } from "node:module";
      for (const name of ${JSON.stringify(names)}) {
        const loaded = ${load}(name);
        if (${JSON.stringify(acting)}.includes(name)) continue;
        if (Object.keys(loaded).length === 0) throw new Error(name + " is empty");
      }
      console.log("all");`;
      writeFileSync(join(project, "load.js"), code);
      expect(names.length).toBeGreaterThan(0);
      expect(run(program, [...args, "load.js"], project)).toBe("all\n");
    });

    test("export their data as JSON", () => {
      const data = files().filter((entryPoint) => /(?<!package)\.json$/.test(entryPoint));
      const code = data
        .map(
          (entryPoint, index) => `import d${index} from "${entryPoint}" with { type: "json" };\n`,
        )
        .concat(data.map((_, index) => `console.log(Object.keys(d${index}).length > 0);\n`));
      writeFileSync(join(project, "data.js"), code.join(""));
      const printed = run(process.execPath, ["data.js"], project);
      expect(printed).toBe("true\n".repeat(data.length));
      if (folder === "calculator-engine") expect(data.length).toBeGreaterThan(3);
    });

    test.each(resolutions)("type-check in a strict project under %s, %s", (resolution, module) => {
      typeCheck({ folders: [folder], project, compiler: "newest", resolution, module });
    });

    test.each(readmeExamples(folder, "ts"))(
      "run the README's example %# with the stated result",
      (code) => {
        const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(
          ([, text]) => text,
        );
        writeFileSync(join(project, "example.ts"), code);
        const printed = run(process.execPath, ["example.ts"], project).trimEnd().split("\n");
        expect(promised.length).toBeGreaterThan(0);
        expect(printed).toEqual(promised);
      },
    );
  },
);
