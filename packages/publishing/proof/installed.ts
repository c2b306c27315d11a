import { join } from "node:path";
import { inject } from "vitest";
import { type Door, doorsOf } from "../src/doors.ts";
import { packedManifest } from "./packCopies.ts";

/** Target of an entry point: a file, or a module and its types. */
export type Lead = string | { readonly types: string; readonly default: string };

/** Returns a packed package, and the project that contains only it. */
export function installed(folder: string) {
  const { workspace, tarballs } = inject("packing");
  const tarball = tarballs[folder] ?? "";
  const project = join(workspace, "projects", folder);
  const manifest = packedManifest(tarball);
  const leads = Object.entries<Lead>(manifest.exports ?? {});
  const root = join(project, "node_modules", manifest.name);
  const named = (door: string) => manifest.name + door.slice(1);
  return {
    workspace,
    project,
    tarball,
    /** The tarballs of several packages, by their folders. */
    tarballsOf: (folders: readonly string[]) =>
      Object.fromEntries(folders.map((name) => [name, tarballs[name] ?? ""])),
    manifest,
    leads,
    /** Entry points to code as a program imports them, those of a pattern one by one. */
    modules: (except: readonly string[] = []) => {
      const doors = leads.flatMap(([door, lead]): Door[] =>
        typeof lead === "string" || except.includes(door) ? [] : [[door, lead.default]],
      );
      return doorsOf(Object.fromEntries(doors), root).map(([door]) => named(door));
    },
    /** Entry points to files, likewise. */
    files: () => {
      const doors = leads.flatMap(([door, lead]): Door[] =>
        typeof lead === "string" ? [[door, lead]] : [],
      );
      return doorsOf(Object.fromEntries(doors), root).map(([door]) => named(door));
    },
  };
}
