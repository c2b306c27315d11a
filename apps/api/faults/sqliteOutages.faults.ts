import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { percentile, report, timed } from "./harness/measure.ts";
import { expectRecovery, readiness, startSending } from "./harness/sender.ts";
import { sqliteStore } from "./harness/stores.ts";

/** Mounts a small file system and returns a folder in it; undefined without root permission. */
function smallDisk(options: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "disk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const mount = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  if (mount.status !== 0) return undefined;
  onTestFinished(() => void execFileSync("umount", ["-l", folder]));
  // A subfolder, because the store's clean-up cannot remove a mount point.
  return join(folder, "data");
}

const noDisk = "a small disk can only be mounted as root, so this was not tried";

test("a full disk rejects requests, fails readiness, and recovers when there is space", async ({
  skip,
}) => {
  const disk = smallDisk("size=2m");
  if (!disk) return skip(noDisk);
  const store = sqliteStore(disk);
  const { server, sending } = await startSending(store);

  const filler = join(disk, "..", "filler");
  expect(() => writeFileSync(filler, Buffer.alloc(4 * 1024 * 1024))).toThrow("ENOSPC");
  await sending.untilRefused(30_000);
  for (let count = 0; count < 20; count += 1) await sending.sendOne();
  expect(await readiness(server.url)).toBe(503);
  rmSync(filler);
  const recovered = await expectRecovery({ store, server, sending }, 10_000);
  report(
    `full disk: ${sending.refusals.length} refused, first 201 ${Math.round(recovered)} ms after room`,
  );
  expect(await server.stop()).toBe(0);
});

const lockedMs = 10_000;

/** Starts a process that locks the database for a while. Returns a function that waits for its end. */
async function lockDatabase(file: string): Promise<() => Promise<unknown>> {
  const locker = spawn(
    process.execPath,
    [
      "-e",
      `const db = new (require("node:sqlite").DatabaseSync)(${JSON.stringify(file)});
       db.exec("begin exclusive"); console.log("locked");
       setTimeout(() => db.exec("rollback"), ${lockedMs});`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const exited = once(locker, "exit");
  await once(locker.stdout, "data");
  return () => exited;
}

test("a locked database rejects requests after a short wait, and delays nothing else", async () => {
  const store = sqliteStore();
  const { server, sending } = await startSending(store);
  const released = await lockDatabase(join(store.folder, "leads.sqlite"));
  let isOver = false;
  const over = released().then(() => {
    isOver = true;
  });
  // A blocked event loop delays these responses by at least as long.
  const others: number[] = [];
  const watching = (async () => {
    while (!isOver) {
      others.push((await timed(() => fetch(`${server.url}/healthz`))).ms);
      await wait(5);
    }
  })();
  for (let wave = 0; wave < 3; wave += 1) {
    const attempts = Array.from({ length: 20 }, () => sending.sendOne());
    expect(new Set(await Promise.all(attempts))).toEqual(new Set([503]));
  }
  await Promise.all([over, watching]);
  const recovered = await expectRecovery({ store, server, sending }, 5_000);
  const p99 = percentile(others, 0.99);
  report(
    `locked for ${lockedMs / 1_000} s: refused after at most ${Math.round(sending.slowestRefusal())} ms, ` +
      `other answers p99 ${Math.round(p99)} ms, first 201 ${Math.round(recovered)} ms after`,
  );
  expect(sending.slowestRefusal()).toBeLessThan(5_000);
  expect(p99).toBeLessThan(250);
  expect(await server.stop()).toBe(0);
});
