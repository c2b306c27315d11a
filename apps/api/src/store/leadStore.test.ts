import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onEachEngine, opened, temporaryFolder } from "../../testing/onEachEngine.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { SettingsError } from "../settings/readSettings.ts";
import { migrate, migrations } from "./migrations.ts";
import { openDatabase } from "./openDatabase.ts";
import { forgetExpiredKeys, storeLeads } from "./storeLeads.ts";

const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);

onEachEngine((engine) => {
  async function newStore() {
    const { settings, db } = await engine.emptyDatabase();
    const store = testStore(db, ["email", "webhook"], { clock: () => now });
    return { settings, db, store };
  }

  test("a lead is stored unchanged, with the evidence of consent", async () => {
    const { db, store } = await newStore();
    const sent = submission({ source: "form" });
    expect(await store.accept(sent)).toEqual({
      outcome: "stored",
      id: sent.id,
      receivedAt: now.toISOString(),
    });
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([
      {
        id: sent.id,
        kind: "application",
        received_at: now.toISOString(),
        first_name: application.firstName,
        last_name: application.lastName,
        phone_or_email: application.phoneOrEmail,
        consent_version: "2024-1",
        consent_at: now.toISOString(),
        source: "form",
        answered_at: null,
        consent_id: "2024-1.words",
        suspicion: null,
        network: null,
        notice_id: null,
        taken_by: null,
        call_after: null,
        removed_at: null,
        lane: null,
        seconds_open: null,
        is_first_sight: null,
        search: expect.stringContaining("maelle o'brien"),
        retention_class: "application",
        term_ends_at: null,
        hold_reason: null,
        consent_withdrawn_at: null,
        erase_reason: null,
      },
    ]);
  });

  test("only a suspected lead is stored with its network and what it is sorted by", async () => {
    const { db, store } = await newStore();
    const evidence = {
      lane: "plain" as const,
      secondsOpen: 1.25,
      isFirstSight: true,
    };
    const sent = { network: "203.0.113.0/24", evidence };
    await store.accept(submission({ ...sent, suspicion: "sent too fast" }));
    await store.accept(submission(sent));
    const stored = await db
      .selectFrom("leads")
      .select(["network", "lane", "seconds_open", "is_first_sight"])
      .orderBy("suspicion", (order) => order.asc().nullsLast())
      .execute();
    const row = { lane: "plain", seconds_open: 1.25, is_first_sight: 1 };
    const none = { lane: null, seconds_open: null, is_first_sight: null };
    expect(stored).toEqual([
      { network: "203.0.113.0/24", ...row },
      { network: null, ...none },
    ]);
  });

  test("a delivery is queued on each channel with the lead", async () => {
    const { db, store } = await newStore();
    const { id } = submission();
    await store.accept(submission({ id }));
    const deliveries = await db
      .selectFrom("outbox")
      .select(["subject_id", "channel", "state", "attempts"])
      .orderBy("channel")
      .execute();
    expect(deliveries).toEqual([
      { subject_id: id, channel: "email", state: "pending", attempts: 0 },
      { subject_id: id, channel: "webhook", state: "pending", attempts: 0 },
    ]);
  });

  test("the same key and content return the first receipt", async () => {
    const { db, store } = await newStore();
    const first = submission({ idempotencyKey: "a" });
    await store.accept(first);
    const again = submission({ idempotencyKey: "a", receivedAt: hoursLater(23) });
    expect(await store.accept(again)).toEqual({
      outcome: "replayed",
      id: first.id,
      receivedAt: now.toISOString(),
    });
    expect(await valuesOf(db, "leads", "id")).toHaveLength(1);
  });

  test("the same key with other content is rejected and changes nothing", async () => {
    const { db, store } = await newStore();
    await store.accept(submission({ idempotencyKey: "a" }));
    const other = { ...application, firstName: "Noor" };
    expect(await store.accept(submission({ idempotencyKey: "a", application: other }))).toEqual({
      outcome: "key-reused",
    });
    expect(await valuesOf(db, "leads", "first_name")).toEqual([application.firstName]);
  });

  test("a held form is not the answer to a later one with the same content", async () => {
    const { db, store } = await newStore();
    const key = { idempotencyKey: "form of the same content", source: "form" as const };
    const held = submission({ ...key, suspicion: "honeypot filled" });
    await store.accept(held);
    expect(await store.accept(submission({ ...key, suspicion: "honeypot filled" }))).toMatchObject({
      outcome: "replayed",
      id: held.id,
    });
    const genuine = submission(key);
    expect(await store.accept(genuine)).toMatchObject({ outcome: "stored", id: genuine.id });
    for (const suspicion of [undefined, "honeypot filled" as const]) {
      expect(await store.accept(submission({ ...key, suspicion }))).toMatchObject({
        outcome: "replayed",
        id: genuine.id,
      });
    }
    const queued = await db.selectFrom("outbox").select("subject_id").distinct().execute();
    expect(queued).toEqual([{ subject_id: genuine.id }]);
  });

  test("a key expires after 24 hours and can be reused", async () => {
    const { db, store } = await newStore();
    await store.accept(submission({ idempotencyKey: "a" }));
    const later = submission({ idempotencyKey: "a", receivedAt: hoursLater(25) });
    expect(await store.accept(later)).toMatchObject({ outcome: "stored", id: later.id });
    await forgetExpiredKeys(db, hoursLater(48));
    expect(await valuesOf(db, "idempotency_keys", "key")).toHaveLength(1);
    await forgetExpiredKeys(db, hoursLater(50));
    expect(await valuesOf(db, "idempotency_keys", "key")).toEqual([]);
  });

  test("100 concurrent submissions, each sent three times, create 100 leads", async () => {
    const { db, store } = await newStore();
    const keys = Array.from({ length: 100 }, (_, index) => `key-${index}`);
    const sent = [...keys, ...keys, ...keys].map((idempotencyKey) =>
      store.accept(submission({ idempotencyKey })),
    );
    const receipts = await Promise.all(sent);
    expect(receipts.filter(({ outcome }) => outcome === "stored")).toHaveLength(100);
    expect(receipts.filter(({ outcome }) => outcome === "replayed")).toHaveLength(200);
    expect(await valuesOf(db, "leads", "id")).toHaveLength(100);
  });

  test("two instances that get the same keys concurrently store each lead once", async () => {
    const { settings, db, store } = await newStore();
    const other = testStore(await opened(settings), ["email"]);
    const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`);
    await Promise.all(
      [...keys, ...keys.toReversed()].map((idempotencyKey, index) =>
        (index < keys.length ? store : other).accept(submission({ idempotencyKey })),
      ),
    );
    expect(await valuesOf(db, "leads", "id")).toHaveLength(40);
  });

  test("a lead that cannot be stored does not affect others in its group", async () => {
    const { db, store } = await newStore();
    const taken = submission();
    await store.accept(taken);
    const outcomes = await Promise.allSettled([
      store.accept(submission()),
      store.accept(submission({ id: taken.id })),
      store.accept(submission()),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await valuesOf(db, "leads", "id")).toHaveLength(3);
    expect(await valuesOf(db, "outbox", "subject_id")).toHaveLength(6);
  });

  test("a lead whose sender was told that it is not stored is not stored", async () => {
    const { db } = await newStore();
    let checks = 0;
    const signal = {
      throwIfAborted: () => {
        checks += 1;
        // The time is over while the rows are written.
        if (checks > 1) throw new Error("too late");
      },
    } as AbortSignal;
    await expect(storeLeads(db, ["email"], [submission()], signal)).rejects.toThrow("too late");
    expect(await valuesOf(db, "leads", "id")).toEqual([]);
    expect(await valuesOf(db, "outbox", "subject_id")).toEqual([]);
  });

  test("the readiness check writes, and can be repeated", async () => {
    const { store } = await newStore();
    await store.check();
    await expect(store.check()).resolves.toBeUndefined();
  });

  test("several instances may start on one empty database at once", async () => {
    const settings = await engine.newDatabase();
    const findings: string[] = [];
    const onFinding = (finding: string) => findings.push(finding);
    const start = () => openDatabase(settings, { onFinding });
    const started = await Promise.all([start(), start(), start()]);
    const [db] = started;
    expect(await db?.selectFrom("leads").selectAll().execute()).toEqual([]);
    expect(findings.filter((finding) => finding.includes("could not be built"))).toEqual([]);
    await Promise.all(started.map((one) => one.destroy()));
  });

  test("a database of a newer version is rejected", async () => {
    const settings = await engine.newDatabase();
    const db = await opened(settings);
    await migrate(db, { ...migrations, "999_later": { up: async () => {} } });
    const opening = openDatabase(settings);
    await expect(opening).rejects.toThrow(SettingsError);
    await expect(opening).rejects.toThrow(/a newer version wrote it\.$/);
  });
});

test("only its owner can read the SQLite database", async () => {
  const dataDir = join(temporaryFolder(), "new");
  const db = await opened({ engine: "sqlite", dataDir });
  await testStore(db).accept(submission());
  for (const name of ["leads.sqlite", "leads.sqlite-wal", "leads.sqlite-shm"]) {
    expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0);
  }
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});
