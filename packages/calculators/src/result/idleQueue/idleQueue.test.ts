import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queueWhenIdle } from "./idleQueue.ts";

let idle: (() => void)[] = [];
let listen: (click: Pick<Event, "composedPath">) => void = () => {};
const click = (localName: string) =>
  listen({ composedPath: () => [{ localName } as unknown as EventTarget] });

beforeEach(() => {
  idle = [];
  const requestIdleCallback = (task: () => void) => idle.push(task);
  const addEventListener = (_: string, listener: typeof listen) => {
    listen = listener;
  };
  vi.stubGlobal("window", { requestIdleCallback, addEventListener });
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

test("a click runs at once what waits, but not what that adds", () => {
  const ran: string[] = [];
  queueWhenIdle((isNow) => {
    ran.push(`first ${isNow}`);
    queueWhenIdle((isNow) => ran.push(`later ${isNow}`));
  });
  queueWhenIdle((isNow) => ran.push(`second ${isNow}`));
  click("button");
  expect(ran).toEqual(["first true", "second true"]);
  beIdle();
  expect(ran).toEqual(["first true", "second true", "later false"]);
});

test("a click on a radio button or check box runs nothing, and the next click does", () => {
  const ran: string[] = [];
  queueWhenIdle(() => ran.push("first"));
  click("input");
  expect(ran).toEqual([]);
  click("a");
  beIdle();
  expect(ran).toEqual(["first"]);
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
