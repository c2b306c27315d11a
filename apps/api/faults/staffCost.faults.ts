import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { buildApp } from "../src/app.ts";
import { listChannelsFor } from "../src/lists/listChannels.ts";
import { readSettings } from "../src/settings/readSettings.ts";
import { inPages, isPostgres } from "../src/store/engine.ts";
import type { Submission } from "../src/store/lead.ts";
import { storeLeads } from "../src/store/storeLeads.ts";
import type { LeadDatabase } from "../src/store/tables.ts";
import { brokerages } from "../testing/brokerage.ts";
import { formPost } from "../testing/formPost.ts";
import { dayMs, links, listUrl, openedAt, staffOf } from "../testing/staffSetUp.ts";
import { now, submission } from "../testing/submission.ts";
import { testStore } from "../testing/testStore.ts";
import { report, scaled } from "./harness/measure.ts";
import { onEachStore } from "./harness/stores.ts";

const [held, answered, rounds] = [scaled(60_000), scaled(100_000), 15];

/** Returns a name of three syllables, the same for the same number. */
function nameOf(index: number): string {
  const syllables = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu el an or in".split(
    " ",
  );
  return [1, 24, 576].map((by) => syllables[Math.floor(index / by) % 24]).join("");
}

function applicant(index: number) {
  const [firstName, common] = [nameOf(index * 13 + 5), index % 100 === 0 && "Tremblay"];
  const number = `705-555-${String(index % 10_000).padStart(4, "0")}`;
  return {
    firstName,
    lastName: common || (index % 97 === 0 ? "李小龙" : nameOf(index * 7)),
    phoneOrEmail: index % 3 === 0 ? number : `${firstName}.${index}@applicant.example`,
    agreedToTerms: "true" as const,
  };
}

/** Stores the answered leads of eighty days, of which half became mortgages, then a flood of half a day. */
async function fill(db: LeadDatabase): Promise<void> {
  const { signal } = new AbortController();
  const before = (ms: number) => new Date(now.getTime() - Math.round(ms));
  const store = async (count: number, leadOf: (index: number) => Partial<Submission>) => {
    const leads = Array.from({ length: count }, (_, index) => submission(leadOf(index)));
    for (const page of inPages(leads)) await storeLeads(db, ["email"], page, signal);
  };
  await store(answered, (index) => ({
    application: applicant(index),
    receivedAt: before(80 * dayMs * (1 - index / answered)),
  }));
  await sql`update outbox set state = 'sent', sent_at = created_at`.execute(db);
  await sql`update leads set answered_at = received_at, retention_class =
    case when phone_or_email like '%7%' then 'mortgage' else 'application' end`.execute(db);
  await store(held, (index) => ({
    application: applicant(answered + index),
    receivedAt: before((dayMs / 2) * (1 - index / held)),
    suspicion: index % 2 ? "too many at once" : "sent too fast",
    network: `203.0.${index % 113}.0/24`,
    evidence: {
      lane: index % 3 ? "plain" : "script",
      secondsOpen: index % 50,
      isFirstSight: index % 100 === 0,
    },
  }));
  await store(40, (index) => ({ application: applicant(index) }));
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
}

const msOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;
const msOnProcessor = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

/** Returns the processor time of the fastest round: of the database, and of this process's own thread. */
async function costOf(db: LeadDatabase, run: () => Promise<unknown>) {
  const costs: { database: number; own: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const servers = isPostgres(db)
      ? await sql<{ pid: number }>`select pid from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend'`.execute(db)
      : { rows: [] };
    const pids = servers.rows.map(({ pid }) => pid);
    const before = pids.map(msOnProcessor);
    const [thread, process_] = [process.threadCpuUsage(), process.cpuUsage()];
    await run();
    const own = msOf(process.threadCpuUsage(thread));
    const others = msOf(process.cpuUsage(process_)) - own;
    const spent = pids.map((pid, index) => msOnProcessor(pid) - (before[index] ?? 0));
    costs.push({ own, database: pids.length > 0 ? spent.reduce((a, b) => a + b) : others });
  }
  return costs.reduce((least, one) =>
    one.database + one.own < least.database + least.own ? one : least,
  );
}

const settings = readSettings(
  {
    SMTP_URL: "smtps://mail.brokerage.example",
    LEADS_EMAIL_TO: "team@brokerage.example",
    LEADS_EMAIL_FROM: "site@brokerage.example",
  },
  brokerages,
);

onEachStore((openStore) => {
  test(`staff's pages, mails and searches are answered beside ${held} held and ${answered} answered leads`, async ({
    skip,
  }) => {
    const store = await openStore(skip);
    await store.read(async (db) => {
      await fill(db);
      await measure(db, store.engine);
    });
  });
});

async function measure(db: LeadDatabase, engine: string): Promise<void> {
  const app = await buildApp({
    brokerages,
    leads: testStore(db, ["email"]),
    clock: () => now,
    maxEventLoopDelay: 0,
    staff: staffOf(db),
  });
  onTestFinished(() => app.close());
  const [email] = listChannelsFor(settings, links, () => now);
  let asked = 0;
  /** Opens a page, by another link each time, because one may act only so often. */
  const open = async (url: string, form?: Record<string, string>) => {
    asked += 1;
    const opened = openedAt(new Date(now.getTime() - (asked % 100) * 60_000));
    const { statusCode } = await app.inject(
      form ? formPost(url, form, opened) : { url, headers: opened },
    );
    expect(statusCode).toBe(200);
  };
  const months = ["2026-01", "2026-02", "2026-03"].map((month) => `/staff/month?month=${month}`);
  const byNumber = db.selectFrom("leads").select("id").where("phone_or_email", "=", "705-555-0141");
  const { id } = await byNumber.executeTakeFirstOrThrow();
  const letters = ["e", "zq", "李", "小龙"];
  const names = ["tremblay", "maelle roy", "wex", "example", "705-555-0141", "555-0141"];
  const works: [title: string, run: () => Promise<unknown>][] = [
    ["the list", () => open(listUrl)],
    ["a list mail of all", async () => email?.read(db, ["asked.1"])],
    ["a list mail of some", async () => email?.read(db, ["waiting.1"])],
    ...months.map((url, index): (typeof works)[number] => [`month ${index + 1}`, () => open(url)]),
    ["a flood", () => open("/staff/month", { act: "flood", since: "2026-03-01T00:00" })],
    ["a purge", () => open("/staff/month", { act: "purge" })],
    ["an application", () => open(`/staff/application?id=${id}`)],
    ["erasing a person", () => open(`/staff/application?id=${id}&act=erase`)],
    ["a reference", () => open(listUrl, { find: id.slice(0, 8) })],
    ...[...letters, ...names].map((find): (typeof works)[number] => [
      `"${find}"`,
      () => open(listUrl, { find }),
    ]),
    ["earlier ones", () => open(listUrl, { find: "zq", until: "2026-02-20T00:00:00.000Z" })],
  ];
  const costs: string[] = [];
  for (const [title, run] of works) {
    const { database, own } = await costOf(db, run);
    costs.push(`${title} ${database.toFixed(1)} + ${own.toFixed(1)}`);
  }
  const load = loadavg().map((each) => each.toFixed(0));
  report(`${engine}, processor ms of the database + our own, load ${load}: ${costs.join(", ")}`);
}
