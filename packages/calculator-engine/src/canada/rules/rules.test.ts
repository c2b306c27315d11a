import { expect, test } from "vitest";
import { CalculatorInputError } from "../../calculator.ts";
import { isDay } from "../../fieldRules.ts";
import { ownerTaxRules } from "../ownerTaxes.ts";
import { allSources, sourceOf } from "../sourceOf.ts";
import { eachRule } from "./eachRule.ts";
import { ownerTaxSources } from "./ownerTaxes.ts";
import { openRules } from "./ruleBook.ts";
import {
  findRule,
  type Rule,
  type RuleDateIssue,
  type RuleVersion,
  ruleInForce,
  rulesCheckedOn,
} from "./ruleInForce.ts";
import { rules } from "./rules.ts";
import { sourceIn } from "./source.ts";
import type { StressTest } from "./stressTest.ts";

const all = [...eachRule(), ...ownerTaxRules];

const issueOf = (run: () => unknown): RuleDateIssue => {
  try {
    run();
  } catch (error) {
    if (error instanceof CalculatorInputError) return error.issues[0] as RuleDateIssue;
  }
  throw new Error("the date was accepted");
};

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test("every rule has a unique name and id", () => {
  for (const key of ["name", "id"] as const) {
    const texts = all.map((rule) => rule[key]);
    expect(new Set(texts).size).toBe(texts.length);
  }
  for (const { id } of all) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(all.length).toBeGreaterThan(55);
});

test.each(all)("$id is dated, sourced and newest first", ({ id, versions }) => {
  const from = versions.map(({ effectiveFrom }) => effectiveFrom);
  expect(from).toEqual([...from].sort().reverse());
  expect(new Set(from).size).toBe(from.length);
  for (const [index, version] of versions.entries()) {
    const { effectiveFrom, effectiveTo, reviewBy } = version;
    const source = sourceIn(
      { ...allSources, ...ownerTaxSources },
      {
        id,
        nth: versions.length - index,
        ...version,
      },
    );
    expect(isDay(effectiveFrom)).toBe(true);
    for (const later of [effectiveTo, reviewBy]) {
      if (later !== undefined) expect(isDay(later) && later > effectiveFrom).toBe(true);
    }
    const { host, pathname } = new URL(source.url);
    // A source must be more specific than a home page, and an act is cited by its section.
    expect(pathname).not.toBe("/");
    if (host === "laws-lois.justice.gc.ca")
      expect(pathname).toMatch(/(section|page)-[\d.]+\.html$/);
    expect(source.citation.length).toBeGreaterThan(5);
  }
});

test.each(all)("$id has a review date unless it has ended", ({ versions }) => {
  for (const [index, { reviewBy, effectiveTo }] of versions.entries()) {
    const isPast = index > 0 || (effectiveTo !== undefined && effectiveTo < rulesCheckedOn);
    // A version that is superseded after the checking day is still in force on that day.
    const superseded = versions[index - 1]?.effectiveFrom ?? "";
    if (!isPast) expect(reviewBy).toBeDefined();
    if (reviewBy !== undefined && index > 0) expect(superseded > rulesCheckedOn).toBe(true);
  }
});

test.each(all.flatMap((rule) => rule.versions.map((version) => ({ rule, version }))))(
  "$rule.id of $version.effectiveFrom begins on its first day and ends on its last",
  ({ rule, version }) => {
    const { effectiveFrom } = version;
    const everything = { withProposed: true };
    const inForce = findRule({ rule, on: effectiveFrom, ...everything });
    expect(inForce?.effectiveFrom).toBe(effectiveFrom);
    expect(inForce?.value).toBe(version.value);
    const older = rule.versions[rule.versions.indexOf(version) + 1];
    const before = () => findRule({ rule, on: dayBefore(effectiveFrom), ...everything });
    if (older) expect(before()?.effectiveFrom).toBe(older.effectiveFrom);
    else if (rule.introduced) expect(before()).toBeNull();
    else expect(before).toThrow(CalculatorInputError);
    if (inForce?.effectiveTo) {
      const next = findRule({ rule, on: dayAfter(inForce.effectiveTo), ...everything });
      expect(next?.effectiveFrom).not.toBe(effectiveFrom);
      expect(findRule({ rule, on: inForce.effectiveTo, ...everything })?.effectiveFrom).toBe(
        effectiveFrom,
      );
    }
  },
);

test("a date before the first version is rejected with rule, place, day and remedy", () => {
  const { Halifax } = rules.municipalTransfer;
  const issue = issueOf(() => ruleInForce({ rule: Halifax, on: "2019-05-01" }));
  expect(issue).toMatchObject({
    field: "on",
    received: "2019-05-01",
    ruleId: "transfer-tax-halifax",
    place: "Halifax",
    firstKnownDay: "2024-01-01",
  });
  expect(issue.rule).toMatch(/2024-01-01.*Halifax.*later date/);
});

test("a rule that is not in force is not found, and rejected when required", () => {
  expect(findRule({ rule: rules.gstRebate, on: "2025-03-19" })).toBeNull();
  expect(findRule({ rule: rules.gstRebate, on: "2031-01-01" })).toBeNull();
  const issue = issueOf(() => ruleInForce({ rule: rules.gstRebate, on: "2031-01-01" }));
  expect(issue.rule).toMatch(/2025-03-20 to 2030-12-31/);
});

test.each(["2026-1-1", "2026-02-31", "2025-02-29", "2026-13-01", "today", ""])(
  "rejects %j as a date",
  (on) => {
    expect(() => ruleInForce({ rule: rules.stressTest, on })).toThrow(/ISO date/);
  },
);

test("every version has one source, and no other version has", () => {
  const counts = Object.fromEntries(all.map(({ id, versions }) => [id, versions.length]));
  const listed = Object.entries({ ...allSources, ...ownerTaxSources }).map(
    ([id, sources]) => [id, [sources].flat().length] as const,
  );
  expect(Object.fromEntries(listed)).toEqual(counts);
});

test("a caller's rule needs its own source", () => {
  const source = { citation: "A by-law", url: "https://rules.example" };
  const [newest] = rules.stressTest.versions;
  if (!newest) throw new Error("the stress test has a version");
  const foundIn = (own: Rule<unknown>) => openRules({ rules: [own] }).inForce(rules.stressTest);
  const later = { ...newest, effectiveFrom: "2026-01-01" };
  const withVersion = (first: RuleVersion<StressTest>) =>
    foundIn({ ...rules.stressTest, versions: [first, ...rules.stressTest.versions] });
  expect(sourceOf(withVersion({ ...later, source }))).toBe(source);
  expect(() => sourceOf(withVersion(later))).toThrow(/stress-test of 2026-01-01 brings no source/);
  expect(sourceOf(foundIn({ ...rules.stressTest })).citation).toContain("OSFI");
});
