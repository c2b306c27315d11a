import { expect, test, vi } from "vitest";
import {
  type KeptResult,
  keepResult,
  keptResults,
  onKeptResults,
  removeResult,
} from "./keptResults.ts";

const result = (key: string): KeptResult => ({
  key,
  name: key,
  figures: [],
});
const keys = (calculator: string) => keptResults(calculator).map(({ key }) => key);

test("At most three different results are kept", () => {
  for (const key of ["a", "a", "b", "c", "d"]) keepResult("payment", result(key));
  expect(keys("payment")).toEqual(["a", "b", "c"]);
  expect(keys("refinance")).toEqual([]);
});

test("Removing a result makes room and notifies listeners", () => {
  const listener = vi.fn();
  const stop = onKeptResults(listener);
  removeResult("payment", "b");
  keepResult("payment", result("d"));
  expect(keys("payment")).toEqual(["a", "c", "d"]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  removeResult("payment", "a");
  expect(listener).toHaveBeenCalledTimes(2);
});
