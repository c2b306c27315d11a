import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { allRules } from "../scripts/allRules.ts";
import type { Rule } from "../src/canada/rules/ruleInForce.ts";
import { folderWithRules, python, runProgram } from "./python.ts";

const root = join(import.meta.dirname, "..");
const { folder, rulesPath, text } = folderWithRules();

interface RulesJson {
  checkedOn: string;
  rules: Rule<unknown>[];
}
const parse = () => JSON.parse(text) as RulesJson;

const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictTuples: false });
formats.default(ajv);
const isValid = ajv.compile(JSON.parse(readFileSync(join(root, "rules.schema.json"), "utf8")));

const ruleOf = (data: RulesJson, id: string) => {
  const rule = data.rules.find((one) => one.id === id);
  if (!rule?.versions[0]) throw new Error(`there is no rule ${id}`);
  return { rule, newest: rule.versions[0] as unknown as Record<string, unknown> };
};

describe("rules.json", () => {
  test("holds every rule with every version, and satisfies its schema", () => {
    expect(isValid(parse()), JSON.stringify(isValid.errors)).toBe(true);
    const days = (rules: readonly Rule<unknown>[]) =>
      rules.map(({ id, versions }) => [id, versions.map((version) => version.effectiveFrom)]);
    expect(days(parse().rules)).toEqual(days(allRules()));
  });

  test("has the last day of every version that has ended", () => {
    for (const { versions } of parse().rules) {
      for (const { effectiveTo } of versions.slice(1)) expect(effectiveTo).toBeDefined();
    }
  });

  test("quotes each official source, and gives the reason where another has no quote", () => {
    const sources = (
      JSON.parse(text) as {
        rules: { id: string; versions: { confidence: string; source: Record<string, string> }[] }[];
      }
    ).rules.flatMap(({ id, versions }) => versions.map((version) => ({ id, ...version })));
    const open = sources.filter(({ confidence, source }) =>
      confidence === "official" ? !source.quote : !(source.quote ?? source.unread),
    );
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  test.each<[string, string, (newest: Record<string, unknown>) => void]>([
    ["transfer-tax-on", "a bracket of one number", (newest) => (newest.value = [[0]])],
    ["premium-tax-on", "a figure that is a text", (newest) => (newest.value = "8")],
    ["minimum-down-payment", "a missing figure", (newest) => (newest.value = { rows: [] })],
    ["stress-test", "no source", (newest) => delete newest.source],
    ["stress-test", "another confidence", (newest) => (newest.confidence = "sure")],
    ["stress-test", "a day that is none", (newest) => (newest.effectiveFrom = "2026-02-31")],
  ])("its schema rejects %s with %s", (id, _, spoil) => {
    const data = parse();
    spoil(ruleOf(data, id).newest);
    expect(isValid(data)).toBe(false);
  });
});

describe.skipIf(python === undefined)("a Python program without libraries", () => {
  test("agrees on transfer tax, down payments and premiums from the data alone", () => {
    const { status, stdout, stderr } = runProgram("agree.py", rulesPath);
    expect(stdout + stderr).toMatch(/^(\d{3}) of \1 agree\n$/);
    expect(status).toBe(0);
  });

  test("disagrees if the rules are changed", () => {
    const data = parse();
    ruleOf(data, "transfer-tax-on").newest.value = [[0, 1]];
    const path = join(folder, "wrong.json");
    writeFileSync(path, JSON.stringify(data));
    const { status, stdout } = runProgram("agree.py", path);
    expect(status).toBe(1);
    expect(stdout).toContain("ltt-on-2500000: provincial");
  });
});

test.runIf(python === undefined)("Python is not installed, so agreement was not checked", () => {});
