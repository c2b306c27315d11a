export interface PublishedPackage {
  /** Its folder in `packages/`, and the name of its files in `consumers/`, `pages/` and `parts/`. */
  readonly folder: string;
  /** Other packages of this repository that it depends on. */
  readonly uses: readonly string[];
  /** Doors for projects with the compiler of the style sheets, an optional peer. */
  readonly compilerDoors?: readonly string[];
  /** The most bytes: of the tarball, and of what `parts/` imports, gzipped, in an app that has React. */
  readonly limits: { readonly tarball: number; readonly part?: number };
  /** What its page must show in a browser and the colour behind it, which is the page's own brand's. */
  readonly page?: { readonly shows: string; readonly background: string };
}

/** Every package that is published. One line here puts it under all the proofs beside this file. */
export const packages: readonly PublishedPackage[] = [
  { folder: "calculator-engine", uses: [], limits: { tarball: 300_000 } },
  {
    folder: "ui",
    uses: [],
    limits: { tarball: 300_000, part: 4_000 },
    compilerDoors: ["./makeTheme"],
    page: { shows: "Call us", background: "rgb(0, 80, 60)" },
  },
];
