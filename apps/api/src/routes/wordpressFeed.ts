import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { wordpressFeed as answerSchema, type WordpressFeed } from "@simcoe/contracts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { createFeedCache } from "../feed/createFeedCache.ts";
import {
  createRepresentation,
  type Representation,
  sendRepresentation,
} from "../site/representation.ts";

const nothing: WordpressFeed = { success: false, feed: { items: [] } };

const schema = {
  summary: "The newest posts of the outside blog, newest first, as plain text",
  response: {
    200: answerSchema.describe("The posts, or no success when no blog is configured"),
    502: answerSchema.describe("No success: the blog failed, and no earlier copy is at hand"),
  },
};

/** `source` is the address of an RSS or Atom feed; without one the answer is always empty. */
export function wordpressFeed(
  app: FastifyInstance,
  source: string | undefined,
  clock: () => Date,
): void {
  const cache = source === undefined ? undefined : createCache(app, source, clock);

  app
    .withTypeProvider<ZodTypeProvider>()
    .get("/api/wordpress-feed", { schema }, async (request, reply) => {
      const copy = await cache?.read();
      if (copy) return sendRepresentation(request, reply, copy);
      return reply
        .code(cache ? 502 : 200)
        .header("cache-control", "no-cache")
        .send(nothing);
    });
}

function createCache(app: FastifyInstance, source: string, clock: () => Date) {
  const cache = createFeedCache({
    load: async (signal) => {
      // The parser is loaded with the first reading, so that a start need not wait for it.
      const { fetchFeed } = await import("../feed/fetchFeed.ts");
      const items = await fetchFeed(source, signal);
      return toRepresentation({ success: true, feed: { items } });
    },
    now: () => clock().getTime(),
    onFailure: (error) => app.log.warn({ err: error }, "The blog feed could not be read"),
  });
  app.addHook("onClose", async () => cache.close());
  return cache;
}

/** Written and compressed once per refresh, so that an answer from the cache costs no more than a file. */
function toRepresentation(answer: WordpressFeed): Representation {
  const bytes = Buffer.from(JSON.stringify(answer));
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return createRepresentation({
    type: "application/json; charset=utf-8",
    cacheControl: "public, max-age=60",
    bytes,
    compressed: { br, gzip: gzipSync(bytes) },
  });
}
