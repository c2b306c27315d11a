import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closedFile } from "../../testing/holding.ts";
import { leads } from "../../testing/leadsTerminal.ts";
import { application, by, now } from "../../testing/submission.ts";
import { runCommand } from "./runCommand.ts";

const { firstName } = application;
const long = by({ lastName: "L".repeat(100) });

async function holding(count: number) {
  const { env: database } = await closedFile(Array.from({ length: count }, () => long));
  const env = { ...database, SITE_DIR: "none" };
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
