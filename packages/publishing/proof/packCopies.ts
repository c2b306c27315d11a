import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { basename, join, relative } from "node:path";

const repository = join(import.meta.dirname, "../../..");
const rootFiles = ["package.json", "pnpm-workspace.yaml", "pnpm-lock.yaml", "tsconfig.base.json"];
const ownScope = "@mortgage-kit";
const leftOut = ["node_modules", "dist", "build", "build-react", ".turbo"];

/** Packing a copy builds everything anew, and hides the changed manifests from other tasks. */
export function copyWorkspace(to: string): void {
  for (const file of rootFiles) cpSync(join(repository, file), join(to, file));
  // The copy links to the modules installed here, so pnpm must not install into it.
  appendFileSync(join(to, "pnpm-workspace.yaml"), "verifyDepsBeforeRun: false\n");
  symlinkSync(join(repository, "node_modules"), join(to, "node_modules"));
  const packages = readdirSync(join(repository, "packages"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join("packages", name));
  for (const folder of packages) {
    const [source, copy] = [join(repository, folder), join(to, folder)];
    cpSync(source, copy, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) });
    borrowModules(join(source, "node_modules"), join(copy, "node_modules"), to);
  }
}

/** Links a package's installed modules, but its workspace packages to those of the copy. */
function borrowModules(installed: string, borrowed: string, workspace: string): void {
  mkdirSync(borrowed, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== ownScope) symlinkSync(join(installed, name), join(borrowed, name));
  }
  const neighbours = join(installed, ownScope);
  if (!existsSync(neighbours)) return;
  mkdirSync(join(borrowed, ownScope));
  for (const name of readdirSync(neighbours)) {
    const folder = relative(repository, realpathSync(join(neighbours, name)));
    symlinkSync(join(workspace, folder), join(borrowed, ownScope, name));
  }
}

/** Packs packages of a copied workspace, running their `prepack`, and returns the tarballs' paths by folder. */
export function pack(workspace: string, folders: readonly string[]): Record<string, string> {
  const to = join(workspace, "tarballs");
  mkdirSync(to);
  const filters = folders.map((folder) => `--filter=./packages/${folder}`);
  execFileSync("pnpm", [...filters, "pack", "--pack-destination", to], {
    cwd: workspace,
    stdio: "pipe",
  });
  return Object.fromEntries(
    folders.map((folder) => {
      const [tarball] = globSync(`mortgage-kit-${folder}-[0-9]*.tgz`, { cwd: to });
      if (!tarball) throw new Error(`pnpm packed nothing in packages/${folder}.`);
      return [folder, join(to, tarball)];
    }),
  );
}

export const filesIn = (tarball: string): readonly string[] =>
  execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).trimEnd().split("\n").toSorted();

export const packedManifest = (tarball: string) =>
  JSON.parse(execFileSync("tar", ["-xzOf", tarball, "package/package.json"], { encoding: "utf8" }));
