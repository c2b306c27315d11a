import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { createRepresentation, type Representation } from "./representation.ts";

const byExtension: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".yaml": "application/yaml; charset=utf-8",
};

/** Returns a file's media type by its name. With `nosniff` an unknown one is downloaded. */
function contentType(file: string): string {
  return byExtension[extname(file).toLowerCase()] ?? "application/octet-stream";
}

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
  const zipped = present.has(`${name}.gz`) ? read(".gz") : undefined;
  return createRepresentation({
    type: contentType(name),
    cacheControl: cacheControl(name),
    bytes,
    br,
    gzip: zipped || br ? () => zipped ?? gzipSync(bytes, { level: 9 }) : undefined,
  });
}

export function uncompressedName(name: string): string {
  return name.replace(/\.(?:br|gz)$/, "");
}

/** Names in assets/ contain a content hash. no-store is not used: it disables the back/forward cache. */
function cacheControl(name: string): string {
  if (/^(?:embed\/)?assets\//.test(name)) return "public, max-age=31536000, immutable";
  // Other sites embed these unversioned names, so their cache time is short.
  if (name.startsWith("embed/") && name.endsWith(".js")) return "public, max-age=300";
  return /\.(?:html|data)$/.test(name) ? "no-cache" : "public, max-age=3600";
}
