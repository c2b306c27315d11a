import { expect, test } from "vitest";
import { cycleIn, filesOf } from "./parts.ts";

const graph = new Map([
  ["index", ["a/aView", "b/bView"]],
  ["a/aView", ["a/own", "makeView"]],
  ["b/bView", ["makeView"]],
  ["a/own", []],
  ["makeView", ["format"]],
  ["format", []],
]);

test("a part has the modules that enough of its roots import", () => {
  const files = filesOf(graph, [{ name: "views", roots: ["*/*View"], least: 2 }], new Set());
  expect(files.get("makeView")).toBe("parts/views");
  expect(files.get("format")).toBe("parts/views");
  expect(files.get("a/own")).toBe("a/own");
  expect(files.get("a/aView")).toBe("a/aView");
});

test("a part has only what the roots of every pattern import", () => {
  const files = filesOf(graph, [{ name: "shared", roots: ["a/*", "b/*"] }], new Set());
  expect([...files].filter(([, file]) => file === "parts/shared").map(([name]) => name)).toEqual([
    "makeView",
    "format",
  ]);
});

test("a module belongs to the first of its parts, and one loaded by itself to none", () => {
  const parts = [{ roots: ["format"] }, { name: "rest", roots: ["index"] }];
  const files = filesOf(graph, parts, new Set(["a/aView"]));
  expect(files.get("format")).toBe("format");
  expect(files.get("a/aView")).toBe("a/aView");
  expect(files.get("a/own")).toBe("parts/rest");
});

test("a pattern without modules is an error", () => {
  expect(() => filesOf(graph, [{ name: "none", roots: ["none/*"] }], new Set())).toThrow("none/*");
});

test("a cycle of imports is found, however long", () => {
  expect(cycleIn(graph)).toBeNull();
  expect(cycleIn(new Map([...graph, ["format", ["b/bView"]]]))).toEqual([
    "makeView",
    "format",
    "b/bView",
  ]);
});
