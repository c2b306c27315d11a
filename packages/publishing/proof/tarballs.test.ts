import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installInEmptyProject } from "./emptyProject.ts";
import { packages } from "./packages.ts";
import { copyWorkspace, filesIn, pack, packedManifest } from "./packCopies.ts";
import { partSize } from "./partSize.ts";
import { showPage } from "./showPage.ts";

const workspace = mkdtempSync(join(tmpdir(), "packing-"));
const tarballs: Record<string, string> = {};
const bin = join(import.meta.dirname, "../node_modules/.bin");

/** Runs a program and gives what it wrote; when it fails, what it wrote is the reason. */
function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  }
}

beforeAll(() => {
  copyWorkspace(workspace);
  for (const { folder } of packages) tarballs[folder] = pack("npm", workspace, folder);
});

afterAll(() => rmSync(workspace, { recursive: true }));

describe.each(packages)(
  "the tarball of $folder",
  ({ folder, uses, compilerDoors = [], limits, page }) => {
    const project = join(workspace, "projects", folder);
    const tarball = () => tarballs[folder] ?? "";
    const doors = (): [string, unknown][] => Object.entries(packedManifest(tarball()).exports);
    const modules = () =>
      doors()
        .filter(([, target]) => typeof target === "object")
        .map(([door]) => door)
        .filter((door) => !door.includes("*") && !compilerDoors.includes(door))
        .map((door) => packedManifest(tarball()).name + door.slice(1));

    beforeAll(() => {
      const needed = [folder, ...uses].map((name) => [name, tarballs[name] ?? ""]);
      installInEmptyProject(project, Object.fromEntries(needed));
    });

    test("is the same whether npm or pnpm packs it", () => {
      const byPnpm = pack("pnpm", workspace, folder);
      expect(filesIn(byPnpm)).toEqual(filesIn(tarball()));
      const contract = ({ exports, dependencies, peerDependencies, version }: typeof byNpm) => ({
        exports,
        dependencies,
        peerDependencies,
        version,
      });
      const byNpm = packedManifest(tarball());
      expect(contract(packedManifest(byPnpm))).toEqual(contract(byNpm));
    });

    test("leads only to files that it holds, and says where it comes from", () => {
      const { repository, homepage, engines, license, files } = packedManifest(tarball());
      expect({ repository, homepage, engines, license, files }).toEqual({
        repository: expect.objectContaining({ directory: `packages/${folder}` }),
        homepage: expect.stringContaining(folder),
        engines: { node: expect.any(String) },
        license: "MIT",
        files: expect.arrayContaining(["dist"]),
      });
      const held = filesIn(tarball());
      expect(held).toContain("package/README.md");
      expect(held).toContain("package/LICENSE");
      expect(held.filter((file) => /\.(test|stories)\.|package\/src\//.test(file))).toEqual([]);
      for (const [, target] of doors()) {
        const leads = typeof target === "string" ? [target] : Object.values(target as object);
        for (const file of leads.filter((each) => !each.includes("*"))) {
          expect(held).toContain(file.replace(/^\./, "package"));
        }
      }
    });

    test("satisfies publint and are-the-types-wrong", () => {
      run(join(bin, "publint"), [tarball(), "--strict"], project);
      const untyped = doors().filter(([, target]) => typeof target === "string");
      const excluded = untyped.length
        ? ["--exclude-entrypoints", ...untyped.map(([door]) => door)]
        : [];
      run(join(bin, "attw"), [tarball(), "--profile", "esm-only", ...excluded], project);
    });

    test.each(["import", "require"])("runs in plain Node by %s", (way) => {
      const load = way === "import" ? "await import" : "createRequire(import.meta.url)";
      const code = `import { createRequire } from "node:module";
      for (const name of ${JSON.stringify(modules())}) {
        const loaded = ${load}(name);
        if (Object.keys(loaded).length === 0) throw new Error(name + " is empty");
        console.log(name);
      }`;
      writeFileSync(join(project, "load.js"), code);
      const loaded = run(process.execPath, ["load.js"], project).trimEnd().split("\n");
      expect(loaded).toEqual(modules());
      expect(loaded.length).toBeGreaterThan(0);
    });

    test("gives its data as JSON", () => {
      const held = filesIn(tarball()).map((file) => file.replace("package/", ""));
      const named = doors().flatMap(([door, target]) => {
        if (typeof target !== "string" || door === "./package.json") return [];
        const [before = "", after = ""] = target.replace("./", "").split("*");
        const files = held.filter((file) => file.startsWith(before) && file.endsWith(after));
        return files.map((file) => door.replace("*", file.slice(before.length)));
      });
      const { name } = packedManifest(tarball());
      const data = named
        .filter((door) => door.endsWith(".json"))
        .map((door) => name + door.slice(1));
      const code = data
        .map((door, index) => `import d${index} from "${door}" with { type: "json" };\n`)
        .concat(data.map((_, index) => `console.log(Object.keys(d${index}).length > 0);\n`));
      writeFileSync(join(project, "data.js"), code.join(""));
      const printed = run(process.execPath, ["data.js"], project);
      expect(printed).toBe("true\n".repeat(data.length));
      if (folder === "calculator-engine") expect(data.length).toBeGreaterThan(3);
    });

    test.each([
      ["node16", "node16"],
      ["bundler", "esnext"],
    ])("is typed for a strict project under %s", (moduleResolution, module) => {
      const consumer = ["ts", "tsx"].map((extension) => `${folder}.${extension}`);
      const file = consumer.find((name) =>
        existsSync(join(import.meta.dirname, "consumers", name)),
      );
      if (!file) throw new Error(`consumers/ has no file that uses ${folder}.`);
      copyFileSync(join(import.meta.dirname, "consumers", file), join(project, file));
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        target: "es2022",
        lib: ["es2022", "dom"],
        types: [],
        jsx: "react-jsx",
        module,
        moduleResolution,
      };
      const config = { compilerOptions, files: [file] };
      writeFileSync(join(project, "tsconfig.json"), JSON.stringify(config));
      expect(run(join(bin, "tsc"), ["-p", "."], project)).toBe("");
    });

    const readme = readFileSync(join(import.meta.dirname, "../..", folder, "README.md"), "utf8");
    const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = ""]) => code);
    test.each(examples)("does what the README's example %# promises", (code) => {
      const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(
        ([, text]) => text,
      );
      writeFileSync(join(project, "example.js"), code);
      const printed = run(process.execPath, ["example.js"], project).trimEnd().split("\n");
      expect(promised.length).toBeGreaterThan(0);
      expect(printed).toEqual(promised);
    });

    test("is no larger than it may be", () => {
      expect(statSync(tarball()).size).toBeLessThanOrEqual(limits.tarball);
    });

    test.runIf(limits.part)("brings little along where little is imported", async () => {
      expect(await partSize(project, folder)).toBeLessThanOrEqual(limits.part ?? 0);
    });

    test.runIf(page)("shows its page in a browser, bundled by Vite alone", async () => {
      const seen = await showPage(project, folder, page?.shows ?? "");
      expect(seen).toEqual({ background: page?.background, errors: [] });
    });
  },
);
