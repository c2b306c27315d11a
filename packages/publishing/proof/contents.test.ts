import { globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { installedBytes } from "./copyLinkedPackages.ts";
import { installed } from "./installed.ts";
import { packages } from "./packages.ts";
import { filesIn } from "./packCopies.ts";
import { bin, run } from "./run.ts";

describe.each(packages)("the tarball of $folder", ({ folder, limits }) => {
  const { project, tarball, manifest, entryPoints, isModule } = installed(folder);

  test("has entry points that exist, and repository metadata", () => {
    const { repository, homepage, engines, license, files, publishConfig } = manifest;
    expect(JSON.stringify(manifest)).not.toMatch(/"(workspace|catalog):/);
    expect({ repository, homepage, engines, license, files, publishConfig }).toEqual({
      repository: expect.objectContaining({ directory: `packages/${folder}` }),
      homepage: expect.stringContaining(folder),
      engines: { node: expect.any(String) },
      license: "MIT",
      files: expect.arrayContaining(["dist"]),
      publishConfig: expect.objectContaining({ access: "public" }),
    });
    const packed = filesIn(tarball);
    expect(packed).toContain("package/README.md");
    expect(packed).toContain("package/LICENSE");
    expect(packed.filter((file) => /\.(test|stories)\.|package\/src\//.test(file))).toEqual([]);
    const targets = [
      ...entryPoints.flatMap(([, target]) =>
        typeof target === "string" ? target : Object.values(target),
      ),
      ...Object.values<string>(manifest.bin ?? {}),
    ];
    expect(targets.length).toBeGreaterThan(0);
    // Deno fills only one star.
    expect(targets.filter((target) => /\*.*\*/.test(target))).toEqual([]);
    for (const target of targets.filter((each) => !each.includes("*"))) {
      expect(packed).toContain(target.replace(/^(\.\/)?/, "package/"));
    }
  });

  test("has no README that links to a file outside it", () => {
    const files = filesIn(tarball);
    const root = join(project, "node_modules", manifest.name);
    const documents = files.filter((file) => /^package\/[\w.-]+\.md$/.test(file));
    for (const file of documents.filter((file) => !file.endsWith("CHANGELOG.md"))) {
      const text = readFileSync(join(root, file.replace("package/", "")), "utf8");
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)/g)].map(([, target = ""]) => target);
      const inside = links.filter((target) => target !== "");
      expect(inside.filter((target) => !files.includes(`package/${target}`))).toEqual([]);
    }
  });

  test("has React 19 or newer as a peer dependency if it needs React", () => {
    const peers = Object.entries<string>(manifest.peerDependencies ?? {});
    const react = peers.filter(([name]) => name.startsWith("react"));
    expect(react.every(([, range]) => range === ">=19")).toBe(true);
    expect(Object.keys(manifest.dependencies ?? {})).not.toContain("react");
  });

  test("passes publint", () => {
    run(join(bin, "publint"), [tarball, "--strict"], project);
  });

  test.runIf(entryPoints.length > 0)("passes are-the-types-wrong", () => {
    const untyped = entryPoints.filter(([, target]) => !isModule(target));
    const excluded = untyped.length
      ? ["--exclude-entrypoints", ...untyped.map(([entryPoint]) => entryPoint)]
      : [];
    run(join(bin, "attw"), [tarball, "--profile", "esm-only", ...excluded], project);
  });

  test("stays within its size limit", () => {
    expect(statSync(tarball).size).toBeLessThanOrEqual(limits.tarball);
  });

  test.runIf(entryPoints.length > 0)("has source maps that contain the sources", () => {
    const dist = join(project, "node_modules", manifest.name, "dist");
    const maps = globSync("**/*.js.map", { cwd: dist });
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) {
      const { sources, sourcesContent = [] } = JSON.parse(readFileSync(join(dist, map), "utf8"));
      expect(sourcesContent.map((text: string | null) => typeof text)).toEqual(
        sources.map(() => "string"),
      );
      expect(readFileSync(join(dist, map.slice(0, -".map".length)), "utf8")).toContain(
        `sourceMappingURL=${map.split("/").at(-1)}`,
      );
    }
  });

  test.runIf(limits.installed)("stays within its limit of installed bytes", () => {
    const bytes = installedBytes(project, manifest.name);
    expect(bytes).toBeGreaterThan(statSync(tarball).size);
    expect(bytes).toBeLessThanOrEqual(limits.installed ?? 0);
  });

  test("includes the licences of third-party fonts and icons", () => {
    const files = filesIn(tarball);
    const folders = files.filter((file) => /\.woff2$|\/drawings\//.test(file)).map(dirname);
    for (const borrowed of new Set(folders)) {
      expect(files.some((file) => dirname(file) === borrowed && file.endsWith(".txt"))).toBe(true);
    }
    if (folder === "ui") expect(folders.length).toBeGreaterThan(0);
  });
});

test("all packages come from one repository", () => {
  const addresses = packages.map(({ folder }) => {
    const { repository, homepage } = installed(folder).manifest;
    const address = repository.url.replace(/^git\+|\.git$/g, "");
    expect(homepage.startsWith(`${address}/`)).toBe(true);
    return address;
  });
  expect(new Set(addresses).size).toBe(1);
});
