import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

type Pinned = Readonly<Record<"path" | "integrity", string>>;

/** Manifest of the built embed package, which serves calculators to other sites. */
export interface EmbedManifest {
  readonly loader: Pinned;
  readonly frameHeight: Pinned;
  readonly framePolicy: string;
  /** Custom properties by theme option. */
  readonly themeParameters: Readonly<Record<string, readonly string[]>>;
  /** Heights to reserve in CSS pixels, by calculator id. */
  readonly reservedHeights: Readonly<Record<string, Record<"full" | "compact", number>>>;
}

/** Reads the manifest of the embed package, which must be built first. Call it only in Node. */
export function embedManifest(): EmbedManifest {
  const path = createRequire(import.meta.url).resolve("@mortgage-kit/embed/manifest");
  return JSON.parse(readFileSync(path, "utf8"));
}
