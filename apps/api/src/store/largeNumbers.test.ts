import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { retentionRules } from "@mortgage-kit/compliance/retention";
import { officeOf } from "@mortgage-kit/content/brokerage";
import { CompiledQuery, Kysely, type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { onEachEngine, opened, sqlite } from "../../testing/onEachEngine.ts";
import { application, by, now, submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import { countSuspected } from "../intake/suspectedRoom.ts";
import { isReviewLate, planLists, readWaiting } from "../lists/planLists.ts";
import { eraseAsked } from "../staff/erasePerson.ts";
import { figureNames, inMonth, removedTogether } from "../staff/monthFigures.ts";
import { inPages } from "./engine.ts";
import { eraseMatching, leadsOfPerson } from "./eraseLeads.ts";
import { buildIndexes } from "./indexes.ts";
import {
  type Condition,
  countLeads,
  countUpTo,
  findPeople,
  findRecent,
  isAny,
  isPastRetention,
  type LeadRecord,
} from "./leadRecords.ts";
import { isInState, isUnlisted, readClosed, readList, undoMs } from "./leadState.ts";
import { leadStore } from "./leadStore.ts";
import { migrate, migrations } from "./migrations.ts";
import { acceptSuspected } from "./newDeliveries.ts";
import { type DatabaseSettings, openDatabase } from "./openDatabase.ts";
import { postgresDialect } from "./postgresDialect.ts";
import { yearsLater } from "./retention.ts";
import { scrub } from "./scrub.ts";
import { sqliteDialect } from "./sqliteDialect.ts";
import { databaseIn } from "./sqliteFile.ts";
import { forgetExpiredKeys, formKeyPrefix } from "./storeLeads.ts";
import type { LeadDatabase, Tables } from "./tables.ts";

const settings = { brokerage, backups: { dir: "/backups", dumps: undefined, recipients: [] } };

/** Opens a database, closes it, and returns what was said of it. */
async function openFinding(own: DatabaseSettings) {
  const findings: string[] = [];
  const db = await openDatabase(own, { onFinding: (finding) => findings.push(finding) });
  await db.destroy();
  return findings;
}

const rules = retentionRules(brokerage.regulator);
const office = officeOf(brokerage);
const person = { phone_or_email: application.phoneOrEmail } as LeadRecord;

async function readMonth(db: LeadDatabase) {
  for (const figure of figureNames) await countUpTo(db, inMonth(figure, "2026-03", office));
}

const reads: [title: string, read: (db: LeadDatabase) => Promise<unknown>][] = [
  ["the held leads of staff's list", (db) => readList(db, "held", now)],
  ["the open leads of staff's list", (db) => readList(db, "open", now)],
  ["the closed leads of staff's list", (db) => readClosed(db, now)],
  ["a list mail of all", (db) => readWaiting(db, settings, now)],
  ["a list mail of some", (db) => readWaiting(db, settings, now, "waiting.1")],
  ["the plan of lists", (db) => planLists(db, settings, [], async () => false, now)],
  ["the readiness of the review", (db) => isReviewLate(db, now)],
  ["the room of suspected leads", countSuspected],
  ["the figures of a month", readMonth],
  ["what is past its retention", (db) => countLeads(db, isPastRetention(rules, now))],
  ["what was removed together", (db) => removedTogether(db, now)],
  ["a person's other leads", (db) => leadsOfPerson(db, person)],
  [
    "a number's other leads",
    (db) => leadsOfPerson(db, { ...person, phone_or_email: "613-555-0142" }),
  ],
  ["a search", (db) => findRecent(db, "maelle roy", 20)],
  ["a search of earlier leads", (db) => findRecent(db, "maelle roy", 20, now.toISOString())],
  ["forgetting keys", (db) => forgetExpiredKeys(db, now)],
];

test.each(reads)("%s reads by an index", async (_, read) => {
  const kept = await sqlite.ownDatabase();
  if (kept.engine !== "sqlite") throw new Error("not SQLite");
  await opened(kept);
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(databaseIn(kept.dataDir)),
    log: ({ query }) => void queries.push(query),
  });
  await read(db);
  const plans = await Promise.all(
    queries
      .filter(({ sql }) => /^(select|update|delete)/.test(sql))
      .map(({ sql, parameters }) =>
        db.executeQuery<{ detail: string }>(
          CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
        ),
      ),
  );
  await db.destroy();
  const steps = plans.flatMap(({ rows }) => rows.map(({ detail }) => detail));
  expect(steps).not.toEqual([]);
  // A scan of a whole table, or one of an index that holds all of its rows.
  const slow =
    /^SCAN (leads|outbox|lead_details|idempotency_keys|audit_log)(?! USING (COVERING INDEX leads_by_time|(COVERING )?INDEX (leads_(held|waiting|in_review|by_removal)|audit_log_by_seq)))/;
  expect(steps.filter((step) => slow.test(step) || /TEMP B-TREE FOR ORDER/.test(step))).toEqual([]);
});

