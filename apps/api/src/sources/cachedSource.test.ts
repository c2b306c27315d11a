import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { feedLimits, sourceCache } from "./cachedSource.ts";

/** Creates a source whose responses the test controls. */
function createSource() {
  const calls: { signal: AbortSignal; answer: (value: string) => void; fail: () => void }[] = [];
  const failures: unknown[] = [];
  const cache = sourceCache<string>({
    load: (signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        calls.push({ signal, answer: resolve, fail: () => reject(new Error("down")) });
      }),
    now: () => Date.now(),
    onFailure: (error) => failures.push(error),
  });
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error("The source was not asked");
    return call;
  };
  return { cache, calls, failures, last };
}

async function filled(value: string) {
  const source = createSource();
  const reading = source.cache.read();
  source.last().answer(value);
  expect(await reading).toBe(value);
  return source;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a fresh copy is served without a request to the source", async () => {
  const { cache, calls } = await filled("one");
  vi.advanceTimersByTime(feedLimits.freshTime - 1);
  expect(await cache.read()).toBe("one");
  expect(calls).toHaveLength(1);
});

test("concurrent readers cause one request to the source", async () => {
  const { cache, calls, last } = createSource();
  const readings = Array.from({ length: 50 }, () => cache.read());
  last().answer("one");
  expect(new Set(await Promise.all(readings))).toEqual(new Set(["one"]));
  expect(calls).toHaveLength(1);
});

test("a stale copy is served at once while it is revalidated", async () => {
  const { cache, last } = await filled("one");
  vi.advanceTimersByTime(feedLimits.freshTime);
  expect(await cache.read()).toBe("one");
  last().answer("two");
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.read()).toBe("two");
});

test("a stale copy survives a failure of the source, which is retried later", async () => {
  const { cache, calls, failures, last } = await filled("one");
  vi.advanceTimersByTime(feedLimits.freshTime);
  await cache.read();
  last().fail();
  await vi.advanceTimersByTimeAsync(feedLimits.retryTime - 1);
  expect(await cache.read()).toBe("one");
  expect([calls.length, failures.length]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(1);
  await cache.read();
  expect(calls).toHaveLength(3);
});

test("without a copy a failure returns nothing, and at once the next time", async () => {
  const { cache, calls, last } = createSource();
  const reading = cache.read();
  last().fail();
  expect(await reading).toBeUndefined();
  expect(await cache.read()).toBeUndefined();
  expect(calls).toHaveLength(1);
});

test("the first visitor waits up to a limit, and the response serves the next one", async () => {
  const { cache, calls, last } = createSource();
  const reading = cache.read();
  await vi.advanceTimersByTimeAsync(feedLimits.waitTime);
  expect(await reading).toBeUndefined();
  last().answer("late");
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.read()).toBe("late");
  expect(calls).toHaveLength(1);
});

test("a source that never responds is aborted at the timeout", async () => {
  const { cache, failures, last } = createSource();
  const reading = cache.read();
  await vi.advanceTimersByTimeAsync(feedLimits.fetchTime);
  expect(await reading).toBeUndefined();
  expect(last().signal.aborted).toBe(true);
  expect(String(failures[0])).toContain("took too long");
});

test("closing aborts a running fetch and starts no other", async () => {
  const { cache, calls, failures, last } = createSource();
  const reading = cache.read();
  cache.close();
  expect(await reading).toBeUndefined();
  expect(last().signal.aborted).toBe(true);
  await cache.read();
  expect([calls.length, failures.length]).toEqual([1, 0]);
});
