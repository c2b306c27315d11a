import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** Fields of a package.json that the publishing commands read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  /** Entry points in the workspace. */
  readonly exports: Readonly<Record<string, string>>;
  /** Entry points in the packed package. */
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
  /** Patterns of the modules that do something when they are imported. */
  readonly sideEffects: false | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export const readPackageManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Entry point of a package and its target, both as written in `exports`. */
export type EntryPoint = readonly [entryPoint: string, target: string];

/**
 * Returns the entry points of a package with every pattern expanded, one per file. All stars of a
 * pattern must match the same text. Throws for a pattern that matches no file.
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

/** Returns the files that match a pattern, each with the text that its stars match. */
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

const isModule = ([, target]: EntryPoint) => /^\.\/src\/.*\.tsx?$/.test(target);

/** Returns the entry points to TypeScript modules, without those to data and to what only the workspace has. */
export const moduleEntryPoints = (
  exports: Manifest["exports"],
  root: string,
): readonly EntryPoint[] => entryPointsOf(exports, root).filter(isModule);

/**
 * Writes a module into `dist/entry` for each entry point whose source matches a pattern with two stars, because
 * Deno fills only one star of a published pattern.
 */
export function writeEntryPoints(root: string): void {
  const patterns = Object.entries(readPackageManifest(root).exports).filter(([, target]) =>
    /^\.\/src\/.*\*.*\*/.test(target),
  );
  for (const [entryPoint, target] of entryPointsOf(Object.fromEntries(patterns), root)) {
    const file = join(root, "dist/entry", entryPoint);
    const module = join(root, target.replace("./src/", "dist/").replace(/\.tsx?$/, ".js"));
    mkdirSync(dirname(file), { recursive: true });
    const text = `export * from "${relative(dirname(file), module).replaceAll(sep, "/")}";\n`;
    for (const extension of [".js", ".d.ts"]) writeFileSync(file + extension, text);
  }
}
