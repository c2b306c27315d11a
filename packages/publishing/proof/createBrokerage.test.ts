import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installed } from "./installed.ts";
import { bin, run } from "./run.ts";

const { project } = installed("create-brokerage");
const command = join(project, "node_modules/.bin/create-brokerage");
const answers = join(import.meta.dirname, "../../create-brokerage/testing/answers.json");

test("the packed command writes a folder that compiles under strict TypeScript", () => {
  const place = join(project, "elsewhere");
  mkdirSync(place);
  cpSync(answers, join(place, "answers.json"));
  expect(run(command, ["answers.json"], place)).toContain("Wrote northwind-lending.");
  expect(existsSync(join(place, "northwind-lending/TODO.md"))).toBe(true);
  expect(run(join(bin, "tsc"), ["-p", "northwind-lending"], place)).toBe("");
});

test("it prints its usage", () => {
  expect(run(command, ["--help"], project)).toContain("create-brokerage answers.json");
});
