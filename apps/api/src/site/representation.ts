import { createHash } from "node:crypto";
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
