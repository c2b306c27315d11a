export interface PublishedPackage {
  /** Its folder in `packages/`, and the name of its files in `consumers/`, `pages/` and `parts/`. */
  readonly folder: string;
  /** Other packages of this repository that it depends on. */
  readonly uses: readonly string[];
  /** True for a command, which has nothing to import. */
  readonly isCommand?: boolean;
  /** Entry points for projects with the style sheets' compiler, an optional peer. */
  readonly compilerEntryPoints?: readonly string[];
  /** Entry points with side effects and without exports. */
  readonly actingEntryPoints?: readonly string[];
  /** The most bytes: of the tarball, and of what `parts/` imports, gzipped, in an app that has React. */
  readonly limits: {
    readonly tarball: number;
    readonly part?: { readonly script: number; readonly styles: number };
    /** Installed with all it depends on. */
    readonly installed?: number;
  };
}

/** Every package that is published. One line here puts it under all the proofs beside this file. */
export const packages: readonly PublishedPackage[] = [
  { folder: "calculator-engine", uses: [], limits: { tarball: 425_000 } },
  {
    folder: "ui",
    uses: [],
    limits: { tarball: 300_000, part: { script: 800, styles: 3_200 }, installed: 3_000_000 },
    compilerEntryPoints: ["./makeTheme"],
  },
  {
    folder: "calculators",
    uses: ["calculator-engine", "ui"],
    // Half of it is the classic script, which holds everything and React.
    limits: { tarball: 600_000 },
    actingEntryPoints: ["./ownPage"],
  },
  { folder: "mcp-server", uses: [], isCommand: true, limits: { tarball: 500_000 } },
  { folder: "create-brokerage", uses: [], isCommand: true, limits: { tarball: 250_000 } },
];

/** Packages whose modules a program imports. */
export const libraries = packages.filter(({ isCommand }) => !isCommand);
