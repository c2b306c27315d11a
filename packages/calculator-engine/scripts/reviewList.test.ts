import { expect, test } from "vitest";
import { type Rule, rulesCheckedOn } from "../src/canada/rules/ruleInForce.ts";
import { allRules } from "./allRules.ts";
import { reviewList } from "./reviewList.ts";

const source = { citation: "An act", url: "https://rules.example" };
const official = { source, confidence: "official" } as const;
const rule: Rule<number> = {
  id: "a-rule",
  name: "A rule",
  place: "CA",
  versions: [
    { value: 3, effectiveFrom: "2027-01-01", ...official, reviewBy: "2028-01-01" },
    { value: 2, effectiveFrom: "2026-01-01", ...official, reviewBy: "2026-12-31" },
    { value: 1, effectiveFrom: "2025-01-01", ...official, reviewBy: "2025-12-31" },
  ],
};

const valuesOn = (on: string) =>
  reviewList([rule], on).map(({ rules }) => rules.map(({ value }) => value));

test.each([
  ["2026-06-01", [[], [], [], [], []]],
  ["2026-11-20", [[], [2], [], [], []]],
  ["2027-02-01", [[], [], [], [], []]],
  ["2028-01-02", [[3], [], [], [], []]],
])("on %s, lists rules past or near review, without superseded versions", (on, groups) => {
  expect(valuesOn(on)).toEqual(groups);
});

test.each([
  ["second-hand", -2],
  ["unconfirmed", -1],
] as const)("lists %s rules on any date", (confidence, group) => {
  const [version] = rule.versions;
  if (!version) throw new Error("the rule has a version");
  const doubtful = { ...rule, versions: [{ ...version, confidence }] };
  expect(reviewList([doubtful], "2027-06-01").at(group)?.rules).toHaveLength(1);
});

test("does not list ended rules", () => {
  const [version] = rule.versions;
  if (!version) throw new Error("the rule has a version");
  const ended = { ...rule, versions: [{ ...version, effectiveTo: "2027-12-31" }] };
  expect(reviewList([ended], "2028-02-01").map(({ rules }) => rules.length)).toEqual([
    0, 0, 0, 0, 0,
  ]);
});

test("lists a review that is after the next publication", () => {
  const [version] = rule.versions;
  if (!version) throw new Error("the rule has a version");
  const reviewed = (reviewBy: string) => ({
    ...rule,
    id: "transfer-tax-qc",
    versions: [{ ...version, effectiveFrom: "2027-01-01", reviewBy }],
  });
  const late = (reviewBy: string, on = "2027-02-01") =>
    reviewList([reviewed(reviewBy)], on).find(({ heading }) =>
      heading.includes("yearly publication"),
    )?.rules.length;
  expect(late("2027-07-31")).toBe(0);
  expect(late("2027-08-01")).toBe(1);
  // The figures are published, but no version holds them yet.
  expect(late("2027-09-01", "2027-08-01")).toBe(1);
});

test("every rule is reviewed by its yearly publication, except published figures that are not read yet", () => {
  const late = (on: string) =>
    reviewList(allRules(), on)
      .find(({ heading }) => heading.includes("yearly publication"))
      ?.rules.map(({ id }) => id);
  expect(late(rulesCheckedOn)).toEqual(["transfer-tax-qc"]);
});
