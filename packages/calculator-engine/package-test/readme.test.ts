import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesTable } from "../scripts/rulesTable.ts";

/** The formatter pads the cells of a table; only their content counts. */
const unpadded = (table: string) => table.replaceAll(/ {2,}/g, " ").replaceAll(/-{4,}/g, "---");

test("the README's table of rules is up to date", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  expect(unpadded(readme)).toContain(unpadded(rulesTable()));
});
