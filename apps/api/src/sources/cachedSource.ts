import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  createRepresentation,
  type Representation,
  sendRepresentation,
} from "../site/representation.ts";

/** Error for a source that cannot be used. Its message is for the log. */
export class SourceError extends Error {
  override name = "SourceError";
}

/** Reads a body up to a number of bytes, after decompression. */
export async function readBody({ body }: Response, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    total += chunk.byteLength;
    // Leaving the loop cancels the download.
    if (total > maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: total > maxBytes };
}

/** Answers with cached data: `nothing` without a URL, 502 after a failure without a copy. */
export function cachedSource<Answer extends object>(
  app: FastifyInstance,
  source: { name: string; url: string | undefined; nothing: Answer; clock: () => Date },
  load: (url: string, signal: AbortSignal) => Promise<Answer>,
) {
  const { name, url, nothing, clock } = source;
  const cache =
    url === undefined
      ? undefined
      : sourceCache({
          load: async (signal) => toRepresentation(await load(url, signal)),
          now: () => clock().getTime(),
          onFailure: (error) => app.log.warn({ err: error }, `${name} could not be read`),
        });
  app.addHook("onClose", async () => cache?.close());
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const copy = await cache?.read();
    if (copy) return sendRepresentation(request, reply, copy);
    return reply
      .code(cache ? 502 : 200)
      .header("cache-control", "no-cache")
      .send(nothing);
  };
}

/** Serializes and compresses a response once per refresh, so that it costs no more than a file. */
function toRepresentation(answer: object): Representation {
  const bytes = Buffer.from(JSON.stringify(answer));
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return createRepresentation({
    type: "application/json; charset=utf-8",
    cacheControl: "public, max-age=60",
    bytes,
    br,
    gzip: () => gzipSync(bytes),
  });
}

interface CacheOptions<Copy> {
  load: (signal: AbortSignal) => Promise<Copy>;
  now: () => number;
  onFailure: (error: unknown) => void;
}

/** Keeps the last good copy, which is served while one refresh runs, and after failures. */
export function sourceCache<Copy>({ load, now, onFailure }: CacheOptions<Copy>) {
  const closing = new AbortController();
  let copy: { value: Copy; readAt: number } | undefined;
  let refreshing: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new SourceError("The source took too long")),
      feedLimits.fetchTime,
    );
    try {
      const value = await load(AbortSignal.any([late.signal, closing.signal]));
      copy = { value, readAt: now() };
    } catch (error) {
      failedAt = now();
      if (!closing.signal.aborted) onFailure(error);
    } finally {
      clearTimeout(timer);
      refreshing = undefined;
    }
  }

  return {
    async read(): Promise<Copy | undefined> {
      const isFresh = copy !== undefined && now() - copy.readAt < feedLimits.freshTime;
      const mayTry = now() - failedAt >= feedLimits.retryTime && !closing.signal.aborted;
      if (!isFresh && mayTry) refreshing ??= refresh();
      if (!copy && refreshing) {
        await Promise.race([refreshing, wait(feedLimits.waitTime, undefined, { ref: false })]);
      }
      return copy?.value;
    },
    close(): void {
      closing.abort();
    },
  };
}

/** Limits of an external source; times in milliseconds, sizes in bytes or characters. */
export const feedLimits = {
  /** The whole fetch, from the DNS lookup to the last item read. */
  fetchTime: 5_000,
  /** Longest wait of a visitor without a cached copy; the fetch continues for the next one. */
  waitTime: 2_000,
  freshTime: 10 * 60_000,
  /** Time without requests to the source after a failure. */
  retryTime: 30_000,
  /** Counted after decompression. What comes after is not read. */
  bodyBytes: 2 * 1024 * 1024,
  items: 20,
  depth: 100,
  /** Markup read of one field; a figure with many image sizes easily comes before the first word. */
  markupCharacters: 16 * 1024,
  /** Plain text kept of one field. */
  fieldCharacters: 4_096,
  snippetCharacters: 150,
  /** Limit for the first words that replace a missing title. */
  untitledCharacters: 60,
} as const;
