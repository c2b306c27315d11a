import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queueWhenIdle } from "./idleQueue.ts";

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  const requestIdleCallback = (task: () => void) => idle.push(task);
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
});
afterEach(() => vi.unstubAllGlobals());

const beIdle = () => idle.shift()?.();

test("tasks run one at a time, in order", () => {
  const ran: string[] = [];
  queueWhenIdle(() => ran.push("first"));
  queueWhenIdle(() => ran.push("second"));
  expect(ran).toEqual([]);
  beIdle();
  expect(ran).toEqual(["first"]);
  beIdle();
  expect(ran).toEqual(["first", "second"]);
  expect(idle).toEqual([]);
});

test("a cancelled task does not run and does not block others", () => {
  const ran: string[] = [];
  const cancel = queueWhenIdle(() => ran.push("first"));
  queueWhenIdle(() => ran.push("second"));
  cancel();
  beIdle();
  expect(ran).toEqual(["second"]);
});

test("tasks added after cancelled ones still run one at a time", () => {
  queueWhenIdle(() => {})();
  const ran: string[] = [];
  queueWhenIdle(() => ran.push("first"));
  queueWhenIdle(() => ran.push("second"));
  expect(idle).toHaveLength(1);
  beIdle();
  expect(ran).toEqual(["first"]);
  beIdle();
  expect(ran).toEqual(["first", "second"]);
  expect(idle).toEqual([]);
});

test("a task that throws does not block others", () => {
  const ran: string[] = [];
  queueWhenIdle(() => {
    throw new Error("It cannot be drawn.");
  });
  queueWhenIdle(() => ran.push("second"));
  expect(beIdle).toThrow("It cannot be drawn.");
  beIdle();
  expect(ran).toEqual(["second"]);
});
