import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  createRepresentation,
  type Representation,
  sendRepresentation,
} from "../site/representation.ts";
import { createFeedCache } from "./createFeedCache.ts";

interface CachedSource<Answer> {
  /** Name of the source in the log. */
  name: string;
  /** URL of the source; without one the response is `nothing`. */
  source: string | undefined;
  load: (source: string, signal: AbortSignal) => Promise<Answer>;
  nothing: Answer;
  clock: () => Date;
}

/**
 * Returns a handler that answers with the cached data of an external source: 200 with `nothing`
 * without a configured source, 502 after a failure without an earlier copy.
 */
export function cachedSource<Answer extends object>(
  app: FastifyInstance,
  { name, source, load, nothing, clock }: CachedSource<Answer>,
) {
  const cache =
    source === undefined
      ? undefined
      : createFeedCache({
          load: async (signal) => toRepresentation(await load(source, signal)),
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

/**
 * Serializes and compresses a response once per refresh, so that a cached response costs no
 * more than a file.
 */
function toRepresentation(answer: object): Representation {
  const bytes = Buffer.from(JSON.stringify(answer));
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return createRepresentation({
    type: "application/json; charset=utf-8",
    cacheControl: "public, max-age=60",
    bytes,
    compressed: { br, gzip: gzipSync(bytes) },
  });
}
