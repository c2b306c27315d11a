import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Attack, FloodStatuses } from "./harness/floodProcess.ts";
import { percentile, report, scaled } from "./harness/measure.ts";
import { startServer } from "./harness/startServer.ts";
import { type SqliteStore, sqliteStore } from "./harness/stores.ts";
import { plainVisitor, type Sent, scriptVisitor } from "./harness/visitors.ts";

/** Longer than a minute, so that the rate limits reset during the flood. */
const floodMs = scaled(75) * 1_000;
const honestEveryMs = 2_000;
const typingMs = 21_000;
const budgetMegabytes = 50;

/** Longer than the server ranks before it delivers. */
const rankedMs = 5_000;

const honestNetwork = (index: number) => `100.${64 + (index >> 8)}.${index & 255}`;

/** Floods from a process of lowest priority, because a real attacker uses other machines. */
async function flood(attack: Attack): Promise<FloodStatuses> {
  const attacker = fork(join(import.meta.dirname, "harness/floodProcess.ts"), { execArgv: [] });
  if (attacker.pid) setPriority(attacker.pid, 19);
  attacker.send(attack);
  const [statuses] = await once(attacker, "message");
  return statuses;
}

/** Starts a visitor at fixed intervals during the flood, every second one without scripts. */
async function visits(url: string): Promise<Sent[]> {
  const visiting: Promise<Sent>[] = [];
  for (let index = 0; index * honestEveryMs < floodMs; index += 1) {
    const [network, mark] = [honestNetwork(index), `honest-${index}`];
    visiting.push(
      index % 2 === 0
        ? scriptVisitor(url, network, mark, typingMs)
        : plainVisitor(url, network, mark, typingMs),
    );
    // Outcomes are checked after all visitors have sent.
    visiting.at(-1)?.catch(() => {});
    await wait(honestEveryMs);
  }
  return Promise.all(visiting);
}

async function deliveredOf({ read }: SqliteStore): Promise<Set<string>> {
  const rows = await read((db) =>
    db.selectFrom("leads").select("phone_or_email").where("suspicion", "is", null).execute(),
  );
  return new Set(rows.map((row) => row.phone_or_email));
}

const megabytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1e6;

const crowds = [100, 1_000, 10_000].flatMap((perMinute) =>
  [11, 1_000, 10_000].map((networks) => ({ perMinute, networks, isBurst: false })),
);
const bursts = [{ perMinute: 105, networks: 0, isBurst: true }];

test.each([...crowds, ...bursts])(
  "$perMinute submissions per minute from $networks networks hold few honest visitors",
  async ({ perMinute, networks, isBurst }) => {
    const store = sqliteStore();
    const server = await startServer({
      env: {
        ...store.env,
        LOG_LEVEL: "warn",
        TRUSTED_PROXIES: "127.0.0.1",
        // The default rate limits.
        CLIENT_SUBMISSIONS_PER_MINUTE: "10",
        ALL_SUBMISSIONS_PER_MINUTE: "100",
        SUSPECTED_MAX_MEGABYTES: String(budgetMegabytes),
      },
    });
    const before = megabytesIn(store.folder);
    const { url } = server;
    const flooding = flood({ url, perMinute, networks, isBurst, floodMs, typingMs });
    const honest = await visits(server.url);
    const statuses = await flooding;
    await wait(rankedMs);
    const grown = megabytesIn(store.folder) - before;
    expect(await server.stop()).toBe(0);

    const delivered = await deliveredOf(store);
    const share = (way: Sent["way"]) => {
      const sent = honest.filter((one) => one.way === way);
      const arrived = sent.filter(({ contact }) => delivered.has(contact));
      return { text: `${arrived.length} of ${sent.length}`, part: arrived.length / sent.length };
    };
    const [script, plain] = [share("script"), share("plain")];
    const accepted = honest.filter(({ status }) => status === 201).length;
    const slowest = percentile(
      honest.map(({ ms }) => ms),
      0.99,
    );
    report(
      `${perMinute} a minute from ${networks || "new"} networks${isBurst ? " in bursts" : ""}: honest visitors ${accepted} of ${honest.length} got 201, p99 ${Math.round(slowest)} ms; ` +
        `delivered at once ${script.text} with scripts and ${plain.text} without; ` +
        `the flood got ${statuses.map(([status, count]) => `${status} ${count} times`).join(", ")}; the store grew by ${grown.toFixed(1)} MB`,
    );
    expect(accepted / honest.length).toBeGreaterThanOrEqual(0.99);
    expect(script.part).toBeGreaterThanOrEqual(0.95);
    expect(plain.part).toBeGreaterThanOrEqual(0.9);
    expect(slowest).toBeLessThan(1_000);
    expect(grown).toBeLessThan(budgetMegabytes);
  },
);
