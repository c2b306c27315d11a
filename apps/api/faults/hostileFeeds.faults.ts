import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { wordpressFeed as answerSchema, type WordpressFeed } from "@mortgage-kit/contracts";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterAll, expect, test } from "vitest";
import { feedLimits } from "../src/sources/cachedSource.ts";
import { externalSources } from "../src/sources/externalSources.ts";
import { report, timed } from "./harness/measure.ts";

const origin = fork(join(import.meta.dirname, "harness/hostileOrigin.ts"));
const [port] = await once(origin, "message");
const originUrl = `http://127.0.0.1:${port}`;
const ask = async (path: string) => (await fetch(`${originUrl}/${path}`)).text();
const kinds: string[] = JSON.parse(await ask("kinds"));

/** Odd feeds that are read all the same. */
const usable = new Set(["many attributes", "wrong charset", "scripts and endless items"]);

afterAll(() => {
  origin.kill();
});

function createApp(path: string) {
  let now = 0;
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  externalSources(app, {
    feedUrl: `${originUrl}/${encodeURIComponent(path)}`,
    clock: () => new Date(now),
  });
  return {
    close: () => app.close(),
    get: () => timed(() => app.inject("/api/wordpress-feed")),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

function watchMemory() {
  const begun = process.memoryUsage().rss;
  let peak = begun;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  return () => {
    clearInterval(timer);
    return (Math.max(peak, process.memoryUsage().rss) - begun) / 1024 / 1024;
  };
}

const results: { kind: string; cold: number; again: number; growth: number }[] = [];

test("there are 21 kinds", () => {
  expect(kinds).toHaveLength(21);
});

test.each(kinds)("%s", async (kind) => {
  const { get, close } = createApp(kind);
  const grown = watchMemory();
  const cold = await get();
  const again = await get();
  const growth = grown();
  results.push({ kind, cold: cold.ms, again: again.ms, growth });
  for (const { result } of [cold, again]) {
    const answer = answerSchema.parse(result.json());
    const shows = usable.has(kind);
    expect([result.statusCode, answer.success]).toEqual([shows ? 200 : 502, shows]);
    expect(answer.feed.items.length).toBeLessThanOrEqual(feedLimits.items);
    expect(result.body).not.toMatch(/<script|javascript:/i);
    expect(result.body.length).toBeLessThan(feedLimits.items * 3 * feedLimits.fieldCharacters);
  }
  expect(cold.ms).toBeLessThan(3_500);
  expect(growth).toBeLessThan(64);
  await close();
});

test("no redirect was followed", async () => {
  expect(await ask("hits")).toBe("0");
});

test("a cached copy is served at once while the origin hangs", async () => {
  const { get, pass, close } = createApp("turning");
  expect((await get()).result.statusCode).toBe(200);
  await ask("turn");
  pass(feedLimits.freshTime);
  const stale = await get();
  expect(stale.result.json<WordpressFeed>().feed.items[0]?.title).toBe("Good");
  expect(stale.ms).toBeLessThan(250);
  const worst = (name: "cold" | "again" | "growth") => Math.max(...results.map((row) => row[name]));
  report(
    `${kinds.length} hostile feeds: cold answer at most ${Math.round(worst("cold"))} ms, ` +
      `the next ${Math.round(worst("again"))} ms, memory growth at most ${Math.round(worst("growth"))} MiB, ` +
      `stale copy while the origin hangs ${Math.round(stale.ms)} ms`,
  );
  await close();
});
