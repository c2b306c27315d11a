export interface PublishedPackage {
  /** Folder in `packages/`, and base name of its files in `pages/` and `parts/`. */
  readonly folder: string;
  /** Other packages of this repository that it depends on. */
  readonly uses: readonly string[];
  /** True for a package with only a command, which has nothing to import. */
  readonly isCommand?: boolean;
  /** Entry points that need vanilla-extract, an optional peer dependency. */
  readonly compilerEntryPoints?: readonly string[];
  /** Entry points with side effects and without exports. */
  readonly actingEntryPoints?: readonly string[];
  /** Maximum sizes in bytes. Nearly half of a tarball are source maps. `part` is what `parts/` adds to an app that has React, gzipped. */
  readonly limits: {
    readonly tarball: number;
    readonly part?: { readonly script: number; readonly styles: number };
    /** Size of the installed package with all its dependencies. */
    readonly installed?: number;
  };
}

/** Published packages. All tests beside this file run for each of them. */
export const packages: readonly PublishedPackage[] = [
  { folder: "calculator-engine", uses: [], limits: { tarball: 1_095_000 } },
  {
    folder: "ui",
    uses: [],
    limits: { tarball: 256_000, part: { script: 800, styles: 3_200 }, installed: 3_250_000 },
    compilerEntryPoints: ["./makeTheme"],
  },
  {
    folder: "calculators",
    uses: ["calculator-engine", "ui"],
    limits: { tarball: 335_000 },
    actingEntryPoints: ["./ownPage"],
  },
  { folder: "mcp-server", uses: [], isCommand: true, limits: { tarball: 369_000 } },
];

/** Packages whose modules a program imports. */
export const libraries = packages.filter(({ isCommand }) => !isCommand);
