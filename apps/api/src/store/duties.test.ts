import { retentionRules } from "@mortgage-kit/compliance/retention";
import { consentFor } from "@mortgage-kit/contracts";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { brokerage, testOfExample } from "../../testing/brokerage.ts";
import { onEachEngine, opened, sqlite } from "../../testing/onEachEngine.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { SettingsError } from "../settings/readSettings.ts";
import { audit, auditHead, newestEntries, verifyAudit } from "./auditLog.ts";
import { consentId, keepConsent } from "./consents.ts";
import { findPeople } from "./leadRecords.ts";
import { allowChanges, migrate, migrations } from "./migrations.ts";
import { keptUntil, keptUntilInWords } from "./retention.ts";

const none = { terms: {}, privacy: {}, disclosure: {} };
const record = consentFor(none);

onEachEngine((engine) => {
  test("a consent version is stored once, and its words cannot change", async () => {
    const { db } = await engine.emptyDatabase();
    await keepConsent(db, record, now);
    await keepConsent(db, record, new Date(now.getTime() + 1_000));
    const [kept, ...others] = await db.selectFrom("consents").selectAll().execute();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ id: consentId(record), text: record.text, language: "en-CA" });
    expect(kept?.first_used_at).toBe(now.toISOString());
    await expect(keepConsent(db, { ...record, text: "I agree" }, now)).rejects.toThrow(
      SettingsError,
    );
  });

  test("the same words with another document are another record", async () => {
    const { db } = await engine.emptyDatabase();
    await keepConsent(db, record, now);
    const terms = { href: "https://legal.example/terms", version: "2" };
    await keepConsent(db, consentFor({ ...none, terms }), now);
    expect(await valuesOf(db, "consents", "id")).toHaveLength(2);
  });

  test.each([
    ["an entry of the log", "audit_log"],
    ["a kept consent", "consents"],
  ] as const)("the database itself refuses to change or remove %s", async (_, table) => {
    const { db } = await engine.emptyDatabase();
    await keepConsent(db, record, now);
    await audit(db, { at: now, actor: "nora", action: "answered", leadIds: ["a", "b"] });
    const name = sql.table(table);
    await expect(sql`delete from ${name}`.execute(db)).rejects.toThrow("can only be added to");
    await expect(sql`update ${name} set id = 'x'`.execute(db)).rejects.toThrow(
      "can only be added to",
    );
    expect((await newestEntries(db, 5)).map(({ actor }) => actor)).toEqual(["nora", "nora"]);
  });

  test("migrating a database of an earlier release keeps its leads", async () => {
    const db = await opened(await engine.newDatabase());
    for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
      await sql`drop table ${sql.table(name)} ${sql.raw(engine.name === "postgres" ? "cascade" : "")}`.execute(
        db,
      );
    }
    if (engine.name === "postgres") {
      const tables = ["consents", "audit_log"];
      const refusals = tables.map((name) => `refuse_${name}`).join();
      await sql`drop function ${sql.raw(refusals)}`.execute(db);
    }
    const upTo = (count: number) => Object.fromEntries(Object.entries(migrations).slice(0, count));
    await migrate(db, upTo(1));
    await sql`insert into leads values ('an-id', '2026-01-01T00:00:00.000Z', 'Maëlle', 'Roy', '705 555 0142',
      '2024-1', '2026-01-01T00:00:00.000Z', 'script', null)`.execute(db);
    await migrate(db, upTo(2));
    for (const [id, at] of [
      ["b", "2026-01-03"],
      ["a", "2026-01-02"],
    ]) {
      await sql`insert into audit_log values (${id}, ${at}, 'nora', 'answered', 'an-id', null)`.execute(
        db,
      );
    }
    for (const register of ["breach_records", "complaint_records"]) {
      await sql`create table ${sql.table(register)} (entry text)`.execute(db);
    }
    await migrate(db);
    const left = await db.introspection.getTables();
    expect(left.filter(({ name }) => name.endsWith("_records"))).toEqual([]);
    expect(await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow()).toMatchObject({
      consent_version: "2024-1",
      consent_id: null,
      suspicion: null,
      retention_class: "application",
      network: null,
    });
    expect(await findPeople(db, "maelle roy")).toMatchObject({ count: 1 });
    const log = await newestEntries(db, 5);
    expect(log.map(({ id, seq }) => [id, seq])).toEqual([
      ["b", 2],
      ["a", 1],
    ]);
    expect((await verifyAudit(db)).brokenAt).toBeUndefined();
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow("only be added to");
  });

  test("verification finds changed, removed and inserted entries, and checks a recorded head", async () => {
    const db = await opened(await engine.ownDatabase());
    for (const actor of ["nora", "ben", "nora"]) {
      await audit(db, { at: now, actor, action: "exported" });
    }
    const { hash } = await auditHead(db);
    await audit(db, { at: now, actor: "eve", action: "erased", leadIds: ["one", "two"] });
    expect(await verifyAudit(db, hash)).toMatchObject({ brokenAt: undefined, holds: true });
    expect(await verifyAudit(db, "f".repeat(64))).toMatchObject({ holds: false });
    await allowChanges(db as unknown as Kysely<unknown>, "audit_log");
    await db.updateTable("audit_log").set({ actor: "ben" }).where("seq", "=", 4).execute();
    expect(await verifyAudit(db)).toMatchObject({ brokenAt: 4, head: { seq: 3 } });
    await db.deleteFrom("audit_log").where("seq", "=", 2).execute();
    expect(await verifyAudit(db)).toMatchObject({ brokenAt: 2 });
  });

  test("concurrent entries are appended one after the other", async () => {
    const { db } = await engine.emptyDatabase();
    const note = () => audit(db, { at: now, actor: "nora", action: "listed" });
    await Promise.all(Array.from({ length: 12 }, note));
    expect(await verifyAudit(db)).toMatchObject({ brokenAt: undefined, head: { seq: 12 } });
  });
});

test.each([
  ["maelle", true],
  ["O'BRIEN", true],
  ["O'Brien-李 Maëlle", true],
  ["Maëlle  O'Brien", true],
  ["(705) 555-0142", true],
  ["+1 705 555 0142", true],
  ["555-0142", true],
  ["705-555-0143", false],
  ["brien maelle x", false],
  ["%", false],
  ["M_elle", false],
])("%s is found: %s", async (sought, isFound) => {
  const { db } = await sqlite.emptyDatabase();
  const person = { ...application, phoneOrEmail: "1 705.555.0142" };
  await testStore(db).accept(submission({ application: person }));
  expect(await findPeople(db, sought)).toMatchObject({ count: isFound ? 1 : 0 });
});

const received: Parameters<typeof keptUntil>[0] = {
  received_at: "2026-03-08T15:30:00.000Z",
  term_ends_at: null,
  retention_class: "application",
};
const rules = retentionRules(brokerage.regulator);
const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);

testOfExample("an application is kept by its outcome, a mortgage from the end of its term", () => {
  const mortgage = { ...received, retention_class: "mortgage" } as const;
  // The regulator's own example: a five-year term arranged in 2025 is kept until 2036.
  const ended = { ...mortgage, term_ends_at: "2030-06-30T00:00:00.000Z" };
  expect(day(keptUntil(received, rules))).toBe("2032-03-08");
  expect(day(keptUntil(ended, rules))).toBe("2036-06-30");
  expect(day(keptUntil(ended, retentionRules("BCFSA")))).toBe("2037-06-30");
  expect(keptUntil(mortgage, rules)).toBeUndefined();
  expect(keptUntilInWords(mortgage, rules)).toBe(
    "6 years after its term ends, a day that is not known yet",
  );
});
