import { expect, test } from "vitest";
import { exampleIn, matchesStated, runExample } from "./docExamples.ts";

test("an example ends where the comment does, or the next tag begins", () => {
  const doc = "*\n * Adds.\n *\n * @example\n * add(1, 2); // 3\n * @throws Never\n ";
  expect(exampleIn(doc)).toBe("add(1, 2); // 3");
  expect(exampleIn("* Adds. ")).toBeNull();
});

test("stated values belong to the statement before the comment", async () => {
  const add = (one: number, other: number) => one + other;
  const stated = await runExample(
    "const sum: number = add(1, 2);\nadd(sum, 1); // 4\nadd(0, 0);\n// 1",
    { add },
  );
  expect(stated).toEqual([
    { expected: "4", value: 4 },
    { expected: "1", value: 0 },
  ]);
});

test.each([
  [4, "4", true],
  [4.1, "4", false],
  [1842.262, "1842.26…", true],
  [1842.27, "1842.26…", false],
  ["Wait", '"Wa…"', true],
  ["Wait", '"Go"', false],
  [{ a: 1.25, b: 2 }, "{ a: 1.2…, b: 2 }", true],
  [{ a: 1, b: 2 }, "{ a: 1 }", false],
  [{ a: 1, b: 2 }, "{ a: 1, … }", true],
  [[], "[]", true],
  [null, "null", true],
  [undefined, "null", false],
])("%o stated as %s: %s", (value, stated, isRight) => {
  expect(matchesStated(value, stated)).toBe(isRight);
});
