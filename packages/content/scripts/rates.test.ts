import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { content } from "../brokerages/greater-simcoe/index.ts";

const brokerages = join(import.meta.dirname, "../brokerages");
const [member] = content.team.members;
let parent: string;
let folder: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), "rates-"));
  folder = join(parent, "brokerage");
  cpSync(join(brokerages, "greater-simcoe"), folder, { recursive: true });
  writeFileSync(join(parent, "package.json"), '{ "type": "module" }');
});
afterAll(() => rmSync(parent, { recursive: true }));

function rates(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "rates.ts"), ...args],
    { encoding: "utf8", env: { ...process.env, SITE_BROKERAGE: folder } },
  );
  return { status, output: stdout + stderr };
}

test("a rate of somebody who left is published anew by somebody else", () => {
  const of = ["--class", "insured", "--for", "purchase,switch", "--use", "owner"];
  const file = join(folder, "rates.json");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replaceAll(/"saidBy": "[^"]*"/g, '"saidBy": "Left Yesterday"'));
  const set = (by: string) =>
    rates("set", ...["--kind", "fixed", "--years", "1", "--rate", "4.79", "--by", by], ...of);
  expect(set(member?.name ?? "")).toMatchObject({ status: 0 });
  expect(set("Left Yesterday").output).toContain("Nobody of the team is called");
  writeFileSync(file, before);
}, 60_000);

// It starts four processes, which is slow on a busy machine.
test("the first rate of a brokerage creates its file of rates", () => {
  const file = join(folder, "rates.json");
  const index = join(folder, "index.ts");
  rmSync(file);
  const source = readFileSync(index, "utf8");
  writeFileSync(
    index,
    source.replace(/^import publishedRates .*\n/m, "").replace(/^ {2}publishedRates: .*\n/m, ""),
  );
  expect(rates("list")).toMatchObject({
    status: 2,
    output: expect.stringContaining('"pnpm rates set" creates it'),
  });
  expect(existsSync(file)).toBe(false);
  const said = [
    "--by",
    member?.name ?? "",
    "--class",
    "insured",
    "--for",
    "purchase",
    "--use",
    "owner",
  ];
  const set = rates("set", "--kind", "fixed", "--years", "5", "--rate", "4.09", ...said);
  expect(set).toMatchObject({ status: 0, output: expect.stringContaining("Created ") });
  expect(set.output).toContain("add publishedRates to the folder's index.ts");
  expect(JSON.parse(readFileSync(file, "utf8")).entries).toMatchObject([{ annualRate: 4.09 }]);
  expect(rates("list")).toMatchObject({ status: 0, output: expect.stringContaining("4.09 %") });
}, 60_000);
