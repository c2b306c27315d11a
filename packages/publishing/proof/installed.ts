import { join } from "node:path";
import { inject } from "vitest";
import { type EntryPoint, entryPointsOf } from "../src/entryPoints.ts";
import { packedManifest } from "./packCopies.ts";

/** Target of an entry point in `exports`: a file, or a module with its types. */
export type Lead = string | { readonly types: string; readonly default: string };

/** Returns a packed package, and the project that has only it and its dependencies installed. */
export function installed(folder: string) {
  const { workspace, tarballs } = inject("packing");
  const tarball = tarballs[folder] ?? "";
  const project = join(workspace, "projects", folder);
  const manifest = packedManifest(tarball);
  const leads = Object.entries<Lead>(manifest.exports ?? {});
  const root = join(project, "node_modules", manifest.name);
  const named = (entryPoint: string) => manifest.name + entryPoint.slice(1);
  return {
    workspace,
    project,
    tarball,
    /** Returns the tarballs of several packages, by folder. */
    tarballsOf: (folders: readonly string[]) =>
      Object.fromEntries(folders.map((name) => [name, tarballs[name] ?? ""])),
    manifest,
    leads,
    /** Returns the import paths of the entry points to modules, with patterns expanded. */
    modules: (except: readonly string[] = []) => {
      const entryPoints = leads.flatMap(([entryPoint, lead]): EntryPoint[] =>
        typeof lead === "string" || except.includes(entryPoint) ? [] : [[entryPoint, lead.default]],
      );
      return entryPointsOf(Object.fromEntries(entryPoints), root).map(([entryPoint]) =>
        named(entryPoint),
      );
    },
    /** Returns the import paths of the entry points to other files, with patterns expanded. */
    files: () => {
      const entryPoints = leads.flatMap(([entryPoint, lead]): EntryPoint[] =>
        typeof lead === "string" ? [[entryPoint, lead]] : [],
      );
      return entryPointsOf(Object.fromEntries(entryPoints), root).map(([entryPoint]) =>
        named(entryPoint),
      );
    },
  };
}
