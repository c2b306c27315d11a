import { expect, test } from "vitest";
import { allRules } from "./allRules.ts";
import { type FeedRules, rulesFeed } from "./rulesFeed.ts";
import { rulesJson } from "./rulesJson.ts";

const data = JSON.parse(rulesJson()) as FeedRules;
const feed = rulesFeed(data);

const all = (pattern: RegExp) => [...feed.matchAll(pattern)].map(([, text = ""]) => text);

test("the feed has each version since 2024 once, newest first, with its source", () => {
  const versions = allRules().flatMap(({ id, versions: dated }) =>
    dated
      .filter(({ effectiveFrom }) => effectiveFrom >= "2024-01-01")
      .map(({ effectiveFrom }) => `${id}:${effectiveFrom}`),
  );
  const ids = all(/<id>urn:mortgage-kit:rule:([^<]+)<\/id>/g);
  expect(ids.toSorted()).toEqual(versions.toSorted());
  const days = ids.map((id) => id.slice(-10));
  expect(days).toEqual(days.toSorted().reverse());
  expect(all(/<link rel="via" href="(https?:[^"]+)"/g)).toHaveLength(ids.length);
});

test("an entry says what changed, from when and by which source", () => {
  const [, entry = ""] = feed.split("urn:mortgage-kit:rule:hst-relief-new-homes-on:2026-04-01");
  expect(entry).toContain(
    "<title>Ontario HST relief for new homes (ON): from 2026-04-01 to 2027-03-31</title>",
  );
  expect(entry.split("</entry>")[0]).toContain("s. 41(2.01)");
});

test("texts are escaped, and the feed is as new as its newest source", () => {
  const version = {
    value: 1,
    effectiveFrom: "2026-01-01",
    status: "in-force",
    triggerEvent: "closing",
    source: { citation: "A & B <1>", url: "https://rules.example/?a=1&b=2", readOn: "2026-12-01" },
  };
  const one = rulesFeed({
    checkedOn: "2026-11-20",
    rules: [{ id: "a", name: "A", place: "ON", versions: [version] }],
  });
  expect(one).toContain("A &amp; B &lt;1&gt;");
  expect(one).toContain('href="https://rules.example/?a=1&amp;b=2"');
  expect(one).toContain("<updated>2026-12-01T00:00:00Z</updated>");
});
