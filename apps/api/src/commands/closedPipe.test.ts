import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leads } from "../../testing/leadsTerminal.ts";
import { temporaryFolder } from "../../testing/onEachEngine.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { leadStore } from "../store/leadStore.ts";
import { openDatabase } from "../store/openDatabase.ts";
import { runCommand } from "./runCommand.ts";

const { firstName } = application;

/** Returns a closed database of so many applications, and a reader of its audit log. */
async function holding(count: number) {
  const dataDir = temporaryFolder();
  const db = await openDatabase({ engine: "sqlite", dataDir });
  const store = leadStore({ db, channels: [] });
  const lastName = "L".repeat(100);
  const sent = Array.from({ length: count }, () =>
    store.accept(submission({ application: { ...application, lastName } })),
  );
  await Promise.all(sent);
  await db.destroy();
  const env = { DATA_DIR: dataDir, SITE_DIR: "none" };
  return { env, log: async () => (await leads("audit --limit 2000", env)).out };
}

test("an export into a pipe that closes early is recorded in the audit log", async () => {
  // More than a pipe's buffer, so that the pipe closes while the command writes.
  const { env, log } = await holding(1_000);
  const cli = join(import.meta.dirname, "../cli.js");
  const line = `set -o pipefail; "${process.execPath}" "${cli}" export --person ${firstName} | head -c 1`;
  const out = execFileSync("bash", ["-c", line], {
    encoding: "utf8",
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(out).toBe("[");
  expect(await log()).toContain("exported  1000 applications");
}, 60_000);

test.each([
  [`list --find ${firstName}`, "looked up  ", 3],
  ["list", "listed  3 applications", 1],
])("%s is recorded before its first output, which may fail", async (line, entry, count) => {
  const { env, log } = await holding(3);
  const write = () => {
    throw new Error("EPIPE");
  };
  await expect(runCommand(line.split(" "), { env, now, write, complain: write })).rejects.toThrow(
    "EPIPE",
  );
  expect((await log()).split(entry)).toHaveLength(count + 1);
});
