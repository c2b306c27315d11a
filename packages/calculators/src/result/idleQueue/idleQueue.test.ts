import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeTurn } from "./takeTurn.ts";

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
  takeTurn(() => ran.push("first"));
  takeTurn(() => ran.push("second"));
  expect(ran).toEqual([]);
  beIdle();
  expect(ran).toEqual(["first"]);
  beIdle();
  expect(ran).toEqual(["first", "second"]);
  expect(idle).toEqual([]);
});

test("a task that was withdrawn does not run and holds nobody up", () => {
  const ran: string[] = [];
  const withdraw = takeTurn(() => ran.push("first"));
  takeTurn(() => ran.push("second"));
  withdraw();
  beIdle();
  expect(ran).toEqual(["second"]);
});

test("those who come when all before them withdrew still run one at a time", () => {
  takeTurn(() => {})();
  const ran: string[] = [];
  takeTurn(() => ran.push("first"));
  takeTurn(() => ran.push("second"));
  expect(idle).toHaveLength(1);
  beIdle();
  expect(ran).toEqual(["first"]);
  beIdle();
  expect(ran).toEqual(["first", "second"]);
  expect(idle).toEqual([]);
});

test("a task that fails holds nobody up", () => {
  const ran: string[] = [];
  takeTurn(() => {
    throw new Error("It cannot be drawn.");
  });
  takeTurn(() => ran.push("second"));
  expect(beIdle).toThrow("It cannot be drawn.");
  beIdle();
  expect(ran).toEqual(["second"]);
});
