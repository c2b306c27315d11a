import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { opened, temporaryFolder } from "../../testing/onEachEngine.ts";
import { application, submission } from "../../testing/submission.ts";
import { leadStore } from "../leads/leadStore.ts";

const cli = join(import.meta.dirname, "../cli.js");

test("an export into a pipe that closes early is recorded in the audit log", async () => {
  const dataDir = temporaryFolder();
  const store = leadStore({ db: await opened({ engine: "sqlite", dataDir }), channels: [] });
  // More than a pipe's buffer, so that the pipe closes while the command writes.
  const lastName = "L".repeat(100);
  const sent = Array.from({ length: 1_000 }, () =>
    store.accept(submission({ application: { ...application, lastName } })),
  );
  await Promise.all(sent);
  const shell = (line: string) =>
    execFileSync("bash", ["-c", line], {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: dataDir, SITE_DIR: "none" },
      stdio: ["ignore", "pipe", "pipe"],
    });
  const leads = `set -o pipefail; "${process.execPath}" "${cli}"`;
  expect(shell(`${leads} export --person ${application.firstName} | head -c 1`)).toBe("[");
  expect(shell(`${leads} list --find ${application.firstName} --limit 1000 | head -c 1`)).toBe("R");
  expect(shell(`${leads} list --limit 1000 | head -c 1`)).toBe("R");
  const log = shell(`${leads} audit --limit 2000`);
  expect(log).toContain("exported  1000 applications");
  expect(log).toContain("listed  1000 applications");
  expect(log.match(/looked up {2}/g)).toHaveLength(1_000);
}, 60_000);
