import { expect, test, vi } from "vitest";
import { StoreUnavailable } from "./engine.ts";
import { groupCommit } from "./leadStore.ts";

const keyless = () => undefined;

test("items of one event loop turn are committed together, later ones in the next commit", async () => {
  const groups: number[][] = [];
  const gate = Promise.withResolvers<void>();
  const accept = groupCommit<number, number>({
    keyOf: keyless,
    async commit(items) {
      groups.push(items);
      if (groups.length === 1) await gate.promise;
      return items.map((item) => item * 10);
    },
  });
  const early = [1, 2, 3].map(accept);
  await vi.waitUntil(() => groups.length === 1, 30_000);
  const late = [4, 5].map(accept);
  gate.resolve();
  expect(await Promise.all([...early, ...late])).toEqual([10, 20, 30, 40, 50]);
  expect(groups).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test("items with the same key are committed one after the other, in order", async () => {
  const groups: string[][] = [];
  const accept = groupCommit<string, string>({
    keyOf: (item) => item[0],
    commit: async (items) => {
      groups.push(items);
      return items;
    },
  });
  await Promise.all(["a1", "b1", "a2", "a3", "b2"].map(accept));
  expect(groups).toEqual([["a1", "b1"], ["a2", "b2"], ["a3"]]);
});

test("a group does not exceed its limit", async () => {
  const sizes: number[] = [];
  const accept = groupCommit<number, number>({
    keyOf: keyless,
    largestGroup: 4,
    commit: async (items) => {
      sizes.push(items.length);
      return items;
    },
  });
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(accept));
  expect(sizes).toEqual([4, 4, 1]);
});

test("an outage rejects the group and all waiting items at once", async () => {
  let commits = 0;
  const accept = groupCommit<number, number>({
    keyOf: keyless,
    largestGroup: 2,
    commit: async () => {
      commits += 1;
      throw new StoreUnavailable("gone");
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(accept));
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(commits).toBe(1);
});

test("an invalid item rejects only itself", async () => {
  const accept = groupCommit<number, number>({
    keyOf: keyless,
    commit: async (items) => {
      if (items.includes(2)) throw new Error("cannot be stored");
      return items;
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(accept));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("when too many items wait, the next is rejected", async () => {
  const accept = groupCommit<number, number>({
    keyOf: keyless,
    maxWaiting: 2,
    commit: async (items) => items,
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(accept));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
});

test("a store that does not respond times out", async () => {
  let isTold = false;
  const accept = groupCommit<number, number>({
    keyOf: keyless,
    timeoutMs: 1,
    commit: (_items, signal) =>
      new Promise(() => {
        signal.addEventListener("abort", () => {
          isTold = true;
        });
      }),
  });
  await expect(accept(1)).rejects.toThrow(StoreUnavailable);
  expect(isTold).toBe(true);
});
