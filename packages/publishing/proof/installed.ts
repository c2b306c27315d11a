import { join } from "node:path";
import { inject } from "vitest";
import { type EntryPoint, entryPointsOf } from "../src/entryPoints.ts";
import { packedManifest } from "./packCopies.ts";

/** Target of an entry point in `exports`: a file, or a module or style sheet with its types. */
export type Target = string | { readonly types: string; readonly default: string };

/** Returns a packed package, and the project that has only it and its dependencies installed. */
export function installed(folder: string) {
  const { workspace, tarballs } = inject("packing");
  const tarball = tarballs[folder] ?? "";
  const project = join(workspace, "projects", folder);
  const manifest = packedManifest(tarball);
  const targets = Object.entries<Target>(manifest.exports ?? {});
  const root = join(project, "node_modules", manifest.name);
  const isModule = (target: Target) => typeof target !== "string" && target.default.endsWith(".js");
  const named = (entryPoint: string) => manifest.name + entryPoint.slice(1);
  const pathsOf = (isMeant: (entry: (typeof targets)[number]) => boolean) => {
    const meant = targets.filter(isMeant).map(([entryPoint, target]): EntryPoint => {
      return [entryPoint, typeof target === "string" ? target : target.default];
    });
    return entryPointsOf(Object.fromEntries(meant), root).map(([entryPoint]) => named(entryPoint));
  };
  return {
    workspace,
    project,
    tarball,
    tarballsOf: (folders: readonly string[]) =>
      Object.fromEntries(folders.map((name) => [name, tarballs[name] ?? ""])),
    manifest,
    entryPoints: targets,
    isModule,
    /** Returns the import paths of the entry points to modules, with patterns expanded. */
    modules: (except: readonly string[] = []) =>
      pathsOf(([entryPoint, target]) => isModule(target) && !except.includes(entryPoint)),
    /** Returns the import paths of the entry points to other files, with patterns expanded. */
    files: () => pathsOf(([, target]) => !isModule(target)),
  };
}
