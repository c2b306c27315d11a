import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What this folder needs of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The source files that a package's `exports` lead to, patterns written out. */
export function doorFiles(root: string): readonly string[] {
  return Object.values(readManifest(root).exports)
    .filter((target) => /\.tsx?$/.test(target))
    .flatMap((target) => globSync(target, { cwd: root }))
    .map((file) => join(root, file));
}
