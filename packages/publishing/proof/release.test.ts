import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { installed } from "./installed.ts";
import { packages } from "./packages.ts";
import { filesIn } from "./packCopies.ts";
import { run } from "./run.ts";

const repository = join(import.meta.dirname, "../../..");

/** Files that a package's tarball may contain besides those of `always`. */
const allowed: Readonly<Record<string, RegExp>> = {
  "calculator-engine":
    /^dist\/.*\.(js|js\.map|d\.ts|json)$|^vectors\/\w+\.(json|py|md)$|^GLOSSARY\.fr\.md$/,
  ui: /^(COMPONENTS|CUSTOM-PROPERTIES)\.md$|^dist\/.*\.(js|js\.map|d\.ts|css|woff2|txt|json)$/,
  calculators: /^(COMPONENTS|RECIPES)\.md$|^dist\/.*\.(js|js\.map|d\.ts|css)$/,
  "mcp-server": /^dist\/(main\.js|server\.json)$/,
};
const always = /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|llms\.txt)$/;

describe.each(packages)("publishing $folder", ({ folder }) => {
  const { tarball, project } = installed(folder);

  test("would publish only built files, documentation and licences", () => {
    const files = filesIn(tarball).map((file) => file.replace("package/", ""));
    const own = allowed[folder];
    if (!own) throw new Error(`${folder} needs a line in the list of what its tarball may hold.`);
    expect(files.filter((file) => !own.test(file) && !always.test(file))).toEqual([]);
  });

  test("would publish no brokerage's name", () => {
    const all = execFileSync("tar", ["-xzOf", tarball], { encoding: "latin1", maxBuffer: 2 ** 27 });
    expect(/Greater[ -]Simcoe/i.exec(all)).toBeNull();
  });

  test("passes npm publish --dry-run", () => {
    const rehearsal = ["publish", tarball, "--dry-run", "--json", "--ignore-scripts", "--offline"];
    const reported = JSON.parse(run("npm", [...rehearsal, "--tag", "rehearsal"], project));
    expect(reported.name ?? Object.keys(reported)[0]).toBe(`@mortgage-kit/${folder}`);
  });
});

describe("a release", () => {
  const copy = join(installed("ui").workspace, "release");

  beforeAll(() => {
    mkdirSync(copy);
    for (const name of ["package.json", "pnpm-workspace.yaml", ".changeset"]) {
      cpSync(join(repository, name), join(copy, name), { recursive: true });
    }
    for (const path of globSync("{packages,apps}/*/package.json", { cwd: repository })) {
      cpSync(join(repository, path), join(copy, path), { recursive: true });
    }
    symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"));
    execFileSync("git", ["init", "--quiet"], { cwd: copy });
  });

  test("gives every changed package a version and a changelog", () => {
    // Adds a changeset, so that the test also passes right after a release, when there is none.
    const names = packages.map(({ folder }) => `"@mortgage-kit/${folder}": minor`);
    const change = `---\n${names.join("\n")}\n---\n\nA rehearsal.\n`;
    writeFileSync(join(copy, ".changeset/rehearsal.md"), change);
    run(join(repository, "node_modules/.bin/changeset"), ["version"], copy);
    for (const { folder } of packages) {
      const before = JSON.parse(
        readFileSync(join(repository, "packages", folder, "package.json"), "utf8"),
      );
      const root = join(copy, "packages", folder);
      const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
      expect(version).not.toBe(before.version);
      expect(readFileSync(join(root, "CHANGELOG.md"), "utf8")).toContain("A rehearsal.");
    }
  });
});
