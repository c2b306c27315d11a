import { expect, test } from "vitest";
import { criteria, criterionOf } from "./criteria.ts";
import { type AcrSource, openAcr } from "./openAcr.ts";

const source: AcrSource = {
  product: { name: "Example Mortgages", description: "A site" },
  contact: {
    name: "Example Mortgages",
    email: "us@brokerage.example",
    phone: "613-555-0142",
    website: "https://brokerage.example",
  },
  day: "2026-11-22",
  automatic: {
    tool: "axe-core 4",
    day: "2026-11-22",
    pages: 3,
    tried: { "3.1.1": ["html-has-lang"], "1.4.3": ["color-contrast"], "1.1.1": ["image-alt"] },
    failed: { "1.1.1": ["image-alt on /team"] },
  },
  journeys: { "1.4.10": "no sideways scroll at 320 px" },
  assessed: [
    { criterion: "2.4.7", level: "supports", by: "Robin Ng", day: "2026-11-20", notes: "Seen." },
  ],
};

function adherenceOf(num: string, from: AcrSource = source) {
  const { chapters } = openAcr(from);
  const all = Object.values(chapters).flatMap((chapter) =>
    "criteria" in chapter ? chapter.criteria : [],
  );
  return all.find((criterion) => criterion.num === num)?.components[0]?.adherence;
}

test("A criterion that needs a person stays not evaluated, whatever a program found", () => {
  expect(adherenceOf("1.4.3")).toEqual({
    level: "not-evaluated",
    notes: "axe-core 4 found nothing on 3 pages (color-contrast). No person has looked at it yet.",
  });
  expect(adherenceOf("1.4.10")?.notes).toContain("Journeys: no sideways scroll at 320 px.");
  expect(adherenceOf("1.3.3")?.level).toBe("not-evaluated");
});

test("A failure found by a program is reported, and criteria that programs can decide are decided", () => {
  expect(adherenceOf("1.1.1")).toEqual({
    level: "does-not-support",
    notes: "axe-core 4: image-alt on /team.",
  });
  expect(adherenceOf("3.1.1")?.level).toBe("supports");
  expect(adherenceOf("3.1.1", { ...source, automatic: undefined })?.level).toBe("not-evaluated");
});

test("A person's finding is included, and a failure found by a program overrides it", () => {
  expect(adherenceOf("2.4.7")).toEqual({
    level: "supports",
    notes: "Seen. (Robin Ng, 2026-11-20)",
  });
  const assessed = [{ ...source.assessed[0], criterion: "1.1.1" }] as AcrSource["assessed"];
  expect(adherenceOf("1.1.1", { ...source, assessed })?.level).toBe("does-not-support");
});

test("Every criterion of levels A and AA is reported once, by the catalog's name", () => {
  const numbers = Object.values(criteria).flatMap((list) => Object.keys(list));
  expect([numbers.length, new Set(numbers).size]).toEqual([56, 56]);
  expect(openAcr(source)).toMatchObject({
    catalog: "2.5-edition-wcag-2.2-en",
    author: { email: "us@brokerage.example" },
  });
});

test("A tag of axe names its criterion", () => {
  expect(["wcag111", "wcag1410", "wcag2aa", "best-practice"].map(criterionOf)).toEqual([
    "1.1.1",
    "1.4.10",
    undefined,
    undefined,
  ]);
});
