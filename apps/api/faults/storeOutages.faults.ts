import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { percentile, report, timed, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { startServer } from "./harness/startServer.ts";
import { postgresStore, sqliteStore, type TestStore } from "./harness/stores.ts";
import { type Answer, statusOf, submit } from "./harness/submit.ts";

const cleanUps: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** Sends leads and remembers which were acknowledged and how refusals looked. */
function sender(url: string) {
  const acknowledged: string[] = [];
  const refusals: { answer: Answer; ms: number }[] = [];
  let count = 0;
  async function sendOne(): Promise<number> {
    count += 1;
    const mark = `lead-${count}`;
    const { result, ms } = await timed(() => submit(url, applicant(mark)));
    if (result.status === 201) acknowledged.push(`${mark}@applicant.example`);
    else refusals.push({ answer: result, ms });
    return result.status;
  }
  return { sendOne, acknowledged, refusals };
}

type Sender = ReturnType<typeof sender>;

function expectHonest({ refusals }: Sender): void {
  for (const { answer } of refusals) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.body).toContain("try again");
  }
}

async function expectAllStored(store: TestStore, { acknowledged }: Sender): Promise<void> {
  const contacts = await store.contacts();
  expect(new Set(contacts).size).toBe(contacts.length);
  expect(contacts).toEqual(expect.arrayContaining(acknowledged));
}

async function readiness(url: string): Promise<number> {
  return (await fetch(`${url}/readyz`)).status;
}

const untilSent = (sending: Sender, limit: number) =>
  until(async () => (await sending.sendOne()) === 201, limit);

/** A small file system of its own, which only root may make. */
function smallDisk(options: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "disk-"));
  const mount = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  if (mount.status !== 0) return undefined;
  cleanUps.push(() => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

const noDisk = "a small disk can only be mounted as root, so this was not tried";

test("a full disk refuses honestly, shows in readiness, and ends when there is room", async ({
  skip,
}) => {
  const folder = smallDisk("size=2m");
  if (!folder) return skip(noDisk);
  const store = sqliteStore(folder);
  const server = await startServer({ env: store.env });
  const sending = sender(server.url);
  expect(await sending.sendOne()).toBe(201);

  const filler = join(folder, "filler");
  expect(() => writeFileSync(filler, Buffer.alloc(4 * 1024 * 1024))).toThrow("ENOSPC");
  await until(async () => (await sending.sendOne()) === 503, 30_000);
  for (let count = 0; count < 20; count += 1) await sending.sendOne();
  expect(await readiness(server.url)).toBe(503);
  rmSync(filler);
  const recovered = await untilSent(sending, 10_000);
  await wait(1_100);
  expect(await readiness(server.url)).toBe(200);

  expectHonest(sending);
  await expectAllStored(store, sending);
  report(
    `full disk: ${sending.refusals.length} refused, first 201 ${Math.round(recovered)} ms after room`,
  );
  expect(await server.stop()).toBe(0);
});

test("a folder that cannot be written stops the start with a sentence", async ({ skip }) => {
  const folder = smallDisk("size=1m,ro");
  if (!folder) return skip(noDisk);
  await expect(startServer({ env: { DATA_DIR: folder } })).rejects.toThrow(
    /DATA_DIR cannot be written/,
  );
});

test("a locked database is waited for a little, then refused, and holds up nothing else", async () => {
  const store = sqliteStore();
  cleanUps.push(() => store.remove());
  const server = await startServer({ env: store.env });
  const sending = sender(server.url);
  expect(await sending.sendOne()).toBe(201);

  const file = join(store.env.DATA_DIR ?? "", "leads.sqlite");
  const locker = spawn(
    process.execPath,
    [
      "-e",
      `const db = new (require("node:sqlite").DatabaseSync)(${JSON.stringify(file)});
       db.exec("begin exclusive"); console.log("locked");
       setTimeout(() => db.exec("rollback"), 8000);`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(locker.stdout, "data");
  const others: number[] = [];
  const attempts = Promise.all(Array.from({ length: 20 }, () => sending.sendOne()));
  let isOver = false;
  const watching = (async () => {
    while (!isOver) others.push((await timed(() => fetch(`${server.url}/healthz`))).ms);
  })();
  expect(new Set(await attempts)).toEqual(new Set([503]));
  isOver = true;
  await watching;
  await once(locker, "exit");
  const recovered = await untilSent(sending, 5_000);

  expectHonest(sending);
  await expectAllStored(store, sending);
  const slowest = Math.max(...sending.refusals.map(({ ms }) => ms));
  report(
    `locked: refused after at most ${Math.round(slowest)} ms, other answers p99 ` +
      `${Math.round(percentile(others, 0.99))} ms, first 201 ${Math.round(recovered)} ms after`,
  );
  expect(slowest).toBeLessThan(5_000);
  expect(percentile(others, 0.99)).toBeLessThan(250);
  expect(await server.stop()).toBe(0);
});

test("a database file that vanishes takes no lead with it, and is used again when it is back", async () => {
  const store = sqliteStore();
  cleanUps.push(() => store.remove());
  const server = await startServer({ env: store.env });
  const sending = sender(server.url);
  expect(await sending.sendOne()).toBe(201);
  const folder = store.env.DATA_DIR ?? "";
  const away = mkdtempSync(join(tmpdir(), "away-"));
  cleanUps.push(() => rmSync(away, { recursive: true }));
  const move = (from: string, to: string) => {
    for (const suffix of ["", "-wal", "-shm"]) {
      try {
        renameSync(join(from, `leads.sqlite${suffix}`), join(to, `leads.sqlite${suffix}`));
      } catch {
        // SQLite may have removed its side files meanwhile.
      }
    }
  };
  move(folder, away);
  expect(await sending.sendOne()).toBe(503);
  move(away, folder);
  await untilSent(sending, 5_000);
  expectHonest(sending);
  expect(await server.stop()).toBe(0);
  await expectAllStored(store, sending);
});

test("PostgreSQL restarted under load: refused at once, used again by itself", async ({ skip }) => {
  const store = await postgresStore();
  if ("missing" in store) return skip(store.missing);
  cleanUps.push(() => store.remove());
  const server = await startServer({ env: store.env });
  const sending = sender(server.url);
  expect(await sending.sendOne()).toBe(201);

  let isOver = false;
  const clients = Array.from({ length: 20 }, async () => {
    while (!isOver) await sending.sendOne();
  });
  for (let round = 0; round < 3; round += 1) {
    await wait(500);
    await store.halt();
    await until(
      async () => (await statusOf(submit(server.url, applicant("probe")))) === 503,
      5_000,
    );
    await wait(1_000);
    await store.resume();
    await untilSent(sending, 10_000);
  }
  isOver = true;
  await Promise.all(clients);
  expectHonest(sending);
  const slowest = Math.max(...sending.refusals.map(({ ms }) => ms));
  const contacts = (await store.contacts()).filter((contact) => contact.startsWith("lead-"));
  expect(contacts).toEqual(expect.arrayContaining(sending.acknowledged));
  report(
    `PostgreSQL restarted 3 times: ${sending.acknowledged.length} acknowledged and stored, ` +
      `${sending.refusals.length} refused within ${Math.round(slowest)} ms`,
  );
  expect(slowest).toBeLessThan(5_000);
  expect(await server.stop()).toBe(0);
});
