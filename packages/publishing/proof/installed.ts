import { join } from "node:path";
import { inject } from "vitest";
import { type EntryPoint, entryPointsOf } from "../src/entryPoints.ts";
import { packedManifest } from "./packCopies.ts";

/** Target of an entry point in `exports`: a file, or a module or style sheet with its types. */
export type Lead = string | { readonly types: string; readonly default: string };

/** Returns a packed package, and the project that has only it and its dependencies installed. */
export function installed(folder: string) {
  const { workspace, tarballs } = inject("packing");
  const tarball = tarballs[folder] ?? "";
  const project = join(workspace, "projects", folder);
  const manifest = packedManifest(tarball);
  const leads = Object.entries<Lead>(manifest.exports ?? {});
  const root = join(project, "node_modules", manifest.name);
  const isModule = (lead: Lead) => typeof lead !== "string" && lead.default.endsWith(".js");
  const named = (entryPoint: string) => manifest.name + entryPoint.slice(1);
  const pathsOf = (isMeant: (entry: (typeof leads)[number]) => boolean) => {
    const meant = leads.filter(isMeant).map(([entryPoint, lead]): EntryPoint => {
      return [entryPoint, typeof lead === "string" ? lead : lead.default];
    });
    return entryPointsOf(Object.fromEntries(meant), root).map(([entryPoint]) => named(entryPoint));
  };
  return {
    workspace,
    project,
    tarball,
    /** Returns the tarballs of several packages, by folder. */
    tarballsOf: (folders: readonly string[]) =>
      Object.fromEntries(folders.map((name) => [name, tarballs[name] ?? ""])),
    manifest,
    leads,
    isModule,
    /** Returns the import paths of the entry points to modules, with patterns expanded. */
    modules: (except: readonly string[] = []) =>
      pathsOf(([entryPoint, lead]) => isModule(lead) && !except.includes(entryPoint)),
    /** Returns the import paths of the entry points to other files, with patterns expanded. */
    files: () => pathsOf(([, lead]) => !isModule(lead)),
  };
}
