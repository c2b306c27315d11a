import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeFilledStarter } from "../../testing/filledStarter.ts";
import { loadBrokerages } from "./brokerageFrom.ts";
import { cacheKeys, folderDigest, siteDay, siteDigest } from "./siteDigest.ts";

const repository = join(import.meta.dirname, "../../../..");

function filledStarter(): string {
  const elsewhere = mkdtempSync(join(tmpdir(), "brokerage-"));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  writeFilledStarter(join(elsewhere, "north"));
  return join(elsewhere, "north");
}

test("A digest changes with each file's name and bytes, not with tests and hidden files", () => {
  const folder = filledStarter();
  const first = folderDigest(folder);
  mkdirSync(join(folder, ".git"));
  writeFileSync(join(folder, ".git/index"), "changes");
  writeFileSync(join(folder, "home.test.ts"), "");
  expect(folderDigest(folder)).toBe(first);
  writeFileSync(join(folder, "pages.txt"), "");
  const named = folderDigest(folder);
  appendFileSync(join(folder, "pages.txt"), "a word");
  expect(new Set([first, named, folderDigest(folder)]).size).toBe(3);
});

test("A site's digest changes with a variable that changes its brokerage", async () => {
  const folder = filledStarter();
  const digest = async (variables: Record<string, string>) =>
    siteDigest(folderDigest(folder), await loadBrokerages(folder, variables));
  const plain = await digest({});
  expect(await digest({ SITE_URL: "https://www.northwindlending.example/" })).toBe(plain);
  expect(await digest({ SITE_PRIVACY_VERSION: "2026-11" })).not.toBe(plain);
});

test("The day is today in the office's time zone, unless SITE_DATE is another", () => {
  const now = new Date("2026-11-28T03:00:00Z");
  expect(siteDay({}, "America/Regina", now)).toBe("2026-11-27");
  expect(siteDay({ SITE_DATE: "2026-05-01" }, "America/Regina", now)).toBe("2026-05-01");
  for (const SITE_DATE of ["tomorrow", "2026-02-30"]) {
    expect(() => siteDay({ SITE_DATE }, "America/Regina", now)).toThrow(
      `SITE_DATE is "${SITE_DATE}", but it must be a day such as 2026-11-28.`,
    );
  }
});

test("A starter folder with placeholders has keys too", async () => {
  const keys = await cacheKeys({ SITE_BROKERAGE: "packages/content/brokerages/starter" });
  expect(keys.SITE_DATE).toMatch(/^\d{4}-\d\d-\d\d$/);
});

/** Returns the hashes of tasks, as Turbo computes them before it looks into its cache. */
function hashes(env: Record<string, string>): Record<string, string> {
  const scope = ["content", "api", "web"].map((name) => `--filter=@mortgage-kit/${name}`);
  const printed = execFileSync(
    process.execPath,
    ["scripts/turbo.js", "run", "build", "test", "e2e", "e2e:others", ...scope, "--dry=json"],
    {
      cwd: repository,
      encoding: "utf8",
      env: {
        ...process.env,
        PATH: [join(repository, "node_modules/.bin"), process.env.PATH].join(delimiter),
        SITE_DATE: "2026-11-28",
        ...env,
      },
    },
  );
  const { tasks }: { tasks: { taskId: string; hash: string; command: string }[] } =
    JSON.parse(printed);
  const named = tasks.filter(
    ({ taskId, command }) =>
      /(content|api|web)#(build|test|e2e)/.test(taskId) && command !== "<NONEXISTENT>",
  );
  return Object.fromEntries(named.map(({ taskId, hash }) => [taskId, hash]));
}

test("Every task that builds or tests a site has another cache key for another folder, setting or day", () => {
  const folder = filledStarter();
  const first = hashes({ SITE_BROKERAGE: folder });
  const tasks = Object.keys(first).map((id) => id.replace("@mortgage-kit/", ""));
  expect(tasks.toSorted()).toEqual([
    "api#test",
    "content#test",
    "web#build",
    "web#e2e",
    "web#e2e:others",
    "web#test",
  ]);
  const same = (env: Record<string, string>) => {
    const then = hashes({ SITE_BROKERAGE: folder, ...env });
    return Object.keys(first).filter((id) => first[id] === then[id]);
  };
  expect(same({})).toHaveLength(6);
  // These tests read no setting and no day.
  const free = ["@mortgage-kit/api#test", "@mortgage-kit/content#test"];
  expect(same({ SITE_URL: "https://north.example" }).toSorted()).toEqual(free);
  expect(same({ SITE_DATE: "2026-11-29" }).toSorted()).toEqual(free);
  appendFileSync(join(folder, "home.ts"), "\n");
  expect(same({})).toEqual([]);
}, 60_000);
