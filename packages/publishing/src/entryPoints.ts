import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** Fields of a package.json that this folder reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Entry points in the workspace. */
  readonly exports: Readonly<Record<string, string>>;
  /** Entry points in the packed package. */
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** An entry point of a package and the file behind it, both as `exports` writes them. */
export type EntryPoint = readonly [entryPoint: string, target: string];

/**
 * Returns the entry points of a package with every pattern expanded: one for each file in which all
 * the stars of the pattern match the same text. Throws for a pattern that matches no file.
 */
export function entryPointsOf(exports: Manifest["exports"], root: string): readonly EntryPoint[] {
  return Object.entries(exports).flatMap(([entryPoint, target]): readonly EntryPoint[] => {
    if (!target.includes("*")) return [[entryPoint, target]];
    const matches = filesBehind(target, root).map(
      ({ file, star }): EntryPoint => [entryPoint.replace("*", star), file],
    );
    if (matches.length === 0)
      throw new Error(`${entryPoint} leads nowhere: there is no ${target}.`);
    return matches;
  });
}

/** Returns the files of a pattern, each with the part that its stars match. */
function filesBehind(target: string, root: string) {
  const [first = "", ...others] = target.replaceAll(".", "\\.").split("*");
  const pattern = new RegExp(`^${first}(?<star>.+?)${others.join("\\k<star>")}$`);
  return globSync(target, { cwd: root })
    .map((file) => `./${file.replaceAll(sep, "/").replace(/^\.\//, "")}`)
    .flatMap((file) => {
      const star = pattern.exec(file)?.groups?.star;
      return star === undefined ? [] : [{ file, star }];
    })
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

const isModule = ([, target]: EntryPoint) => /\.tsx?$/.test(target);

/** Returns the entry points to code, not to data or files. */
export const moduleEntryPoints = (
  exports: Manifest["exports"],
  root: string,
): readonly EntryPoint[] => entryPointsOf(exports, root).filter(isModule);
