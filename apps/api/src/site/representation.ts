import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptWeights } from "../http/acceptWeights.ts";

const contentCodings = ["br", "gzip"] as const;

type ContentCoding = (typeof contentCodings)[number];

/** Returns the codings that an Accept-Encoding header allows, the smallest first. */
export function acceptedCodings(header: string | undefined): readonly ContentCoding[] {
  // Fast paths: the header of every browser, and no header.
  if (header === "gzip, deflate, br, zstd" || header === "gzip, deflate, br") return contentCodings;
  if (header === undefined) return [];
  const weights = acceptWeights(header);
  return contentCodings.filter((coding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0);
}

interface Body {
  bytes: Buffer;
  etag: string;
}

/** Bytes ready to send, compressed ahead of time or on first use where that helps. */
export interface Representation {
  type: string;
  cacheControl: string;
  plain: Body;
  compressed: Readonly<Record<ContentCoding, Body | undefined>>;
}

interface Source {
  type: string;
  cacheControl: string;
  bytes: Buffer;
  br?: Buffer | undefined;
  /** Called on first use, because the coding is rarely requested. */
  gzip?: (() => Buffer) | undefined;
}

export function createRepresentation(source: Source): Representation {
  const { type, cacheControl, bytes, br, gzip } = source;
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const body = (content: Buffer, suffix = "") => ({ bytes: content, etag: `"${hash}${suffix}"` });
  let zipped: Body | undefined;
  return {
    type,
    cacheControl,
    plain: body(bytes),
    compressed: {
      br: br && body(br, "-br"),
      get gzip() {
        zipped ??= gzip && body(gzip(), "-gzip");
        return zipped;
      },
    },
  };
}

/** Responds with the smallest coding that the client accepts, or 304 if it has the content. */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, cacheControl, plain, compressed }: Representation,
): FastifyReply {
  let body = plain;
  reply.header("cache-control", cacheControl);
  if (compressed.br ?? compressed.gzip) {
    appendVary(reply, "Accept-Encoding");
    const coding = acceptedCodings(request.headers["accept-encoding"]).find(
      (accepted) => compressed[accepted],
    );
    if (coding) {
      body = compressed[coding] ?? plain;
      reply.header("content-encoding", coding);
    }
  }
  reply.header("etag", body.etag);
  if (isHeld(request.headers["if-none-match"], body.etag) && reply.statusCode === 200) {
    reply.removeHeader("content-encoding");
    return reply.code(304).send();
  }
  return reply.type(type).send(body.bytes);
}

function appendVary(reply: FastifyReply, field: string): void {
  const existing = reply.getHeader("vary");
  reply.header("vary", existing ? `${existing}, ${field}` : field);
}

/** Compares tags weakly (RFC 9110), because proxies that compress weaken a tag. */
function isHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}

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
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".yaml": "application/yaml; charset=utf-8",
  ".zip": "application/zip",
};

/** Returns a file's media type by its name. With `nosniff` an unknown one is downloaded. */
function contentType(file: string): string {
  return byExtension[extname(file).toLowerCase()] ?? "application/octet-stream";
}

/** Reads one file of a built site, with those of its compressed forms that are `present`. */
export function readSiteFile(folder: string, name: string, present: ReadonlySet<string>) {
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
