import { expect, test } from "vitest";
import { CalculatorInputError } from "../../calculator.ts";
import { isDay } from "../../isDay.ts";
import { ownerTaxRules } from "../ownerTaxes.ts";
import { sourceOf } from "../sourceOf.ts";
import { eachRule } from "./eachRule.ts";
import { findRule, type RuleDateIssue, ruleInForce, rulesCheckedOn } from "./ruleInForce.ts";
import { rules } from "./rules.ts";
import { atlanticSources } from "./sources/atlantic.ts";
import { buyerSources } from "./sources/buyers.ts";
import { insuringSources } from "./sources/insuring.ts";
import {
  compoundingSources,
  debtServiceSources,
  equitySources,
  prepaymentSources,
  stressTestSources,
  switchSources,
} from "./sources/lending.ts";
import { ontarioSources } from "./sources/ontario.ts";
import { ownerSources } from "./sources/owners.ts";
import { quebecSources } from "./sources/quebec.ts";
import { westSources } from "./sources/west.ts";

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
  for (const version of versions) {
    const { effectiveFrom, effectiveTo, reviewBy } = version;
    const source = sourceOf({ id, ...version });
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

test("every source belongs to an existing version", () => {
  const tables = [
    insuringSources,
    stressTestSources,
    switchSources,
    debtServiceSources,
    equitySources,
    prepaymentSources,
    compoundingSources,
    buyerSources,
    atlanticSources,
    ownerSources,
    ontarioSources,
    quebecSources,
    westSources,
  ];
  const sourced = tables.flatMap((table) =>
    Object.entries(table).flatMap(([id, days]) => Object.keys(days).map((day) => `${id} ${day}`)),
  );
  const versions = all.flatMap((rule) =>
    rule.versions.map(({ effectiveFrom }) => `${rule.id} ${effectiveFrom}`),
  );
  expect(sourced.toSorted()).toEqual(versions.toSorted());
});

test("a caller's rule needs its own source", () => {
  const rule = {
    id: "house-rule",
    value: 1,
    effectiveFrom: "2026-01-01",
    confidence: "official",
  } as const;
  const source = { citation: "A by-law", url: "https://rules.example" };
  expect(sourceOf({ ...rule, source })).toBe(source);
  expect(() => sourceOf(rule)).toThrow(/house-rule of 2026-01-01 brings no source/);
});
