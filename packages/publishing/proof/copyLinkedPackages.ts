import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";

/** Copies symlinked packages as a registry installs them, for bundlers that read only the project. */
export function copyLinkedPackages(project: string): void {
  const modules = join(project, "node_modules");
  for (const name of packagesIn(modules)) {
    const path = join(modules, name);
    if (!lstatSync(path).isSymbolicLink()) continue;
    const source = realpathSync(path);
    rmSync(path);
    copyPackage(name, source, modules);
  }
}

/** Copies an installed package and all its dependencies into a `node_modules` folder. */
export function copyPackage(name: string, source: string, modules: string): void {
  for (const [needed, folder] of withDependencies(name, source)) {
    const target = join(modules, needed);
    if (existsSync(target)) continue;
    const own = (path: string) => path !== join(folder, "node_modules");
    cpSync(folder, target, { recursive: true, filter: own });
  }
}

/** Returns the size of an installed package with all its dependencies, in bytes. */
export function installedBytes(project: string, name: string): number {
  const modules = join(project, "node_modules");
  const packages = withDependencies(name, realpathSync(join(modules, name)));
  return [...packages.values()].reduce((sum, folder) => sum + bytesIn(folder), 0);
}

const bytesIn = (folder: string) =>
  globSync("**", { cwd: folder, exclude: (path) => path === "node_modules" })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

function withDependencies(
  name: string,
  source: string,
  found = new Map<string, string>(),
): ReadonlyMap<string, string> {
  if (found.has(name)) return found;
  found.set(name, source);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(source, "package.json"), "utf8"),
  );
  // pnpm installs a package's dependencies beside it, in the same `node_modules`.
  const beside = source.slice(0, -name.length);
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const path = join(beside, needed);
    // Optional dependencies for other platforms are not installed.
    if (existsSync(path)) withDependencies(needed, realpathSync(path), found);
  }
  return found;
}

function packagesIn(modules: string): string[] {
  return readdirSync(modules).flatMap((name) => {
    if (name.startsWith(".")) return [];
    if (!name.startsWith("@")) return [name];
    return readdirSync(join(modules, name)).map((scoped) => join(name, scoped));
  });
}
