import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadSite } from "../loadSite.ts";
import { brokerageNames, folderOf } from "./chosenFolder.ts";

const own = join(import.meta.dirname, "../../brokerages/lakehead");
let elsewhere: string;

beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), "brokerage-"));
});
afterAll(() => rmSync(elsewhere, { recursive: true }));

/** Copies a brokerage outside the repository and replaces a text in one of its files. */
function copyWith(name: string, file: string, found: string, put: string): string {
  const copy = join(elsewhere, name);
  cpSync(own, copy, { recursive: true });
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(found);
  writeFileSync(path, text.replace(found, put));
  return copy;
}

/** Returns the message with which a folder is refused. */
async function refusal(folder: string): Promise<string> {
  const error = await loadSite(folder, "en").then(
    () => undefined,
    (error: unknown) => error,
  );
  return error instanceof Error ? error.message : "";
}

test("A brokerage is selected by name or by a path from the repository's root", () => {
  expect(folderOf("lakehead")).toBe(own);
  expect(folderOf("packages/content/brokerages/lakehead")).toBe(own);
  expect(folderOf(own)).toBe(own);
});

test("An unknown name lists the brokerages, an unknown path reports what is missing", () => {
  expect(brokerageNames()).toEqual(expect.arrayContaining(["greater-simcoe", "lakehead"]));
  expect(() => folderOf("lakeside")).toThrow(
    `SITE_BROKERAGE is "lakeside", but the brokerages are ${brokerageNames().join(", ")}`,
  );
  expect(() => folderOf("/nowhere/at/all")).toThrow("/nowhere/at/all has no index.ts");
});

test("A folder outside the repository can be published", async () => {
  const copy = copyWith(
    "renamed",
    "brokerage.ts",
    "Lakehead Mortgage House",
    "Sleeping Giant Loans",
  );
  const { brokerage, pages } = await loadSite(copy, "en");
  expect([brokerage.name, pages.length]).toEqual(["Sleeping Giant Loans", 25]);
});

test("An invalid value is reported with file, field, value and allowed values", async () => {
  const copy = copyWith("wrong", "team/ruthOkeke.ts", '"807-555-0113"', '"555-0113"');
  expect(await refusal(copy)).toContain(
    'team/ruthOkeke.ts: profile.phone is "555-0113", but must be a telephone number such as 613-555-0142.',
  );
});

test("A missing field and an unknown field are reported with their file", async () => {
  const copy = copyWith("misspelt", "services/renewals.ts", "summary:", "sumary:");
  const output = await refusal(copy);
  expect(output).toContain("services/renewals.ts: summary is missing, but must be a text.");
  expect(output).toMatch(
    /services\/renewals\.ts: sumary is not a field here; the fields are slug, /,
  );
});

test("A file without its export is reported", async () => {
  const copy = copyWith("unnamed", "index.ts", "export const content", "export const contents");
  expect(await refusal(copy)).toContain(`${join(copy, "index.ts")} must export "content".`);
});
