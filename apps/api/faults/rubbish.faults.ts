import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "../src/leads/openDatabase.ts";
import { percentile } from "../testing/percentile.ts";
import { report, timed, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { scaled } from "./harness/scaled.ts";
import { webhookSink } from "./harness/sinks.ts";
import { startServer } from "./harness/startServer.ts";
import { onEachStore, type TestStore } from "./harness/stores.ts";
import { statusOf, submit } from "./harness/submit.ts";

const addresses = 1_000;
const perSecond = 200;

const fromAddress = (index: number) => ({
  "x-forwarded-for": `10.${Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`,
});

const form = { "content-type": "application/x-www-form-urlencoded" };

/** Returns a form without a made-up applicant's data, because an HTML response repeats the input. */
const formOf = (mark: string, more: object = {}) =>
  new URLSearchParams({
    ...applicant(mark),
    firstName: "Robot",
    lastName: "Rubbish",
    phoneOrEmail: `${mark}@robot.example`,
    ...more,
  }).toString();

/** Junk requests of bots, sent in turn. */
const rubbish: ((index: number) => [string, Record<string, string>])[] = [
  () => ["{}", {}],
  () => ["", form],
  () => ["not JSON at all", {}],
  (index) => [JSON.stringify(applicant(`trap-${index}`)), { "form-trap": "filled" }],
  (index) => [formOf(`form-${index}`, { homepage: "https://spam.example" }), form],
  (index) => [JSON.stringify(applicant(`trap2-${index}`)), { "form-trap": "1" }],
  (index) => [
    formOf(`foreign-${index}`),
    { ...form, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  ],
  (index) => [JSON.stringify({ ...applicant(`link-${index}`), lastName: "https://a.example" }), {}],
];

async function postRubbish(url: string, count: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const begun = performance.now();
  const sent = Array.from({ length: count }, async (_, index) => {
    await wait(Math.max(1, (index * 1_000) / perSecond - (performance.now() - begun)));
    const [body, headers] = rubbish[index % rubbish.length]?.(index) ?? ["", {}];
    // Each address sends every kind.
    const address = Math.floor(index / rubbish.length) % addresses;
    const answer = submit(url, body, { ...fromAddress(address), ...headers });
    const status = await statusOf(answer);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  await Promise.all(sent);
  return statuses;
}

/** Returns the contact of each delivery. */
async function queuedContacts({ settings }: TestStore): Promise<string[]> {
  const db = await openDatabase(settings);
  try {
    const rows = await db
      .selectFrom("deliveries")
      .innerJoin("leads", "leads.id", "deliveries.lead_id")
      .select("phone_or_email")
      .execute();
    return rows.map((row) => row.phone_or_email);
  } finally {
    await db.destroy();
  }
}

onEachStore((openStore, engine) => {
  test("junk from 1,000 addresses delays no visitor and is not delivered", async ({ skip }) => {
    const store = await openStore(skip);
    const crm = await webhookSink();
    const server = await startServer({
      env: {
        ...store.env,
        ...crm.env,
        LOG_LEVEL: "warn",
        TRUSTED_PROXIES: "127.0.0.1",
        // The default rate limits.
        CLIENT_SUBMISSIONS_PER_MINUTE: "10",
        ALL_SUBMISSIONS_PER_MINUTE: "100",
      },
    });
    const honest: number[] = [];
    let visitors = 0;
    async function visit(): Promise<void> {
      visitors += 1;
      const person = applicant(`honest-${visitors}`);
      const headers = fromAddress(100_000 + visitors * 250);
      const { result, ms } = await timed(() => submit(server.url, person, headers));
      expect(result.status).toBe(201);
      honest.push(ms);
    }
    // The first requests of a process are slower even without junk, so they are not measured.
    for (let count = 0; count < 5; count += 1) await visit();
    honest.length = 0;

    let isOver = false;
    const flood = postRubbish(server.url, scaled(addresses * rubbish.length)).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await visit();
      // Stays below the limit of 100 submissions per minute for all clients.
      await wait(750);
    }
    const statuses = await flood;
    // Above the open part of the limit, honest ones are delivered by rank within seconds.
    let queued: string[] = [];
    const isDelivered = async () => {
      queued = await queuedContacts(store);
      return queued.length >= visitors;
    };
    await until(isDelivered, 30_000);
    report(
      `${engine}: rubbish of ${addresses} addresses at ${perSecond} a second answered ${[...statuses].map(([status, count]) => `${status} ${count} times`).join(", ")}; ` +
        `honest visitors ${honest.length} of ${honest.length} got 201, median ${Math.round(percentile(honest, 0.5))} and p99 ${Math.round(percentile(honest, 0.99))} ms; ` +
        `${queued.length} deliveries, ${queued.filter((contact) => !contact.startsWith("honest")).length} of them rubbish`,
    );
    expect(queued.filter((contact) => !contact.startsWith("honest-"))).toEqual([]);
    expect(queued).toHaveLength(visitors);
    expect(statuses.get(0) ?? 0).toBe(0);
    expect(percentile(honest, 0.5)).toBeLessThan(50);
    expect(percentile(honest, 0.99)).toBeLessThan(100);
    expect(await server.stop()).toBe(0);
  });
});
