import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Rule } from "../src/canada/rules/ruleInForce.ts";
import { allRules } from "./allRules.ts";
import { citedSections, lastAmendedOn, searchOf, watchLaws } from "./lawWatch.ts";

const folder = (name: "before" | "after") =>
  join(import.meta.dirname, "..", "testing", "laws", name);

const readIn = (name: "before" | "after") => (file: string) => {
  const path = join(folder(name), file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

/** Rules whose sources were all read on one day. */
const readOn = (day: string): readonly Rule<unknown>[] =>
  allRules().map((rule) => {
    const cited = citedSections([rule])[0];
    if (!cited) return rule;
    const url = `https://laws-lois.justice.gc.ca/${cited.file.replace(/\.xml$/, "")}/section-${cited.section}.html`;
    const source = { citation: cited.section, url, readOn: day };
    return { ...rule, versions: rule.versions.map((version) => ({ ...version, source })) };
  });

const ids = (sections: readonly { readonly ruleId: string }[]) =>
  sections.map(({ ruleId }) => ruleId);

test("the amendments of 2026 to Ontario's rebates are found, and nothing else", () => {
  const read = readOn("2026-04-01");
  expect(watchLaws(read, readIn("before")).amended).toEqual([]);
  const { amended } = watchLaws(read, readIn("after"));
  expect(ids(amended)).toEqual([
    "hst-rebate-new-housing-on",
    "hst-relief-first-time-on",
    "hst-relief-new-homes-on",
  ]);
  expect(amended[0]).toMatchObject({
    file: "eng/regulations/SOR-2010-151.xml",
    section: "41",
    lastAmendedOn: "2026-06-12",
  });
});

test("a section that was read on the day of its amendment or later is not reported", () => {
  expect(watchLaws(readOn("2026-06-11"), readIn("after")).amended).toHaveLength(3);
  expect(watchLaws(readOn("2026-06-12"), readIn("after")).amended).toEqual([]);
  expect(watchLaws(allRules(), readIn("after")).amended).toEqual([]);
});

test("a law or section that the copy lacks is reported as missing", () => {
  const { missing } = watchLaws(allRules(), readIn("after"));
  expect(ids(missing)).toContain("gst-rebate-first-time");
  expect(ids(missing)).not.toContain("prepayment-interest-cap");
  expect(lastAmendedOn("<Section><Label>5</Label></Section>", "5")).toBeNull();
});

test("every federal law that a rule in force cites is cited by its section", () => {
  const cited = citedSections(allRules());
  expect(cited.length).toBeGreaterThan(15);
  for (const { file } of cited) expect(file).toMatch(/^eng\/(acts|regulations)\/[\w.-]+\.xml$/);
});

test("the last search is named for the laws that were searched only", () => {
  const of = (path: string) =>
    searchOf({
      citation: "s. 1",
      url: `https://laws-lois.justice.gc.ca/eng/${path}/section-1.html`,
    });
  expect(of("acts/I-15")).toMatchObject({ searchedOn: "2026-11-24" });
  expect(of("acts/E-15").searchedIn).toContain("2026-05-31");
  expect(of("acts/I-3.3")).toEqual({});
  expect(searchOf({ citation: "a page", url: "https://rules.example/page" })).toEqual({});
});

const watch = (...words: string[]) =>
  spawnSync(
    process.execPath,
    ["--no-warnings", join(import.meta.dirname, "watchRules.ts"), ...words],
    { encoding: "utf8" },
  );

test("the command lists what was amended, and rejects a folder that does not exist", () => {
  const { status, stdout } = watch("--laws", folder("after"));
  expect(stdout).toContain("Amended after they were read: 0");
  expect(status).toBe(0);
  const refused = watch("--laws", join(folder("after"), "nowhere"));
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain("nowhere");
});
