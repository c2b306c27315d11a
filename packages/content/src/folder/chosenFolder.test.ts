import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeFilledStarter } from "../../testing/filledStarter.ts";
import { matchesIn, stringsIn } from "../../testing/stringsIn.ts";
import { loadSite } from "../loadSite.ts";
import { brokerageNames, folderOf, languagesOf } from "./chosenFolder.ts";

const own = join(import.meta.dirname, "../../brokerages/greater-simcoe");
let elsewhere: string;

beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), "brokerage-"));
});
afterAll(() => rmSync(elsewhere, { recursive: true }));

/** Writes a brokerage outside the repository and replaces a text in one of its files. */
function copyWith(name: string, file: string, found: string, put: string): string {
  const copy = join(elsewhere, name);
  writeFilledStarter(copy);
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
  expect(folderOf("greater-simcoe")).toBe(own);
  expect(folderOf("packages/content/brokerages/greater-simcoe")).toBe(own);
  expect(folderOf(own)).toBe(own);
});

test("An unknown name lists the brokerages, an unknown path reports what is missing", () => {
  expect(brokerageNames()).toContain("greater-simcoe");
  expect(brokerageNames()).not.toContain("starter");
  expect(() => folderOf("lakeside")).toThrow(
    `SITE_BROKERAGE is "lakeside", but the brokerages are ${brokerageNames().join(", ")}`,
  );
  expect(() => folderOf("/nowhere/at/all")).toThrow("/nowhere/at/all has no index.ts");
});

test("A folder outside the repository can be published", async () => {
  const copy = copyWith("renamed", "brokerage.ts", '"Northwind"', '"Sleeping Giant"');
  const { brokerage, pages } = await loadSite(copy, "en");
  expect([brokerage.shortName, brokerage.phone]).toEqual(["Sleeping Giant", "306-555-0120"]);
  expect(pages.map(({ path }) => path)).not.toContain("/blogs");
  // The folder has cards of four; the kit describes the others.
  expect(pages.map(({ path }) => path)).toContain("/resources/closing-fees-calculator");
});

test("The starter folder states how soon it answers once, for all of its texts", async () => {
  const copy = copyWith("slower", "brokerage.ts", '"one business day"', '"three business days"');
  const promises = matchesIn(stringsIn(await loadSite(copy, "en")), /within (\w+ business days?)/g);
  expect(new Set(promises)).toEqual(new Set(["three business days", "five business days"]));
});

test("The starter folder's French pages are complete, in French, and under /fr", async () => {
  const copy = join(elsewhere, "bilingual");
  writeFilledStarter(copy, true);
  const { pages, base, brokerage, ...site } = await loadSite(copy, "fr");
  expect([base, brokerage.timeZone]).toEqual(["/fr", "America/Regina"]);
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/", "/contact", "/privacy", "/resources"]));
  expect(paths).toContain("/resources/affordability-calculator");
  const written = stringsIn({ ...site, team: null, folder: "" });
  const texts = written.map((text) => text.replaceAll(brokerage.name, "Nord"));
  expect(matchesIn(texts, /\b(the|your|with|this|and)\b/gi)).toEqual([]);
  expect(texts.filter((text) => / [:;?!%$»]|« |'/.test(text))).toEqual([]);
});

test("An invalid value is reported with file, field, value and allowed values", async () => {
  const copy = copyWith("wrong", "team/firstMember.ts", '"306.555.0121"', '"555-0121"');
  expect(await refusal(copy)).toContain(
    'team/firstMember.ts: profile.phone is "555-0121", but must be a telephone number such as 613-555-0142.',
  );
});

test("A missing field and an unknown field are reported with their file", async () => {
  const copy = copyWith("misspelt", "services.ts", "summary:", "sumary:");
  const output = await refusal(copy);
  expect(output).toContain("services.ts: list[0].summary is missing, but must be a text.");
  expect(output).toMatch(
    /services\.ts: list\[0\]\.sumary is not a field here; the fields are slug, /,
  );
});

test("A file without its export is reported", async () => {
  const copy = copyWith("unnamed", "index.ts", "export const content", "export const contents");
  expect(await refusal(copy)).toContain(`${join(copy, "index.ts")} must export "content".`);
});

test("A copy of the starter folder is refused with one line for each placeholder", async () => {
  const folder = join(elsewhere, "harbour-house");
  const command = join(import.meta.dirname, "../../scripts/createBrokerage.ts");
  const create = (...to: string[]) =>
    spawnSync(process.execPath, [command, ...to], { encoding: "utf8" });
  expect(create("Harbour House").stderr).toContain("lower-case words joined by hyphens");
  expect(create("a", "--frnch").stderr).toMatch(/^Unknown option '--frnch'.*\n$/);
  expect(create(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining(folder) });
  const [, ...lines] = (await refusal(folder)).split("\n");
  const marks = lines.map((line) =>
    /(\w+\.ts): \S+ is still a placeholder: \[\[(.*)\]\]\.$/.exec(line),
  );
  expect(marks.map((mark) => mark?.[1])).toEqual(
    expect.arrayContaining(["brokerage.ts", "look.ts", "firstMember.ts"]),
  );
  expect(new Set(marks.map((mark) => mark?.[2])).size).toBe(lines.length);
  const again = create(folder);
  expect(again.status).not.toBe(0);
  expect(languagesOf(folder)).toEqual(["en"]);
  expect(create(join(elsewhere, "maison"), "--french").status).toBe(0);
  expect(languagesOf(join(elsewhere, "maison"))).toEqual(["en", "fr"]);
  expect(again.stderr).toBe(`${folder} exists already: choose another name, or remove it first.\n`);
});

test("A territory is refused, because its regulator is unknown", async () => {
  const copy = copyWith("territory", "brokerage.ts", '"SK"', '"YT"');
  expect(await refusal(copy)).toContain(
    'address.province is "YT", but must be a province whose regulator is known',
  );
});
