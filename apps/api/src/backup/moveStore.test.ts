import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { recorder, testWorker, visitorMailsPerDay } from "../../testing/deliverySetUp.ts";
import { holdingFile } from "../../testing/holding.ts";
import { leads as run } from "../../testing/leadsTerminal.ts";
import {
  type DatabaseSettings,
  opened,
  postgres,
  temporaryFolder,
} from "../../testing/onEachEngine.ts";
import { rateEntry } from "../../testing/siteWithRates.ts";
import { now, submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { outbox } from "../deliveries/outbox.ts";
import { setRate, undoRate } from "../rates/runningRates.ts";
import { verifyAudit } from "../store/auditLog.ts";
import { databaseIn } from "../store/sqliteFile.ts";
import { refuseWrongStore } from "../store/storeMarks.ts";
import type { LeadDatabase } from "../store/tables.ts";
import { moveStore } from "./moveStore.ts";

const missing = inject("postgresMissing");
const entry = { at: now, actor: "nora" };

/** Sets a rate, withdraws it, and sets one by mistake that is taken back. */
async function changeRates(db: LeadDatabase) {
  for (const annualRate of [3.94, null, 3.49]) {
    await setRate(db, () => ({ ...rateEntry, day: "2026-03-09", annualRate }), entry);
  }
  const mistake = (await ratesIn(db)).at(-1);
  expect(await undoRate(db, mistake?.id ?? "", { ...entry, actor: "marcus" })).toBe(true);
}

const ratesIn = (db: LeadDatabase) =>
  db.selectFrom("rates").selectAll().orderBy("set_at").execute();

/**
 * Returns a folder with a SQLite database of applications that are not delivered yet, and of rates
 * that staff changed.
 */
async function holding(count: number) {
  const sent = Array.from({ length: count }, (_, index) => ({
    evidence: { lane: "script", secondsOpen: 12345.678, isFirstSight: true } as const,
    ...(index % 3 === 0 && { suspicion: "too many at once" as const }),
    idempotencyKey: `key-${index}`,
  }));
  const { db, dataDir, ids } = await holdingFile(sent, ["webhook"]);
  await changeRates(db);
  const rates = await ratesIn(db);
  await db.destroy();
  return { settings: { engine: "sqlite", dataDir } as const, dataDir, ids: ids.toSorted(), rates };
}

const urlOf = (settings: DatabaseSettings) => (settings.engine === "postgres" ? settings.url : "");

const idsIn = async (db: LeadDatabase) => (await valuesOf(db, "leads", "id")).toSorted();

/** Moves until the refusal says so: PostgreSQL lists a connection until it has noticed its end. */
const untilRefused = (to: string, dataDir: string, sentence: string) =>
  expect
    .poll(async () => (await run(["move", "--to", to], { DATA_DIR: dataDir })).errors)
    .toContain(sentence);

/** Fails at a write and at all that follow, as after a kill. */
const killedAt = (db: LeadDatabase, count: number): LeadDatabase => {
  let left = count;
  return db.withPlugin({
    transformQuery({ node }) {
      if (/^(Insert|Delete|Update)QueryNode$/.test(node.kind)) left -= 1;
      if (left < 0) throw new Error("killed");
      return node;
    },
    transformResult: async ({ result }) => result,
  }) as LeadDatabase;
};

describe.skipIf(missing)(`moving${missing && ` (skipped: ${missing})`}`, () => {
  test("from SQLite to two instances on PostgreSQL, through a backup and back, each is delivered once", async () => {
    // More than one page of rows.
    const { dataDir, ids, rates } = await holding(510);
    expect(rates.map(({ undone_by }) => undone_by)).toEqual([null, null, "marcus"]);
    const target = await postgres.newDatabase();
    const url = urlOf(target);
    const moved = await run(["move", "--to", url], { DATA_DIR: dataDir });
    expect(moved).toMatchObject({ code: 0, out: expect.stringContaining("leads: 510") });
    expect((await run("list", { DATA_DIR: dataDir })).errors).toContain(
      "were moved to PostgreSQL at",
    );
    await untilRefused(url, dataDir, "was moved to");

    const { channel, ids: delivered } = recorder();
    const instances = await Promise.all([opened(target), opened(target)]);
    const clock = () => now;
    const workers = instances.map((db) =>
      testWorker({ queue: outbox(db, visitorMailsPerDay), channels: [channel] }, clock),
    );
    for (let round = 0; round < 3; round += 1)
      await Promise.all(workers.map((one) => one.runDue()));
    const undelivered = ids.length - Math.ceil(ids.length / 3);
    expect(new Set(delivered).size).toBe(undelivered);
    expect(delivered).toHaveLength(undelivered);
    const [first] = instances;
    await testStore(first, ["webhook"]).accept(submission());
    expect(await first.selectFrom("idempotency_keys").selectAll().execute()).toHaveLength(510);
    expect(await ratesIn(first)).toEqual(rates);
    await Promise.all(instances.map((db) => db.destroy()));

    const dump = join(temporaryFolder(), "leads.dump");
    execFileSync("pg_dump", ["--format=custom", `--file=${dump}`, url]);
    const restored = urlOf(await postgres.newDatabase());
    execFileSync("pg_restore", [
      "--single-transaction",
      "--no-owner",
      `--dbname=${restored}`,
      dump,
    ]);
    const env = { DATA_DIR: dataDir, DATABASE_URL: restored };
    expect(await run("move --to sqlite", env)).toMatchObject({
      code: 0,
      out: expect.stringContaining("leads: 511"),
    });
    expect(readdirSync(dataDir).filter((name) => /moved-/.test(name))).toHaveLength(1);
    expect((await run("list", env)).errors).toContain("were moved to");
    expect((await run("list", { DATA_DIR: dataDir })).code).toBe(0);
    const back = await opened({ engine: "sqlite", dataDir });
    const pending = await back
      .selectFrom("outbox")
      .select("subject_id")
      .where("state", "=", "pending")
      .execute();
    expect(pending).toHaveLength(1);
    expect((await idsIn(back)).filter((id) => ids.includes(id))).toEqual(ids);
    expect(await ratesIn(back)).toEqual(rates);
    expect((await verifyAudit(back)).brokenAt).toBeUndefined();
  });

  // Each round copies two new databases.
  const killsMs = 300_000;
  test("a move that is killed at any write goes on, and loses and doubles nothing", {
    timeout: killsMs,
  }, async () => {
    const { dataDir: held, ids, rates } = await holding(12);
    for (let write = 0; write < 20; write += 1) {
      const dataDir = temporaryFolder();
      copyFileSync(databaseIn(held), databaseIn(dataDir));
      const source = await opened({ engine: "sqlite", dataDir });
      const target = await opened(await postgres.ownDatabase());
      const names = { from: "leads.sqlite", to: "PostgreSQL" };
      const killed = write % 2 === 0 ? "to" : "from";
      const move = (count: number) =>
        moveStore(
          {
            from: { db: killed === "from" ? killedAt(source, count) : source, name: names.from },
            to: { db: killed === "to" ? killedAt(target, count) : target, name: names.to },
          },
          entry,
        );
      const isKilled = await move(Math.floor(write / 2)).then(
        () => false,
        () => true,
      );
      if (isKilled) {
        const marks = await valuesOf(source, "store_marks", "name");
        const arrived = await idsIn(target);
        expect(marks.length > 0 || arrived.length === 0).toBe(true);
        await move(Number.POSITIVE_INFINITY);
      }
      expect(await idsIn(target)).toEqual(ids);
      expect(await ratesIn(target)).toEqual(rates);
      expect(await target.selectFrom("outbox").selectAll().execute()).toHaveLength(8);
      expect(await target.selectFrom("link_keys").selectAll().execute()).toEqual(
        await source.selectFrom("link_keys").selectAll().execute(),
      );
      expect(await valuesOf(target, "audit_log", "action")).toEqual(["moved"]);
    }
  });

  test("a statement of a move may take longer than a server's", async () => {
    const { dataDir } = await holding(1);
    const database = await postgres.ownDatabase();
    const target = await opened(database);
    await sql`create function refuse_haste() returns trigger language plpgsql as 'begin
      if current_setting(''statement_timeout'') <> ''0'' then raise exception ''too short''; end if;
      return new; end'; create trigger haste before insert on leads
      for each row execute function refuse_haste()`.execute(target);
    await target.destroy();
    await untilRefused(urlOf(database), dataDir, "was moved to");
  });

  test("an empty PostgreSQL beside a file with applications is refused, and both are named", async () => {
    const { dataDir } = await holding(3);
    const database = await postgres.newDatabase();
    const db = await opened(database);
    await expect(refuseWrongStore(db, { database, dataDir, brokerage })).rejects.toThrow(
      /PostgreSQL at .* is empty, but .*leads\.sqlite has 3 applications and reminders/,
    );
    const { code, errors } = await run("list", {
      DATA_DIR: dataDir,
      DATABASE_URL: urlOf(database),
    });
    expect([code, errors]).toEqual([1, expect.stringContaining("leads move --to")]);
  });

  test.each(["moving to", "moving from"])(
    "a store that a move left half done (%s) is refused",
    async (name) => {
      const { settings, dataDir } = await holding(1);
      const db = await opened(settings);
      await db
        .insertInto("store_marks")
        .values({ name, value: "PostgreSQL at db/leads" })
        .execute();
      expect((await run("list", { DATA_DIR: dataDir })).errors).toContain(
        "is not complete: run the same leads move",
      );
    },
  );

  test("a target with applications of its own, or one that a server uses, is refused", async () => {
    const { dataDir } = await holding(2);
    const database = await postgres.newDatabase();
    const used = await opened(database);
    await testStore(used).accept(submission());
    const url = urlOf(database);
    expect((await run(["move", "--to", url], { DATA_DIR: dataDir })).errors).toContain(
      "A server uses PostgreSQL at",
    );
    await used.destroy();
    await untilRefused(url, dataDir, "is not empty: give an empty database");
    expect((await run("list", { DATA_DIR: dataDir })).code).toBe(0);
  });

  const misuses: [line: string, env: object][] = [
    ["move", {}],
    ["move --to sqlite", {}],
    ["move --to mysql://db/leads", {}],
  ];
  test.each(misuses)("%s is explained", async (line, env) => {
    const { code, errors } = await run(line, { DATA_DIR: temporaryFolder(), ...env });
    expect([code, errors]).toEqual([2, expect.stringContaining("Give --to postgres://")]);
  });
});
