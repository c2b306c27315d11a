import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { contentType } from "./contentType.ts";
import { createRepresentation, type Representation } from "./representation.ts";

/** Reads one file of a built site, with those of its compressed forms that are `present`. */
export function readSiteFile(
  folder: string,
  name: string,
  present: ReadonlySet<string>,
): Representation {
  const read = (suffix: string) => readFileSync(join(folder, name + suffix));
  const br = present.has(`${name}.br`) ? read(".br") : undefined;
  // A release contains only the smallest form of a compressed file.
  const bytes = br && !present.has(name) ? brotliDecompressSync(br) : read("");
  const gzip = present.has(`${name}.gz`)
    ? read(".gz")
    : br && (() => gzipSync(bytes, { level: 9 }));
  return createRepresentation({
    type: contentType(name),
    cacheControl: cacheControl(name),
    bytes,
    compressed: { br, gzip },
  });
}

/** Returns the name under which a file's content is requested. */
export function uncompressedName(name: string): string {
  return name.replace(/\.(?:br|gz)$/, "");
}

/** Names under assets/ carry a hash of their content. Nothing says no-store, which would cost the back/forward cache. */
function cacheControl(name: string): string {
  if (/^(?:embed\/)?assets\//.test(name)) return "public, max-age=31536000, immutable";
  // Other sites embed these unversioned names, so a new version must reach them soon.
  if (name.startsWith("embed/") && name.endsWith(".js")) return "public, max-age=300";
  return /\.(?:html|data)$/.test(name) ? "no-cache" : "public, max-age=3600";
}
