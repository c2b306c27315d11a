import { wordpressFeed as answerSchema, type WordpressFeed } from "@mortgage-kit/contracts";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, expect, test, vi } from "vitest";
import { standingClock } from "../../testing/deliverySetUp.ts";
import { feedLimits } from "./cachedSource.ts";
import { externalSources } from "./externalSources.ts";
// Requests wait two seconds at most for the parser, which a busy machine may spend on loading it.
import "./readFeed.ts";

const rss = (title: string) =>
  `<rss><item><title>${title}</title><link>https://blog.example/p</link></item></rss>`;

function createApp(source: string | undefined) {
  const { read: clock, advance: pass } = standingClock();
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  externalSources(app, { feedUrl: source, clock });
  return {
    get: (headers: Record<string, string> = {}) =>
      app.inject({ url: "/api/wordpress-feed", headers }),
    pass,
  };
}

const nothing: WordpressFeed = { success: false, feed: { items: [] } };
const source = "https://blog.example/feed/";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("without a source the answer is an empty feed and no error", async () => {
  const answer = await createApp(undefined).get();
  expect([answer.statusCode, answer.json()]).toEqual([200, nothing]);
});

test("the source's items are returned in the contract's format", async () => {
  vi.stubGlobal("fetch", async () => new Response(rss("One")));
  const answer = await createApp(source).get();
  expect(answer.statusCode).toBe(200);
  expect(answerSchema.parse(answer.json())).toMatchObject({
    success: true,
    feed: { items: [{ title: "One", link: "https://blog.example/p" }] },
  });
});

test("a failing source without a cached copy gives a 502", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  const answer = await createApp(source).get();
  expect([answer.statusCode, answer.json()]).toEqual([502, nothing]);
});

test("a cached copy is served after the source fails", async () => {
  vi.stubGlobal("fetch", async () => new Response(rss("One")));
  const { get, pass } = createApp(source);
  await get();
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("gone")));
  for (let day = 0; day < 3; day += 1) {
    pass(24 * 60 * 60_000 + feedLimits.freshTime);
    expect((await get()).json<WordpressFeed>().feed.items[0]?.title).toBe("One");
  }
});

test("copies for different origins are cached separately", async () => {
  vi.stubGlobal("fetch", async () => new Response(rss("One")));
  const app = Fastify();
  app.setSerializerCompiler(serializerCompiler);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("vary", "Origin");
  });
  externalSources(app, { feedUrl: source, clock: () => new Date(0) });
  const { headers } = await app.inject("/api/wordpress-feed");
  expect(headers.vary).toBe("Origin, Accept-Encoding");
});

test("the response is compressed, has an ETag and supports 304", async () => {
  vi.stubGlobal("fetch", async () => new Response(rss("One ".repeat(500))));
  const { get } = createApp(source);
  const answer = await get({ "accept-encoding": "br" });
  expect(answer.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(answer.rawPayload.length).toBeLessThan(500);
  const again = await get({
    "accept-encoding": "br",
    "if-none-match": String(answer.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});
