import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leads } from "../testing/leadsTerminal.ts";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { report, scaled, timed, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { startServer } from "./harness/startServer.ts";
import { sqliteStore } from "./harness/stores.ts";
import { statusOf, submit } from "./harness/submit.ts";

const senders = 25;
const limitMs = 30_000;

/** Runs a command that must succeed. */
async function run(env: Record<string, string>, ...args: string[]): Promise<void> {
  expect(await leads(args, env)).toMatchObject({ code: 0, errors: "" });
}

/** Sends applications until stopped, and records the acknowledged ones in order. */
function load(url: string) {
  const acknowledged: string[] = [];
  let isOver = false;
  const sending = Array.from({ length: senders }, async (_, place) => {
    for (let turn = 0; !isOver; turn += 1) {
      const person = applicant(`r${place}-${turn}`);
      if ((await statusOf(submit(url, person))) === 201) acknowledged.push(person.phoneOrEmail);
    }
  });
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await Promise.all(sending);
    },
  };
}

test("after a lost disk a restored backup serves what it acknowledged", async () => {
  const store = sqliteStore();
  const folder = temporaryFolder();
  const [underLoad, last] = [join(folder, "under-load"), join(folder, "last")];
  const server = await startServer({ env: store.env });
  const traffic = load(server.url);
  await until(async () => traffic.acknowledged.length >= scaled(10_000), 300_000);
  const beforeBackup = [...traffic.acknowledged];
  const { ms: backupMs } = await timed(() => run(store.env, "backup", underLoad));
  await traffic.stop();
  await run(store.env, "backup", last);

  await server.kill();
  rmSync(store.folder, { recursive: true });
  const { result: restarted, ms } = await timed(async () => {
    await run(store.env, "restore", last);
    const again = await startServer({ env: store.env });
    expect((await submit(again.url, applicant("first-again"))).status).toBe(201);
    return again;
  });
  expect(await restarted.stop()).toBe(0);
  const found = new Set(await store.contacts());
  expect(traffic.acknowledged.filter((contact) => !found.has(contact))).toEqual([]);
  expect(ms).toBeLessThan(limitMs);

  // The backup under load contains every lead that was acknowledged before it began.
  const other = sqliteStore();
  await run(other.env, "restore", underLoad);
  const then = new Set(await other.contacts());
  expect(beforeBackup.filter((contact) => !then.has(contact))).toEqual([]);

  report(
    `restore drill: ${traffic.acknowledged.length} acknowledged, none missing, first 201 ${Math.round(ms)} ms after the empty disk; a backup under load took ${Math.round(backupMs)} ms`,
  );
});