onEachEngine((engine) => {
  test.runIf(engine.name === "postgres")(
    "what waits is counted and chosen by indexes alone, which PostgreSQL prefers to the table",
    async () => {
      // The worker's own database has statistics of what earlier tests stored, by which a scan may be cheaper.
      const own = await engine.ownDatabase();
      if (own.engine !== "postgres") throw new Error("not PostgreSQL");
      const queries: CompiledQuery[] = [];
      const logged = new Kysely<Tables>({
        dialect: await postgresDialect(own.url, () => {}),
        log: ({ query }) => void queries.push(query),
      });
      await readWaiting(logged, settings, now);
      await readWaiting(logged, settings, now, "waiting.1");
      for (const unlisted of isUnlisted(24, now))
        await logged.selectFrom("leads").select("id").where(unlisted).limit(500).execute();
      await isReviewLate(logged, now);
      await readMonth(logged);
      const asked = queries.filter(({ sql }) => /^select (count|"id" from)(?!.*outbox)/.test(sql));
      const plans = await logged.connection().execute(async (one) => {
        for (const scan of ["seqscan", "indexscan", "bitmapscan"])
          await sql`set enable_${sql.raw(scan)} = off`.execute(one);
        const explained: string[] = [];
        for (const { sql: text, parameters } of asked) {
          const plan = CompiledQuery.raw(`explain ${text}`, [...parameters]);
          const { rows } = await one.executeQuery<Record<string, string>>(plan);
          explained.push(...rows.flatMap((row) => Object.values(row)));
        }
        return explained.filter((step) => step.includes("Scan"));
      });
      await logged.destroy();
      expect(plans.length).toBeGreaterThan(10);
      expect(plans.filter((step) => !step.includes("Index Only Scan using leads_"))).toEqual([]);
    },
  );

  test("counting and searching end after so many, and a search goes on with earlier ones", async () => {
    const { db } = await engine.emptyDatabase();
    const store = testStore(db);
    for (const [index, lastName] of ["李", "Roy", "Roy", "李"].entries()) {
      const receivedAt = new Date(now.getTime() + index * 1_000);
      await store.accept(submission({ receivedAt, ...by({ lastName }) }));
    }
    expect(await countUpTo(db, isAny)).toBe(4);
    expect(await countUpTo(db, isAny, 3)).toBe(3);
    const search = (until?: string) => findRecent(db, "李", 20, until, 2);
    const { leads, since = "" } = await search();
    expect(leads.map(({ received_at }) => received_at)).toEqual(["2026-03-08T15:30:03.000Z"]);
    const earlier = await search(since);
    expect(earlier.leads.map(({ received_at }) => received_at)).toEqual([now.toISOString()]);
    expect(earlier).not.toHaveProperty("since");
    expect(await findRecent(db, "李", 20)).toMatchObject({ count: 2 });
  });

  const many = 1_250;
  let db: LeadDatabase;

  /** Holds as many applications in the worker's database. */
  async function holdMany() {
    ({ db } = await engine.emptyDatabase());
    const store = testStore(db, ["webhook"]);
    const leads = Array.from({ length: many }, (_, index) =>
      submission({
        suspicion: "too many at once",
        receivedAt: new Date(now.getTime() + index),
        idempotencyKey: `${formKeyPrefix}${index}`,
      }),
    );
    for (let start = 0; start < many; start += 500)
      await Promise.all(leads.slice(start, start + 500).map((lead) => store.accept(lead)));
  }

  /** Counts the transactions while others store applications between them. */
  async function beside(work: () => Promise<unknown>): Promise<number[]> {
    // With a server's own limit of a commit, which the work must not use up.
    const store = leadStore({ db, channels: ["webhook"] });
    const sizes: number[] = [];
    let isDone = false;
    const working = work().finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await store.accept(submission());
      const { count } = await db
        .selectFrom("leads")
        .select(({ fn }) => fn.countAll().as("count"))
        .where(isInState.held)
        .executeTakeFirstOrThrow();
      sizes.push(Number(count));
    }
    await working;
    return sizes;
  }

  const entry = { at: now, actor: "kim" };
  const work: [title: string, work: () => Promise<unknown>][] = [
    ["removed", () => eraseMatching(db, isInState.held, { ...entry, action: "rejected" })],
    [
      "accepted",
      async () => {
        const held = await db.selectFrom("leads").select("id").where(isInState.held).execute();
        return acceptSuspected(db, held, ["webhook"], entry);
      },
    ],
  ];
  test.each(work)("many are %s in pages, between which others are stored", async (_, run) => {
    await holdMany();
    const sizes = await beside(run);
    expect(sizes.some((size) => size > 0 && size < many)).toBe(true);
    expect(sizes.every((size) => (many - size) % 500 === 0 || size === 0)).toBe(true);
    const { logged } = await db
      .selectFrom("audit_log")
      .select(({ fn }) => fn.countAll().as("logged"))
      .executeTakeFirstOrThrow();
    expect(Number(logged)).toBe(many);
  });

  const others: [title: string, work: () => Promise<unknown>][] = [
    [
      "asked to be erased, and erased",
      async () => {
        await db
          .updateTable("leads")
          .set({ removed_at: now.toISOString(), erase_reason: "x" })
          .execute();
        return eraseAsked(db, new Date(now.getTime() + undoMs));
      },
    ],
    [
      "past their retention",
      async () => {
        await db.updateTable("leads").set({ suspicion: null }).execute();
        const isPast = isPastRetention(rules, yearsLater(now, 7));
        return eraseMatching(db, isPast, { ...entry, action: "purged" });
      },
    ],
    [
      "cleared from the files",
      async () => {
        await eraseMatching(db, isInState.held, { ...entry, action: "rejected" });
        return scrub(db);
      },
    ],
    [
      "migrated",
      async () => {
        const up = async (tx: Kysely<unknown>) => {
          await sql`create index tried on leads (search, received_at)`.execute(tx);
        };
        await migrate(db, { ...migrations, "999_try": { up } });
        await sql`drop index tried`.execute(db);
        await sql`delete from kysely_migration where name = '999_try'`.execute(db);
      },
    ],
  ];
  test.each(others)("while many are %s, every application is accepted", async (_, run) => {
    await holdMany();
    await beside(run);
  });

  test.runIf(engine.name === "postgres")(
    "the indexes of searches are built while others apply",
    async () => {
      await holdMany();
      const rowsOf = async (query: RawBuilder<unknown>) => (await query.execute(db)).rows.length;
      await sql`drop index leads_by_search, leads_by_number`.execute(db);
      await db.connection().execute(async (own) => {
        const building = await db.transaction().execute(async (unfinished) => {
          await unfinished.updateTable("leads").set({ suspicion: null }).execute();
          const migrating = buildIndexes(own);
          const waits = sql`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like 'create index%'`;
          await expect.poll(() => rowsOf(waits)).toBe(1);
          await testStore(db, ["webhook"]).accept(submission());
          return { migrating };
        });
        expect(await building.migrating).toEqual([]);
      });
      expect(
        await rowsOf(sql`select from pg_index where indisvalid
      and indexrelid in (to_regclass('leads_by_search'), to_regclass('leads_by_number'))`),
      ).toBe(2);
    },
  );

  test.runIf(engine.name === "postgres")(
    "a connection that breaks while indexes are built is said, and ends nothing else",
    async () => {
      const own = await engine.ownDatabase();
      const earlier = await opened(own);
      await sql`drop index leads_waiting`.execute(earlier);
      const building = await earlier.transaction().execute(async (unfinished) => {
        await sql`lock table leads in row exclusive mode`.execute(unfinished);
        const again = openFinding(own);
        const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'create index%'`;
        await expect.poll(async () => (await end.execute(earlier)).rows.length).toBe(1);
        return { again };
      });
      expect((await building.again).join()).toContain(
        "could not be built (PostgreSQL: terminating",
      );
    },
  );

  test.runIf(engine.name === "postgres")(
    "an index that cannot be built is said at the start",
    async () => {
      const own = await engine.ownDatabase();
      const earlier = await opened(own);
      await sql`drop index leads_waiting`.execute(earlier);
      await sql`create table leads_waiting (id text)`.execute(earlier);
      expect(await openFinding(own)).toEqual([
        'An index could not be built ("leads_waiting" is not an index): staff\'s lists and figures read every application.',
      ]);
    },
  );

  test.for([
    { title: "the files", isOld: false },
    { title: "the files of an earlier version", isOld: true },
  ])("no trace of removed people is left in $title, which get smaller", async (file, { skip }) => {
    const settings = await engine.newDatabase();
    if (settings.engine !== "sqlite") return skip("PostgreSQL keeps its files");
    if (file.isOld) {
      const earlier = new DatabaseSync(databaseIn(settings.dataDir));
      earlier.exec("create table earlier (id)");
      earlier.close();
    }
    const own = await opened(settings);
    const store = testStore(own);
    const gone = (index: number) => index % 3 > 0;
    const leads = Array.from({ length: 3_000 }, (_, index) => {
      const phoneOrEmail = `${gone(index) ? "gone" : "kept"}${index * 7919}@quillonia.example`;
      return submission(by({ phoneOrEmail }));
    });
    for (const page of inPages(leads)) await Promise.all(page.map((lead) => store.accept(lead)));
    const isGone: Condition = (eb) => eb("phone_or_email", "like", "gone%");
    await eraseMatching(own, isGone, { ...entry, action: "rejected" });
    // Without this, the file has what SQLite has happened to write back from its log.
    await sql`pragma wal_checkpoint(truncate)`.execute(own);
    const before = statSync(databaseIn(settings.dataDir)).size;
    expect(await scrub(own, file.isOld)).toBe(true);
    expect(statSync(databaseIn(settings.dataDir)).size).toBeLessThan(before);
    for (const name of readdirSync(settings.dataDir)) {
      expect(readFileSync(join(settings.dataDir, name), "latin1")).not.toContain("gone");
    }
    expect(await countLeads(own, isAny)).toBe(1_000);
    expect(await findPeople(own, "kept0@quillonia")).toMatchObject({ count: 1 });
  });
});
