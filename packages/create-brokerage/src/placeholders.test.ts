import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dutiesOf } from "@mortgage-kit/compliance";
import { expect, test } from "vitest";
import { type Province, provinces } from "./answers.ts";
import { placeholdersOf } from "./placeholders.ts";
import { readAnswers } from "./readAnswers.ts";

const answers = readAnswers(
  JSON.parse(readFileSync(join(import.meta.dirname, "../testing/answers.json"), "utf8")),
);
const regulatorIn = (province: Province) => placeholdersOf({ ...answers, province }).regulator;

test("A brokerage gets the regulator and the duties of its province", () => {
  expect([regulatorIn("ON"), regulatorIn("BC"), regulatorIn("QC")]).toEqual([
    "FSRA",
    "BCFSA",
    "AMF",
  ]);
  const ids = (province: Province) =>
    dutiesOf(regulatorIn(province), "2026-11-22").map(({ id }) => id);
  expect(ids("BC")).toContain("bc-records");
  expect(ids("QC")).toContain("qc-french");
  expect(ids("BC")).not.toContain("qc-french");
});

test("Every available province has a regulator", () => {
  const codes = (Object.keys(provinces) as Province[]).map(regulatorIn);
  expect(new Set(codes).size).toBe(codes.length);
});
