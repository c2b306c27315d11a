import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesTable } from "../scripts/rulesTable.ts";

test("the README's table of rules is the rules' own", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  expect(readme).toContain(rulesTable());
});
