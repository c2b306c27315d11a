import { expect, test } from "vitest";
import { CalculatorInputError } from "../../calculator.ts";
import { eachRule } from "./eachRule.ts";
import { ruleInForce, rulesCheckedOn } from "./ruleInForce.ts";
import { rules } from "./rules.ts";

const all = eachRule();

test("every rule has a name of its own", () => {
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(35);
});

test.each(all)("$name is dated, sourced and newest first", ({ versions }) => {
  const from = versions.map(({ effectiveFrom }) => effectiveFrom);
  expect(from).toEqual([...from].sort().reverse());
  expect(new Set(from).size).toBe(from.length);
  for (const { effectiveFrom, reviewBy, source } of versions) {
    expect(effectiveFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(reviewBy).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(reviewBy > effectiveFrom).toBe(true);
    expect(() => new URL(source)).not.toThrow();
  }
});

test("every rule is in force on the day the figures were checked", () => {
  for (const rule of all) expect(ruleInForce(rule).effectiveFrom <= rulesCheckedOn).toBe(true);
});

test("a rule begins on its first day and ends before the next version's", () => {
  const { QC } = rules.premiumSalesTax;
  if (!QC) throw new Error("Quebec taxes premiums");
  expect(ruleInForce(QC, "2026-12-31").value).toBe(9);
  expect(ruleInForce(QC, "2027-01-01").value).toBe(9.975);
});

test.each(["2026-1-1", "today", ""])("refuses %j as a date", (on) => {
  expect(() => ruleInForce(rules.stressTest, on)).toThrow(CalculatorInputError);
});
