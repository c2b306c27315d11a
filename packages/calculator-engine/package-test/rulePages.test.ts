import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type PublishedRule,
  type PublishedVector,
  rulePage,
  rulesPage,
  vectorsOf,
} from "../scripts/rulePage.ts";
import { rulesJson } from "../scripts/rulesJson.ts";

const { rules, checkedOn } = JSON.parse(rulesJson()) as {
  rules: PublishedRule[];
  checkedOn: string;
};
const path = new URL("../vectors/canada.json", import.meta.url);
const vectors = JSON.parse(readFileSync(path, "utf8")) as PublishedVector[];

test.each(rules)("the page of $id has every version, its source and a worked example", (rule) => {
  const html = rulePage(rule, vectors, checkedOn);
  expect(html.match(/<tr><th scope="row">/g)).toHaveLength(rule.versions.length);
  for (const { effectiveFrom, source } of rule.versions) {
    expect(html).toContain(effectiveFrom);
    expect(html).toContain(source.url.replaceAll("&", "&amp;"));
  }
  expect(html).toContain(`<p lang="fr">`);
  expect(html).not.toMatch(/undefined|NaN|\[object/);
  expect(vectorsOf(rule, vectors).length).toBeGreaterThan(0);
});

test("a page draws a figure's steps and says what changed", () => {
  const rule = rules.find(({ id }) => id === "home-buyers-amount-rate");
  if (!rule) throw new Error("the rule is there");
  const html = rulePage(rule, [], checkedOn);
  expect(html.match(/<path /g)).toHaveLength(4);
  expect(html).toContain("Before: 14.5.");
});

test("the list links every page", () => {
  const html = rulesPage(rules);
  for (const { id } of rules) expect(html).toContain(`href="${id}.html"`);
});
