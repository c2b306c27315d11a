import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface Pinned {
  readonly path: string;
  readonly integrity: string;
}

/** Manifest of the calculators' build for other sites. */
export interface EmbedManifest {
  readonly loader: Pinned;
  readonly frameHeight: Pinned;
  readonly framePolicy: string;
  readonly themeParameters: Readonly<Record<string, readonly string[]>>;
  /** In pixels, by calculator. */
  readonly reservedHeights: Readonly<
    Record<string, { readonly full: number; readonly compact: number }>
  >;
}

/** Reads it from that build, which goes before this one. For loaders and the postbuild. */
export function embedManifest(): EmbedManifest {
  const path = createRequire(import.meta.url).resolve("@mortgage-kit/embed/manifest");
  return JSON.parse(readFileSync(path, "utf8"));
}
