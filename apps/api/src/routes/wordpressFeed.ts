import { wordpressFeed as answerSchema, type WordpressFeed } from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { cachedSource } from "../feed/cachedSource.ts";

const nothing: WordpressFeed = { success: false, feed: { items: [] } };

const schema = {
  operationId: "getBlogFeed",
  tags: ["Blog"],
  summary: "The newest posts of the external blog, newest first, as plain text",
  description: "A cached copy; a stale one is served if the source fails.",
  response: {
    200: answerSchema.describe("The posts, or success: false if no blog is configured"),
    502: answerSchema.describe(
      "success: false, because the blog failed and there is no cached copy",
    ),
  },
};

/**
 * Adds the route of the blog feed.
 *
 * @param source Address of an RSS or Atom feed; without one the answer is always empty.
 */
export function wordpressFeed(
  app: FastifyInstance,
  source: string | undefined,
  clock: () => Date,
): void {
  const load = async (url: string, signal: AbortSignal): Promise<WordpressFeed> => {
    // Loads the parser with the first request, so that startup does not wait for it.
    const { fetchFeed } = await import("../feed/fetchFeed.ts");
    return { success: true, feed: { items: await fetchFeed(url, signal) } };
  };
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      "/api/wordpress-feed",
      { schema },
      cachedSource(app, { name: "The blog feed", source, load, nothing, clock }),
    );
}
